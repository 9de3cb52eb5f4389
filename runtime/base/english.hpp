#pragma once
// English for messages.

#include <cstdint>
#include <string>
#include <string_view>

namespace cubelang {

/// "1 move", "2 moves"
[[nodiscard]] inline std::string counted(const std::string& count, std::string_view noun) {
    return count + " " + std::string(noun) + (count == "1" ? "" : "s");
}
[[nodiscard]] inline std::string counted(std::uint64_t count, std::string_view noun) {
    return counted(std::to_string(count), noun);
}

}  // namespace cubelang
