#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/base/newlines.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/render/svg/drawing.hpp"
#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/lesson/snippets.hpp"

namespace cubelang::lesson {
namespace {

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t") == text.npos; }

constexpr std::string_view fence = "```", comment = "<!--", picture_word = "picture";

class Reader {
public:
    explicit Reader(const lang::SourcePtr& source) {
        lesson_.source = source;
        for (const auto line : lines_of(source->text))
            lines_.push_back({line, static_cast<std::uint32_t>(line.data() - source->text.data())});
    }

    Lesson run() {
        while (at_ < lines_.size()) step();
        if (lesson_.title.empty()) lesson_.title = lesson_.source->name;
        return std::move(lesson_);
    }

private:
    [[nodiscard]] std::string_view line() const { return lines_[at_].text; }
    [[nodiscard]] bool more() const { return at_ < lines_.size(); }

    void step() {
        if (is_blank(line()))
            ++at_;
        else if (line().starts_with(fence))
            block();
        else if (line().starts_with(comment))
            skip_comment();
        else
            prose();
    }

    // The text between blocks is Markdown.
    void prose() {
        const auto begin = line_begin();
        while (more() && !line().starts_with(fence) && !line().starts_with(comment)) ++at_;
        const auto end = more() ? line_begin() : static_cast<std::uint32_t>(lesson_.source->text.size());
        auto read = markdown::read(std::string_view(lesson_.source->text).substr(begin, end - begin));
        for (auto& block : read.blocks) {
            const auto* heading = std::get_if<markdown::Heading>(&block.is);
            if (heading != nullptr && lesson_.title.empty()) lesson_.title = plain_text(heading->text);
            lesson_.steps.push_back(std::move(block));
        }
        for (auto& fault : read.faults) {
            const auto at = begin + static_cast<std::uint32_t>(fault.at);
            fail(Snippet{lesson_.source->text.substr(at, fault.length), at}, std::move(fault.message),
                 std::move(fault.hint));
        }
    }
    [[nodiscard]] std::uint32_t line_begin() const { return lines_[at_].begin; }

    void skip_comment() {
        while (more() && line().find("-->") == std::string_view::npos) ++at_;
        ++at_;
    }

    /// A kind of fenced block: the words after the fence, and the function that reads its lines.
    struct Block {
        std::string_view info;
        void (Reader::*make)(const Line& opening, const std::vector<Line>& inner);
    };
    static constexpr std::size_t block_kinds = 6;
    static const std::array<Block, block_kinds> blocks;

    void block() {
        const Line opening = lines_[at_++];
        const auto begin = at_;
        while (more() && trimmed(line()) != fence) ++at_;
        const std::vector<Line> inner(lines_.begin() + static_cast<std::ptrdiff_t>(begin),
                                      lines_.begin() + static_cast<std::ptrdiff_t>(at_));
        if (!more()) return fail(opening, "this block is never closed", "close it with a line ```");
        ++at_;
        const auto info = trimmed(opening.text.substr(fence.size()));
        if (is_picture(info)) return picture(opening, inner, trimmed(info.substr(picture_word.size())));
        const auto* const kind = std::ranges::find(blocks, info, &Block::info);
        if (kind == blocks.end())
            return fail(
                opening, fmt::format("a lesson has no `{}` blocks", info),
                "its blocks are cube, cube error, picture, pause and exercise; a text block is shown unchanged");
        (this->*kind->make)(opening, inner);
    }

    [[nodiscard]] Snippet whole(const Line& opening, const std::vector<Line>& inner) const {
        const auto begin = opening.begin + static_cast<std::uint32_t>(opening.text.size()) + 1;
        const auto end =
            inner.empty() ? begin : inner.back().begin + static_cast<std::uint32_t>(inner.back().text.size());
        return {lesson_.source->text.substr(begin, end - begin), begin};
    }

    void verbatim(const Line& opening, const std::vector<Line>& inner) {
        lesson_.steps.push_back(markdown::Block{markdown::Verbatim{whole(opening, inner).text}});
    }
    void example(const Line& opening, const std::vector<Line>& inner) {
        lesson_.steps.push_back(Example{whole(opening, inner), false});
    }
    void failing(const Line& opening, const std::vector<Line>& inner) {
        lesson_.steps.push_back(Example{whole(opening, inner), true});
    }

