#include "front/terminal/kernel/notebook_json.hpp"

#include <algorithm>

#include "runtime/base/utf8.hpp"

namespace cubelang::shell {

std::size_t byte_at(std::string_view text, std::size_t character) {
    std::size_t at = 0;
    for (; character > 0 && at < text.size(); --character) at = character_end(text, at);
    return at;
}

std::size_t character_at(std::string_view text, std::size_t byte) {
    return count_characters(text.substr(0, std::min(byte, text.size())));
}

}  // namespace cubelang::shell
