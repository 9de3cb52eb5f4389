#include "runtime/meaning/context/progress.hpp"

#include <algorithm>
#include <cmath>

namespace cubelang::meaning {

std::string short_number(std::uint64_t number) {
    if (number < 1000) return fmt::format("{}", number);
    const auto value = static_cast<double>(number);
    if (number < 1'000'000) return fmt::format("{:.3g} k", value / 1e3);
    if (number < 1'000'000'000) return fmt::format("{:.3g} M", value / 1e6);
    return fmt::format("{:.3g} G", value / 1e9);
}

std::string percent(std::uint64_t part, std::uint64_t parts) {
    constexpr double most = 99;
    return fmt::format("{:.0f} %",
                       std::min(most, std::floor(100.0 * static_cast<double>(part) / static_cast<double>(parts))));
}

void Ticker::report(const std::string& text) const {
    if (!context_.is_watched()) return;
    const std::scoped_lock lock(mutex_);
    const auto now = Clock::now();
    if (now - last_ < between) return;
    last_ = now;
    has_reported_ = true;
    context_.report(fmt::format("{}, {:.1f} s", text, std::chrono::duration<double>(now - began_).count()));
}

}  // namespace cubelang::meaning