    static bool is_picture(std::string_view info) {
        return info == picture_word || (info.starts_with(picture_word) && info[picture_word.size()] == ' ');
    }
    void picture(const Line& opening, const std::vector<Line>& inner, std::string_view style) {
        using render::svg::Style;
        const auto styles = render::svg::styles();
        if (!style.empty() && std::ranges::find(styles, style, &Style::name) == styles.end())
            return fail(opening, fmt::format("there is no picture style `{}`", style),
                        "the styles are " + joined_words(styles, &Style::name));
        if (inner.empty())
            return fail(opening, "this picture is empty", "write the algorithm or the permutation below this line");
        lesson_.steps.push_back(
            Example{whole(opening, inner), false, std::string(style.empty() ? styles.front().name : style)});
    }

    void pause(const Line&, const std::vector<Line>& inner) {
        Snippet invitation;
        for (const Line& one : inner)
            invitation.text += (invitation.text.empty() ? "" : " ") + std::string(trimmed(one.text));
        if (!inner.empty()) invitation.begin = inner.front().begin;
        lesson_.steps.push_back(Pause{std::move(invitation)});
    }

    void exercise(const Line& opening, const std::vector<Line>& inner) {
        const auto before = lesson_.mistakes.size();
        auto made = read_exercise(lesson_.source, opening, inner, lesson_.mistakes);
        if (!made.name.text.empty() && !names_.insert(made.name.text).second)
            fail(made.name, fmt::format("two exercises are called `{}`", made.name.text),
                 "rename this one; progress and `cube check` identify exercises by name");
        check_texts(made);
        if (lesson_.mistakes.size() == before) lesson_.steps.push_back(std::move(made));
    }

    // The texts of an exercise are Markdown too, one line each.
    void check_texts(const Exercise& made) {
        for (const Snippet& text : texts_of(made))
            for (auto& fault : markdown::read_line(text.text).faults)
                fail(text, std::move(fault.message), std::move(fault.hint));
    }

    void fail(const Snippet& at, std::string message, std::string hint) {
        lesson_.mistakes.push_back(mistake_at(lesson_.source, at, std::move(message), std::move(hint)));
    }
    void fail(const Line& at, std::string message, std::string hint) {
        fail(Snippet{std::string(at.text), at.begin}, std::move(message), std::move(hint));
    }

    Lesson lesson_;
    std::vector<Line> lines_;
    std::size_t at_ = 0;
    std::set<std::string> names_;
};

constexpr std::array<Reader::Block, Reader::block_kinds> Reader::blocks{{
    {"", &Reader::verbatim},
    {"text", &Reader::verbatim},
    {"cube", &Reader::example},
    {"cube error", &Reader::failing},
    {"pause", &Reader::pause},
    {"exercise", &Reader::exercise},
}};

// The first control character or invalid byte, if any: a foreign file must not move the terminal's cursor.
std::optional<std::size_t> first_that_is_no_text(std::string_view text) {
    const auto is_control = [](char c) {
        return (static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\t') || c == 0x7F;
    };
    const auto control = static_cast<std::size_t>(std::find_if(text.begin(), text.end(), is_control) - text.begin());
    const auto bad = first_bad_byte(text).value_or(text.size());
    const auto first = std::min(control, bad);
    return first < text.size() ? std::optional(first) : std::nullopt;
}

std::string with_plain_newlines(std::string text) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark)) text.erase(0, byte_order_mark.size());
    return replaced(text, "\r\n", "\n");
}

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

Lesson read(lang::SourcePtr source) {
    source = lang::make_source(source->name, with_plain_newlines(source->text));
    const auto bad = first_that_is_no_text(source->text);
    if (!bad) return Reader(source).run();
    const auto at = static_cast<std::uint32_t>(*bad);
    Lesson nothing{source, source->name, {}, {}};
    nothing.mistakes.push_back(
        {{source, {at, at + 1}}, "a lesson must be UTF-8 text", "save it as UTF-8 without control characters", {}});
    return nothing;
}

Lesson read(std::string name, std::string text) { return read(lang::make_source(std::move(name), std::move(text))); }

SessionText session_text(const lang::Source& file, const Snippet& snippet) {
    const auto line = lang::line_column(file, snippet.begin).line;
    return {std::string(snippet.begin - begin_of_line(file.text, line), ' ') + snippet.text, line};
}

lang::Diagnostic in_file(const lang::SourcePtr& file, lang::Diagnostic diagnostic) {
    move(diagnostic.where, file);
    for (auto& note : diagnostic.notes) move(note.where, file);
    return diagnostic;
}

// Lists such as `{3}` and `{R, U}` are not gaps.
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
