#include "runtime/session/lesson/snippets.hpp"

namespace cubelang::lesson {
namespace {

std::uint32_t begin_of_line(std::string_view text, std::uint32_t line) {
    std::size_t begin = 0;
    while (--line > 0) begin = text.find('\n', begin) + 1;
    return static_cast<std::uint32_t>(begin);
}

void move(lang::Where& where, const lang::SourcePtr& file) {
    if (where.source == file || where.source->name != file->name) return;
    const auto shift = begin_of_line(file->text, where.source->first_line);
    where = {file, {where.span.begin + shift, where.span.end + shift}};
}

}  // namespace

Placed placed(const lang::Source& file, const Snippet& snippet) {
    const auto line = lang::line_column(file, snippet.begin).line;
    return {std::string(snippet.begin - begin_of_line(file.text, line), ' ') + snippet.text, line};
}

lang::Diagnostic in_file(const lang::SourcePtr& file, lang::Diagnostic diagnostic) {
    move(diagnostic.where, file);
    for (auto& note : diagnostic.notes) move(note.where, file);
    return diagnostic;
}

// `{3}` and `{R, U}` are lists, and stay.
std::optional<Gap> next_gap(std::string_view text, std::size_t from) {
    for (auto begin = text.find('{', from); begin != text.npos; begin = text.find('{', begin + 1)) {
        const auto end = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz_0123456789", begin + 1);
        if (end == text.npos || text[end] != '}' || end == begin + 1 ||
            (text[begin + 1] >= '0' && text[begin + 1] <= '9'))
            continue;
        return Gap{begin, end + 1, std::string(text.substr(begin + 1, end - begin - 1))};
    }
    return std::nullopt;
}

}  // namespace cubelang::lesson
