#include "runtime/lesson/time_limit.hpp"

#include <condition_variable>
#include <mutex>

namespace cubelang::lesson {

// Once it is over the session is interrupted again and again: each text that it begins to run forgets what came before.
TimeLimit::TimeLimit(Session& session, std::chrono::milliseconds limit)
    : watch_([this, &session, limit](const std::stop_token& stop) {
          constexpr std::chrono::milliseconds again{20};
          std::mutex mutex;
          std::condition_variable_any never;
          std::unique_lock lock(mutex);
          const auto wait = [&](std::chrono::milliseconds time) {
              never.wait_for(lock, stop, time, [] { return false; });
          };
          for (wait(limit); !stop.stop_requested(); wait(again)) {
              over_ = true;
              session.interrupt();
          }
      }) {}

TimeLimit::~TimeLimit() = default;  // the thread is asked to stop, and waited for

}  // namespace cubelang::lesson
