#include "lang/diagnostic.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "runtime/base/printable.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/base/wrapping.hpp"

namespace cubelang::lang {
namespace {

constexpr std::size_t widest = 100;  // characters of a line in an excerpt

// The marks `…` on both sides of an excerpt take one column each.
std::size_t width_of_excerpt(std::size_t columns) { return columns < 5 ? widest : std::min(widest, columns - 2); }

/// A source line, or the part of it around a span; offsets into the text.
struct Window {
    std::size_t begin, end;
    bool cut_left = false, cut_right = false;
};

std::size_t step_back(std::string_view text, std::size_t at, std::size_t floor, std::size_t characters) {
    for (; characters > 0 && at > floor; --characters)
        for (--at; at > floor && is_continuation(text[at]);) --at;
    return at;
}

std::size_t step_forward(std::string_view text, std::size_t at, std::size_t ceiling, std::size_t characters) {
    for (; characters > 0 && at < ceiling; --characters)
        for (++at; at < ceiling && is_continuation(text[at]);) ++at;
    return at;
}

Window line_around(std::string_view text, std::size_t offset) {
    const std::size_t begin = offset == 0 ? 0 : text.rfind('\n', offset - 1) + 1;
    std::size_t end = std::min(text.find('\n', offset), text.size());
    if (end > begin && text[end - 1] == '\r') --end;
    return {begin, end};
}

Window shown_part(std::string_view text, std::size_t offset, std::size_t most) {
    const Window line = line_around(text, offset);
    if (step_forward(text, line.begin, line.end, most) == line.end) return line;
    const std::size_t begin = step_back(text, std::min(offset, line.end), line.begin, most * 2 / 5);
    const std::size_t end = step_forward(text, begin, line.end, most);
    return {begin, end, begin > line.begin, end < line.end};
}

/// The text with each broken or unprintable character replaced by U+FFFD, which is one column wide: the caret below
/// stays in the right column.
std::string displayable(std::string_view text) {
    std::string shown;
    for (std::size_t length = 0; !text.empty(); text.remove_prefix(length)) {
        length = std::max<std::size_t>(character_length(text), 1);
        const bool is_shown = text.front() == '\t' || is_printable(text.substr(0, length));
        shown += is_shown ? text.substr(0, length) : "\uFFFD";
    }
    return shown;
}

/// Blanks as wide as the text: tabs stay tabs.
std::string blanks_for(std::string_view text) {
    std::string blanks;
    for (const char c : text)
        if (!is_continuation(c)) blanks += c == '\t' ? '\t' : ' ';
    return blanks;
}

std::string underline(std::size_t characters) {
    return '^' + std::string(std::max<std::size_t>(characters, 1) - 1, '~');
}

std::string excerpt(const Where& where, const Paint& paint, std::size_t columns) {
    const std::string_view text = where.source->text;
    const Window window =
        shown_part(text, std::min<std::size_t>(where.span.begin, text.size()), width_of_excerpt(columns));
    const std::size_t begin = std::min<std::size_t>(where.span.begin, window.end);
    const std::size_t end = std::clamp<std::size_t>(where.span.end, begin, window.end);
    const auto shown = [&](std::size_t from, std::size_t to) { return displayable(text.substr(from, to - from)); };
    const std::string line = shown(window.begin, begin) + shown(begin, end) + shown(end, window.end);
    const std::string indent = (window.cut_left ? " " : "") + blanks_for(shown(window.begin, begin));
    return fmt::format("{}{}{}\n{}{}{}{}\n", window.cut_left ? "…" : "", line, window.cut_right ? "…" : "", indent,
                       paint.error, underline(count_characters(shown(begin, end))), paint.reset);
}

std::string placed_message(const Where& where, std::string_view kind, std::string_view message, const Paint& paint,
                           std::size_t columns) {
    const LineColumn place = line_column(*where.source, where.span.begin);
    const auto address = fmt::format("{}:{}:{}:", printable_name(where.source->name), place.line, place.column);
    const auto begun = count_characters(address) + kind.size() + 2;
    return fmt::format("{}{}{} {}{}:{}{}\n{}", paint.place, address, paint.reset, paint.error, kind, paint.reset,
                       wrapped(fmt::format(" {}", printable(message)), {columns, begun, 4}),
                       excerpt(where, paint, columns));
}

std::string hint_line(std::string_view hint, const Paint& paint, std::size_t columns) {
    constexpr std::string_view label = "hint:";
    return fmt::format("{}{}{}{}\n", paint.hint, label, paint.reset,
                       wrapped(fmt::format(" {}", printable(hint)), {columns, label.size(), label.size() + 1}));
}

}  // namespace

Diagnostic shortened(Diagnostic diagnostic) {
    constexpr std::size_t most = 2000;
    const auto shorten = [](std::string& text) { text = cubelang::shortened(std::move(text), most); };
    shorten(diagnostic.message);
    shorten(diagnostic.hint);
    for (Note& note : diagnostic.notes) shorten(note.text);
    return diagnostic;
}

Error interruption(Where where, std::string_view so_far) {
    auto message = so_far.empty() ? std::string("interrupted") : fmt::format("interrupted: {}", so_far);
    return Error(Diagnostic{std::move(where), std::move(message), {}, {}, Diagnostic::Kind::interrupted});
}

std::string to_string(const Diagnostic& diagnostic, const Paint& paint, std::size_t columns) {
    std::string shown = placed_message(diagnostic.where, "error", diagnostic.message, paint, columns);
    if (!diagnostic.hint.empty()) shown += hint_line(diagnostic.hint, paint, columns);
    const Paint note_paint{paint.hint, paint.hint, paint.place, paint.reset};
    for (const Note& note : diagnostic.notes)
        shown += placed_message(note.where, "note", note.text, note_paint, columns);
    return shown;
}

}  // namespace cubelang::lang
