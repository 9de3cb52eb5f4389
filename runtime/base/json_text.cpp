#include "runtime/base/json_text.hpp"

#include "runtime/base/printable.hpp"

namespace cubelang::inline base {

std::string json_text(std::string_view text) {
    constexpr std::string_view escaped = "\"\\\b\f\n\r\t", names = "\"\\bfnrt";
    std::string result = "\"";
    for (auto at = text.find_first_of(escaped); at != text.npos; at = text.find_first_of(escaped)) {
        result += text.substr(0, at);
        result += '\\';
        result += names[escaped.find(text[at])];
        text.remove_prefix(at + 1);
    }
    result += text;
    return printable_json(result + '"');
}

void JsonObject::add_json(std::string_view key, std::string_view value) {
    if (text_.size() > 1) text_ += ',';
    text_ += json_text(key);
    text_ += ':';
    text_ += value;
}

}  // namespace cubelang::inline base
