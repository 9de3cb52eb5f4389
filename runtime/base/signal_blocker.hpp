#pragma once
// Blocks signals in worker threads: they are for the thread that waits for input.

#include <signal.h>

namespace cubelang::inline base {

/// Blocks all signals in this thread while it lives. Threads started meanwhile keep them blocked.
class SignalBlocker {
public:
    SignalBlocker() {
        sigset_t all;
        ::sigfillset(&all);
        ::pthread_sigmask(SIG_SETMASK, &all, &before_);
    }
    ~SignalBlocker() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
    SignalBlocker(const SignalBlocker&) = delete;
    SignalBlocker& operator=(const SignalBlocker&) = delete;

private:
    sigset_t before_{};
};

}  // namespace cubelang::inline base
