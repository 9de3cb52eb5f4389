#include "runtime/shell/system/interrupt.hpp"

#include <signal.h>
#include <time.h>

#include <atomic>
#include <cstdint>

namespace cubelang::shell {
namespace {

// Handlers have no other way to know: the program has one session.
std::atomic<Session*> computing = nullptr;
std::atomic<bool> pressed = false;
std::atomic<int> end_signal = 0;
static_assert(std::atomic<Session*>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

void stop_computing() {
    if (Session* const session = computing.load()) session->interrupt();
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

// One press may arrive as several signals (to the process and to its group): only a later one is a second press.
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

// Never SA_RESTART: a read that waits has to end too. What the parent has us ignore (nohup) stays ignored.
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

InterruptScope::InterruptScope(Session& session) noexcept { computing = &session; }
InterruptScope::~InterruptScope() { computing = nullptr; }

}  // namespace cubelang::shell
