#include "front/python/module/running.hpp"

#include <pthread.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <exception>
#include <new>

#include <fmt/format.h>

#include "lang/parser.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/host/user_paths.hpp"
#include "runtime/meaning/value/limits.hpp"
#include "runtime/session/session.hpp"

#ifdef __linux__
#endif

namespace cubelang::python {
namespace {

// Python handles signals in its main thread alone, and only between two of its own steps: what runs there is told at
// once, and Python's own handler, which was there before, notes it for afterwards.
std::atomic<const Ending*> ending_under_way{nullptr};
struct sigaction handler_before;

extern "C" void on_interrupt(int signal, siginfo_t* info, void* context) {
    if (const auto* ending = ending_under_way.load()) ending->stop(ending->what);
    if ((handler_before.sa_flags & SA_SIGINFO) != 0)
        handler_before.sa_sigaction(signal, info, context);
    else
        handler_before.sa_handler(signal);
}

bool is_main_thread() {
#ifdef __linux__
    thread_local const bool is_main = syscall(SYS_gettid) == getpid();
#else
    thread_local const bool is_main = pthread_main_np() != 0;
#endif
    return is_main;
}

class Listening {
public:
    explicit Listening(const Ending& ending) : is_outermost_(is_main_thread() && ending_under_way.load() == nullptr) {
        if (!is_outermost_) return;
        struct sigaction ours {};
        ours.sa_sigaction = on_interrupt;
        ours.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
        sigemptyset(&ours.sa_mask);
        sigaction(SIGINT, nullptr, &handler_before);
        const bool is_handled = (handler_before.sa_flags & SA_SIGINFO) != 0 ||
                                (handler_before.sa_handler != SIG_DFL && handler_before.sa_handler != SIG_IGN);
        if (!(is_outermost_ = is_handled)) return;
        ending_under_way = &ending;
        sigaction(SIGINT, &ours, nullptr);
    }
    ~Listening() {
        if (!is_outermost_) return;
        sigaction(SIGINT, &handler_before, nullptr);
        ending_under_way = nullptr;
    }
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;

private:
    bool is_outermost_;
};

// Threads of programs may have little stack, and Python's main thread has used some of its own.
constexpr std::size_t stack_wanted = eval::limits::deepest_stack + (std::size_t{1} << 19);

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

struct Errand {
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

void* run_errand(void* errand) {
    static_cast<Errand*>(errand)->run();
    return nullptr;
}

void run_on_a_stack_of_its_own(Errand& errand) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, 2 * stack_wanted);
    pthread_t thread{};
    const bool began = pthread_create(&thread, &attributes, run_errand, &errand) == 0;
    pthread_attr_destroy(&attributes);
    if (!began) throw std::bad_alloc();
    pthread_join(thread, nullptr);
}

// Programs that compute in several threads have one for each of them.
class Quiet {
public:
    Quiet() {
        host_.table_folder = table_folder();
        SessionOptions options;
        options.drawings = false;
        options.values = true;
        session_ = std::make_unique<Session>(
            std::move(options), [this](const Answer& answer) { hear(answer); }, host_);
    }

    void run(cube::Cube cube, const lang::SourcePtr& source, const Names& names) {
        value_ = nullptr;
        problem_ = nullptr;
        if (!session_->choose(cube.n, cube.super)) return;
        for (const auto& [name, value] : names) session_->define(name, value);
        session_->run(source->name, source->text);
        for (const auto& [name, value] : names) session_->define(name, eval::make_integer(0));
    }
    [[nodiscard]] const eval::Value* value() const { return value_.get(); }
    [[nodiscard]] const lang::Diagnostic* problem() const { return problem_.get(); }
    static void interrupt(void* quiet) { static_cast<Quiet*>(quiet)->session_->interrupt(); }

private:
    void hear(const Answer& answer) {
        if (answer.failed()) problem_ = answer.diagnostic;
        if (answer.value) value_ = answer.value;
    }

    Host host_;
    std::unique_ptr<Session> session_;
    std::shared_ptr<const eval::Value> value_;
    std::shared_ptr<const lang::Diagnostic> problem_;
};

Quiet& quiet() {
    thread_local Quiet one;
    return one;
}

// Statements would leave something behind, and what shows nothing has no value.
void check_is_expression(const lang::SourcePtr& source) {
    const auto parsed = lang::parse(source);
    if (!parsed.errors.empty()) throw lang::Error(parsed.errors.front());
    const bool is_one =
        parsed.statements.size() == 1 && std::holds_alternative<lang::Show>(parsed.statements.front().node);
    if (!is_one)
        throw lang::Error({source, {}}, "one expression is wanted here, such as R U R' U'",
                          "a Session runs statements of every kind");
}

}  // namespace

void run_freely(Ending ending, const std::function<void()>& work) {
    Errand errand{work};
    {
        const Listening listening(ending);
        const py::gil_scoped_release free;
        if (has_stack())
            errand.run();
        else
            run_on_a_stack_of_its_own(errand);
    }
    if (PyErr_CheckSignals() != 0) throw py::error_already_set();
    if (errand.thrown) std::rethrow_exception(errand.thrown);
}

void run_freely(const std::function<void()>& work) {
    freely([&](StopToken stop) {
        const StopScope watched(stop);
        work();
    });
}

py::object in_python(const char* name) { return py::module_::import("cubelang._python").attr(name); }

void raise(const lang::Diagnostic& diagnostic, const py::list& answers) {
    const bool interrupted = diagnostic.kind == lang::Diagnostic::Kind::interrupted;
    const auto type = in_python(interrupted ? "Interrupted" : "Error");
    const auto& where = diagnostic.where;
    const auto at = where.source ? lang::line_column(*where.source, where.span.begin) : lang::LineColumn{0, 0};
    auto shown = where.source ? lang::to_string(diagnostic) : diagnostic.message;
    if (!shown.empty() && shown.back() == '\n') shown.pop_back();
    py::list notes;
    for (const auto& note : diagnostic.notes) notes.append(note.text);
    const auto error =
        type(shown, diagnostic.message, diagnostic.hint, where.source ? where.source->name : std::string(), at.line,
             at.column, py::tuple(notes), answers);
    PyErr_SetObject(type.ptr(), error.ptr());
    throw py::error_already_set();
}

eval::Value ask(cube::Cube cube, const std::string& expression, const Names& names) {
    auto& session = quiet();
    const auto source = lang::make_source("<python>", expression);
    run_freely({Quiet::interrupt, &session}, [&] {
        check_is_expression(source);
        session.run(cube, source, names);
    });
    if (session.problem() != nullptr) raise(*session.problem());
    if (session.value() == nullptr)
        throw lang::Error({source, {}}, "this has no value", "a Session runs what only prints");
    return *session.value();
}

cube::Cube checked_cube(long long n, bool super) {
    if (n < cube::smallest_cube || n > cube::largest_cube)
        throw pybind11::value_error(fmt::format("there is no cube of {} layers: they have {} to {}", n,
                                                cube::smallest_cube, cube::largest_cube));
    return {static_cast<int>(n), super};
}

}  // namespace cubelang::python
