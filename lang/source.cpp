#include "lang/source.hpp"

#include <algorithm>
#include <utility>

#include "runtime/base/utf8.hpp"

namespace cubelang::lang {

SourcePtr make_source(std::string name, std::string text, std::uint32_t first_line, std::uint32_t first_column,
                      std::vector<std::string> names, bool has_inner_letters) {
    return std::make_shared<const Source>(
        Source{std::move(name), std::move(text), first_line, first_column, std::move(names), has_inner_letters});
}

LineColumn line_column(const Source& source, std::uint32_t offset) {
    const std::string_view before = std::string_view(source.text).substr(0, offset);
    const auto newlines = std::count(before.begin(), before.end(), '\n');
    const std::string_view in_line = before.substr(before.rfind('\n') + 1);
    return {source.first_line + static_cast<std::uint32_t>(newlines),
            static_cast<std::uint32_t>(count_characters(in_line)) + (newlines == 0 ? source.first_column : 1)};
}

}  // namespace cubelang::lang
