#include "runtime/builtins/ticker.hpp"

#include <fmt/format.h>

namespace cubelang::eval {
namespace {

constexpr std::chrono::milliseconds between{200};

}  // namespace

std::string in_short(std::uint64_t number) {
    if (number < 1000) return fmt::format("{}", number);
    const auto value = static_cast<double>(number);
    if (number < 1'000'000) return fmt::format("{:.3g} k", value / 1e3);
    if (number < 1'000'000'000) return fmt::format("{:.3g} M", value / 1e6);
    return fmt::format("{:.3g} G", value / 1e9);
}

void Ticker::say(const std::string& what) const {
    if (!context_.is_watched()) return;
    const std::scoped_lock lock(mutex_);
    const auto now = Clock::now();
    if (now - last_ < between) return;
    last_ = now;
    spoken_ = true;
    context_.report(fmt::format("{}, {:.1f} s", what, std::chrono::duration<double>(now - began_).count()));
}

}  // namespace cubelang::eval
