#include "front/terminal/prompt/interrupt.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <locale>
#include <sstream>
#include <string_view>

namespace cubelang::terminal {
namespace {

constexpr std::uint64_t least_memory = std::uint64_t{1} << 25;
constexpr std::uint64_t most_memory = std::uint64_t{1} << 50;
constexpr std::chrono::milliseconds shortest{10}, longest{3'600'000};

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool is_checked_build = true;
#elif defined(__has_feature)
constexpr bool is_checked_build = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
constexpr bool is_checked_build = false;
#endif

// On Linux RLIMIT_DATA counts requested memory; RLIMIT_AS would count reserved addresses too.
#ifdef __linux__
constexpr auto resource = RLIMIT_DATA;
#else
constexpr auto resource = RLIMIT_AS;
#endif

// The power of 1024; nothing for an unknown unit.
std::optional<int> power_of(std::string_view unit) {
    constexpr std::string_view units = "KMGT";
    if (unit.empty()) return 0;
    const auto at = units.find(unit.front());
    return unit.size() == 1 && at != units.npos ? std::optional(static_cast<int>(at) + 1) : std::nullopt;
}

}  // namespace

std::optional<std::uint64_t> memory_in(const std::string& word) {
    std::uint64_t bytes = 0;
    const char* const end = word.data() + word.size();
    const auto [rest, error] = std::from_chars(word.data(), end, bytes);
    const auto power = power_of({rest, static_cast<std::size_t>(end - rest)});
    if (error != std::errc{} || !power || bytes > most_memory >> 10 * *power) return std::nullopt;
    bytes <<= 10 * *power;
    return bytes >= least_memory ? std::optional(bytes) : std::nullopt;
}

std::optional<std::chrono::milliseconds> time_in(const std::string& word) {
    std::istringstream in(word);
    in.imbue(std::locale::classic());
    double seconds = 0;
    in >> std::noskipws >> seconds;
    const bool is_number = !in.fail() && in.peek() == std::istringstream::traits_type::eof();
    const auto limit = std::chrono::duration<double>(seconds);
    if (!is_number || !(limit >= shortest && limit <= longest)) return std::nullopt;
    return std::chrono::duration_cast<std::chrono::milliseconds>(limit);
}

std::string limit_memory(std::uint64_t bytes) {
    if (is_checked_build) return "this build uses a sanitizer, so its memory cannot be limited";
    rlimit limit{};
    ::getrlimit(resource, &limit);
    limit.rlim_cur = std::min<rlim_t>(bytes, limit.rlim_max);
    return ::setrlimit(resource, &limit) == 0 ? "" : std::strerror(errno);
}

}  // namespace cubelang::terminal
