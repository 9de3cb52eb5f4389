#pragma once
// JSON output, written directly as text: a tree would be many times as large, and destroying one allocates memory.

#include <concepts>
#include <string>
#include <string_view>

namespace cubelang::inline base {

/// In quotes. Escapes JSON's special characters, and characters that a terminal would interpret.
[[nodiscard]] std::string json_text(std::string_view text);

/// [each(item),…]
template <typename Range, typename Each>
[[nodiscard]] std::string json_list(const Range& range, Each each) {
    std::string list = "[";
    for (const auto& item : range) list += (list.size() > 1 ? "," : "") + each(item);
    return list + "]";
}

/// {"key":value,…}, with the fields in the order of addition.
class JsonObject {
public:
    void add(std::string_view key, std::string_view text) { add_json(key, json_text(text)); }
    void add(std::string_view key, const char* text) { add(key, std::string_view(text)); }
    void add(std::string_view key, bool value) { add_json(key, value ? "true" : "false"); }
    void add(std::string_view key, std::integral auto value) { add_json(key, std::to_string(value)); }
    /// `value` is JSON already.
    void add_json(std::string_view key, std::string_view value);

    [[nodiscard]] bool is_empty() const { return text_.size() == 1; }
    /// On one line.
    [[nodiscard]] std::string text() const { return text_ + "}"; }

private:
    std::string text_ = "{";
};

}  // namespace cubelang::inline base
