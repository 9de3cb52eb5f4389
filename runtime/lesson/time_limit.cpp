#include "runtime/lesson/time_limit.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <utility>

namespace cubelang::lesson {

// Once it is over the session is interrupted again and again: each text that it begins to run forgets what came before.
TimeLimit::TimeLimit(Session& session, std::chrono::milliseconds limit, Counts counts)
    : watch_([this, &session, limit, counts = std::move(counts)](const std::stop_token& stop) {
          constexpr std::chrono::milliseconds longest_wait{20};
          const auto wait = std::min(limit, longest_wait);
          std::mutex mutex;
          std::condition_variable_any never;
          std::unique_lock lock(mutex);
          for (std::chrono::milliseconds counted{0}; !stop.stop_requested();) {
              never.wait_for(lock, stop, wait, [] { return false; });
              if (counts()) counted += wait;
              if (counted < limit || stop.stop_requested()) continue;
              over_ = true;
              session.interrupt();
          }
      }) {}

TimeLimit::~TimeLimit() = default;  // the thread is asked to stop, and waited for

}  // namespace cubelang::lesson
