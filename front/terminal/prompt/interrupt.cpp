#include "front/terminal/prompt/interrupt.hpp"

#include <signal.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include <cerrno>
#include <sstream>

#include "front/terminal/prompt/output.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::terminal {
namespace {

// Global for the signal handlers: the program has one session, or one flag.
std::atomic<Session*> computing = nullptr;
std::atomic<std::atomic<bool>*> watched_flag = nullptr;
std::atomic<bool> pressed = false;
std::atomic<int> end_signal = 0;
static_assert(std::atomic<Session*>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

void stop_computing() {
    if (Session* const session = computing.load()) session->interrupt();
    if (std::atomic<bool>* const flag = watched_flag.load()) flag->store(true);
}

void on_interrupt(int) {
    pressed = true;
    stop_computing();
}

std::int64_t milliseconds_now() {
    timespec now{};
    ::clock_gettime(CLOCK_MONOTONIC, &now);
    return static_cast<std::int64_t>(now.tv_sec) * 1000 + now.tv_nsec / 1'000'000;
}

// One press may arrive as several signals (to the process and to its group); only a later signal is a second press.
constexpr std::int64_t one_press = 300;
std::atomic<std::int64_t> first_press = 0;
static_assert(std::atomic<std::int64_t>::is_always_lock_free);

void on_interrupt_of_script(int signal) {
    std::int64_t none = 0;
    const auto now = milliseconds_now();
    if (first_press.compare_exchange_strong(none, now) || now - none < one_press) return on_interrupt(signal);
    ::signal(signal, SIG_DFL);
    ::raise(signal);
}

void on_end(int signal) {
    end_signal = signal;
    stop_computing();
}

// Without SA_RESTART, so that a waiting read ends too. A signal that the parent ignores (nohup) stays ignored.
void handle(int signal, void (*handler)(int), int flags) {
    struct sigaction action {};
    ::sigaction(signal, nullptr, &action);
    if (action.sa_handler == SIG_IGN) return;
    action.sa_handler = handler;
    action.sa_flags = flags;
    ::sigemptyset(&action.sa_mask);
    ::sigaction(signal, &action, nullptr);
}

constexpr int once = static_cast<int>(SA_RESETHAND);

std::chrono::microseconds time_limit{0};  // 0: no limit
OnInterrupt at_time_limit = OnInterrupt::go_on;
std::string late_message;
std::atomic<bool> late = false;
std::atomic<int> rings = 0;

constexpr std::chrono::microseconds between_rings{20'000};
constexpr int most_rings = 250;  // five seconds

// Interrupts the session repeatedly: it clears its stop flag when it begins to run a text.
void ring() {
    late = true;
    stop_computing();
}

void on_alarm(int) {
    const int before = errno;
    ring();
    if (++rings > most_rings && at_time_limit == OnInterrupt::end) {
        static_cast<void>(!::write(STDERR_FILENO, late_message.data(), late_message.size()));
        ::_exit(exit_late);
    }
    errno = before;
}

std::string time_limit_message() {
    std::ostringstream seconds;
    seconds << static_cast<double>(time_limit.count()) / 1e6;
    return "the time limit of " + seconds.str() + " s was reached";
}

timeval as_timeval(std::chrono::microseconds time) {
    constexpr std::int64_t second = 1'000'000;
    return {static_cast<time_t>(time.count() / second), static_cast<suseconds_t>(time.count() % second)};
}

std::optional<PollHook> own_alarm;  // for systems without timers

void set_own_alarm(std::chrono::microseconds time) noexcept {
    own_alarm.reset();
    if (time.count() == 0) return;
    own_alarm.emplace([end = std::chrono::steady_clock::now() + time] {
        if (std::chrono::steady_clock::now() >= end) ring();
    });
}

void set_alarm(std::chrono::microseconds time) noexcept {
    if (is_single_threaded) return set_own_alarm(time);
    const itimerval alarm{as_timeval(time.count() == 0 ? time : between_rings), as_timeval(time)};
    ::setitimer(ITIMER_REAL, &alarm, nullptr);
}

}  // namespace

void watch_interrupts(OnInterrupt reaction) {
    handle(SIGINT, reaction == OnInterrupt::end ? on_interrupt_of_script : on_interrupt, 0);
    if (reaction == OnInterrupt::end) return;
    handle(SIGTERM, on_end, once);
    handle(SIGHUP, on_end, once);
}

bool interrupted() noexcept { return pressed; }
void forget_interrupt() noexcept { pressed = false; }
int ending() noexcept { return end_signal; }

void limit_time(std::chrono::milliseconds limit, OnInterrupt reaction) {
    time_limit = limit;
    at_time_limit = reaction;
    if (limit.count() == 0) return;
    late_message = "cube: " + time_limit_message() + ", but the program did not stop\n";
    handle(SIGALRM, on_alarm, SA_RESTART);  // reads and writes continue
}

bool has_time_limit() noexcept { return time_limit.count() != 0; }
bool is_late() noexcept { return late; }
std::string interruption_reason() { return late ? time_limit_message() : ""; }

InterruptScope::InterruptScope(Session& session) noexcept {
    computing = &session;
    begin();
}
InterruptScope::InterruptScope(std::atomic<bool>& stop) noexcept {
    watched_flag = &stop;
    begin();
}
void InterruptScope::begin() noexcept {
    if (time_limit.count() == 0) return;
    late = false;
    rings = 0;
    set_alarm(time_limit);
}
InterruptScope::~InterruptScope() {
    if (time_limit.count() != 0) set_alarm(std::chrono::microseconds(0));
    computing = nullptr;
    watched_flag = nullptr;
}

}  // namespace cubelang::terminal
