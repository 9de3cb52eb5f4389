#include "front/python/module/without_gil.hpp"

#include <pthread.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <exception>
#include <new>

#include <fmt/format.h>

#include "front/machine/user_paths.hpp"
#include "lang/parser.hpp"
#include "runtime/base/english.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::python {
namespace {

// Python handles signals only in its main thread and between bytecode instructions. Our handler interrupts the
// computation at once, then calls Python's handler, which raises KeyboardInterrupt afterwards.
std::atomic<const Interrupter*> active_interrupter{nullptr};
struct sigaction previous_handler;

extern "C" void on_interrupt(int signal, siginfo_t* info, void* context) {
    if (const auto* interrupter = active_interrupter.load()) interrupter->stop(interrupter->context);
    if ((previous_handler.sa_flags & SA_SIGINFO) != 0)
        previous_handler.sa_sigaction(signal, info, context);
    else
        previous_handler.sa_handler(signal);
}

bool is_main_thread() {
#ifdef __linux__
    thread_local const bool is_main = syscall(SYS_gettid) == getpid();
#else
    thread_local const bool is_main = pthread_main_np() != 0;
#endif
    return is_main;
}

class SignalScope {
public:
    explicit SignalScope(const Interrupter& interrupter)
        : is_outermost_(is_main_thread() && active_interrupter.load() == nullptr) {
        if (!is_outermost_) return;
        struct sigaction ours {};
        ours.sa_sigaction = on_interrupt;
        ours.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
        sigemptyset(&ours.sa_mask);
        sigaction(SIGINT, nullptr, &previous_handler);
        const bool is_handled = (previous_handler.sa_flags & SA_SIGINFO) != 0 ||
                                (previous_handler.sa_handler != SIG_DFL && previous_handler.sa_handler != SIG_IGN);
        if (!(is_outermost_ = is_handled)) return;
        active_interrupter = &interrupter;
        sigaction(SIGINT, &ours, nullptr);
    }
    ~SignalScope() {
        if (!is_outermost_) return;
        sigaction(SIGINT, &previous_handler, nullptr);
        active_interrupter = nullptr;
    }
    SignalScope(const SignalScope&) = delete;
    SignalScope& operator=(const SignalScope&) = delete;

private:
    bool is_outermost_;
};

// Threads may have small stacks, and Python's main thread has already used part of its stack.
constexpr std::size_t stack_wanted = meaning::limits::deepest_stack + (std::size_t{1} << 19);

const char* end_of_stack() {
#ifdef __linux__
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return nullptr;
    void* lowest = nullptr;
    std::size_t size = 0;
    pthread_attr_getstack(&attributes, &lowest, &size);
    pthread_attr_destroy(&attributes);
    return static_cast<const char*>(lowest);
#else
    return static_cast<const char*>(pthread_get_stackaddr_np(pthread_self())) -
           pthread_get_stacksize_np(pthread_self());
#endif
}

bool has_stack() {
    thread_local const char* const end = end_of_stack();
    const auto* here = static_cast<const char*>(__builtin_frame_address(0));
    return end != nullptr && here > end && static_cast<std::size_t>(here - end) > stack_wanted;
}

struct Task {
    const std::function<void()>& work;
    std::exception_ptr thrown{};
    void run() noexcept {
        try {
            work();
        } catch (...) {
            thrown = std::current_exception();
        }
    }
};

void* run_task(void* task) {
    static_cast<Task*>(task)->run();
    return nullptr;
}

void run_on_large_stack(Task& task) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, 2 * stack_wanted);
    pthread_t thread{};
    const bool began = pthread_create(&thread, &attributes, run_task, &task) == 0;
    pthread_attr_destroy(&attributes);
    if (!began) throw std::bad_alloc();
    pthread_join(thread, nullptr);
}

// A session for expressions, one per thread.
class ExpressionSession {
public:
    ExpressionSession() {
        host_.table_folder = machine::table_folder();
        SessionOptions options;
        options.drawings = false;
        options.values = true;
        session_ = std::make_unique<Session>(
            std::move(options), [this](const Answer& answer) { take(answer); }, host_);
    }

    void run(cube::Cube cube, const lang::SourcePtr& source, const Names& names) {
        value_ = nullptr;
        problem_ = nullptr;
        if (!session_->choose(cube.n, cube.super)) return;
        for (const auto& [name, value] : names) session_->define(name, value);
        session_->run(source->name, source->text);
        for (const auto& [name, value] : names) session_->define(name, meaning::make_integer(0));
    }
    /// While it runs `work`, programs write files into the returned text.
    std::string written_by(const std::function<void()>& work) {
        std::string written;
        host_.write_file = [&](const std::string&, const std::string& text) {
            written = text;
            return std::string();
        };
        try {
            work();
        } catch (...) {
            host_.write_file = nullptr;
            throw;
        }
        host_.write_file = nullptr;
        return written;
    }
    [[nodiscard]] const meaning::Value* value() const { return value_.get(); }
    [[nodiscard]] const lang::Diagnostic* problem() const { return problem_.get(); }
    static void interrupt(void* expression_session) {
        static_cast<ExpressionSession*>(expression_session)->session_->interrupt();
    }

private:
    void take(const Answer& answer) {
        if (answer.failed()) problem_ = answer.diagnostic;
        if (answer.value) value_ = answer.value;
    }

    Host host_;
    std::unique_ptr<Session> session_;
    std::shared_ptr<const meaning::Value> value_;
    std::shared_ptr<const lang::Diagnostic> problem_;
};

ExpressionSession& expression_session() {
    thread_local ExpressionSession one;
    return one;
}

// Statements would change the session, and have no value.
void check_is_expression(const lang::SourcePtr& source) {
    const auto parsed = lang::parse(source);
    if (!parsed.errors.empty()) throw lang::Error(parsed.errors.front());
    const bool is_one =
        parsed.statements.size() == 1 && std::holds_alternative<lang::Show>(parsed.statements.front().node);
    if (!is_one)
        throw lang::Error({source, {}}, "expected one expression, such as R U R' U'",
                          "use a Session to run statements");
}

}  // namespace

void run_without_gil(Interrupter interrupter, const std::function<void()>& work) {
    Task task{work};
    {
        const SignalScope scope(interrupter);
        const py::gil_scoped_release free;
        if (has_stack())
            task.run();
        else
            run_on_large_stack(task);
    }
    if (PyErr_CheckSignals() != 0) throw py::error_already_set();
    if (task.thrown) std::rethrow_exception(task.thrown);
}

meaning::Value ask(cube::Cube cube, const std::string& expression, const Names& names) {
    auto& session = expression_session();
    const auto source = lang::make_source("<python>", expression);
    run_without_gil({ExpressionSession::interrupt, &session}, [&] {
        check_is_expression(source);
        session.run(cube, source, names);
    });
    if (session.problem() != nullptr) raise(*session.problem());
    if (session.value() == nullptr)
        throw lang::Error({source, {}}, "this has no value", "use a Session to run statements that only print");
    return *session.value();
}

std::string written_file(cube::Cube cube, const std::string& expression, const Names& names) {
    return expression_session().written_by([&] { static_cast<void>(ask(cube, expression, names)); });
}

cube::Cube checked_cube(long long n, bool super) {
    if (n < cube::smallest_cube || n > cube::largest_cube)
        throw pybind11::value_error(fmt::format("there is no cube with {}; cubes have {} to {} layers",
                                                counted(std::to_string(n), "layer"), cube::smallest_cube,
                                                cube::largest_cube));
    return {static_cast<int>(n), super};
}

}  // namespace cubelang::python
