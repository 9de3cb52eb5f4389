#include "front/notebook/notebook_requests.hpp"

#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/output.hpp"
#include "runtime/base/files/read.hpp"
#include "runtime/base/files/replace.hpp"
#include "runtime/base/text.hpp"
#include "runtime/session/watchdog.hpp"

namespace cubelang::notebook {

using namespace terminal;

namespace {

// Request lines that wait. A separate thread reads them, so that an interrupt and the end are noticed at any time.
class Inbox {
public:
    /// `interrupt` is called by another thread if an interrupt line arrives during a request or while one waits.
    explicit Inbox(std::function<void()> interrupt) : interrupt_(std::move(interrupt)) {}

    void put(std::string line) {
        const std::scoped_lock lock(mutex_);
        if (!is_interrupt(line))
            lines_.push_back(std::move(line));
        else if (is_busy_)
            interrupt();
        else
            is_next_interrupted_ = !lines_.empty();  // it was sent after that request
        changed_.notify_one();
    }
    void close() {
        const std::scoped_lock lock(mutex_);
        is_closed_ = true;
        changed_.notify_one();
    }
    /// The next line; nullopt at the end of the input.
    std::optional<std::string> take() {
        std::unique_lock lock(mutex_);
        is_busy_ = false;
        changed_.wait(lock, [this] { return is_closed_ || !lines_.empty(); });
        if (lines_.empty()) return std::nullopt;
        is_busy_ = true;
        is_interrupted_ = false;
        ++requests_;
        if (std::exchange(is_next_interrupted_, false)) interrupt();
        auto line = std::move(lines_.front());
        lines_.pop_front();
        return line;
    }

private:
    // Repeatedly, since a session forgets an interrupt that comes before its text. If the request does not stop, the
    // program ends, and the notebook starts another one.
    void interrupt() {
        interrupt_();
        if (std::exchange(is_interrupted_, true)) return;
        std::thread([this, request = requests_] {
            constexpr std::chrono::milliseconds pause{50};
            const auto end = std::chrono::steady_clock::now() + LastResort{}.patience;
            while (std::chrono::steady_clock::now() < end) {
                std::this_thread::sleep_for(pause);
                const std::scoped_lock lock(mutex_);
                if (!is_busy_ || request != requests_) return;
                interrupt_();
            }
            std::_Exit(exit_late);
        }).detach();
    }
    static bool is_interrupt(std::string_view line) {
        constexpr std::size_t longest = 200;
        if (line.size() > longest || line.find("interrupt") == line.npos) return false;
        const auto request = Json::parse(line, nullptr, false);
        return request.is_object() && request.contains("ask") && request["ask"] == "interrupt";
    }

    std::function<void()> interrupt_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::string> lines_;
    bool is_busy_ = false, is_closed_ = false, is_interrupted_ = false, is_next_interrupted_ = false;
    std::size_t requests_ = 0;
};

// Passes on complete lines and keeps the start of the next one.
void put_lines(std::string& kept, std::string_view part, Inbox& inbox) {
    for (auto end = part.find('\n'); end != part.npos; end = part.find('\n')) {
        inbox.put(std::exchange(kept, {}).append(part.substr(0, end)));
        part.remove_prefix(end + 1);
    }
    kept += part;
}

// Exiting at once loses nothing: a file being written is still a draft.
void exit_when_output_closes() {
    pollfd answers{STDOUT_FILENO, 0, 0};
    while (::poll(&answers, 1, -1) < 0 && errno == EINTR) continue;
    std::_Exit(exit_ok);
}

void read_requests(Inbox& inbox) {
    std::string text;
    for (;;) {
        const auto part = files::read_some(STDIN_FILENO);
        if (part.error == EINTR) continue;
        if (part.error != 0 || part.text.empty()) break;
        put_lines(text, part.text, inbox);
    }
    if (!text.empty()) inbox.put(std::move(text));
    inbox.close();
    exit_when_output_closes();
}

// Signals go to the computing thread. The reading thread may be blocked when the program ends, so it is not joined.
void start_reading(const std::shared_ptr<Inbox>& inbox) {
    sigset_t all, before;
    ::sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &before);
    std::thread([inbox] { read_requests(*inbox); }).detach();
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

// Keeps the machine usable: a notebook that takes all memory would be killed, and its definitions lost.
void limit_to_this_machine() {
    const auto pages = ::sysconf(_SC_PHYS_PAGES), page = ::sysconf(_SC_PAGESIZE);
    if (pages <= 0 || page <= 0) return;
    const auto all = static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(page);
    static_cast<void>(limit_memory(all / 4 * 3));
}

void write_line(const std::string& reply) {
    if (files::write_all(STDOUT_FILENO, reply + "\n") != 0) std::_Exit(exit_error);
}

}  // namespace

int serve_notebook(const Options& options) {
    ::signal(SIGINT, SIG_IGN);  // interrupts arrive as lines
    limit_time(options.time_limit, OnInterrupt::go_on);
    if (options.memory_limit == 0) limit_to_this_machine();
    Notebook notebook(options, write_line);
    const auto inbox = std::make_shared<Inbox>([&notebook] { notebook.interrupt(); });
    start_reading(inbox);
    while (const auto request = inbox->take()) notebook.ask(*request);
    std::_Exit(exit_ok);  // the reading thread may still use the inbox
}

}  // namespace cubelang::notebook
