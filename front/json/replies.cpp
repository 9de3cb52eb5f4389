#include "front/json/replies.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "runtime/base/stop_point.hpp"
#include "runtime/base/text.hpp"
#include "runtime/render/svg/colors.hpp"
#include "runtime/session/as_lines.hpp"

namespace cubelang::json {
namespace {

// In the order of their enumerations.
constexpr std::array role_names{"", "value", "moves", "label", "faint", "strong", "good", "bad", "hint"};
constexpr std::array color_names{"", "keyword", "known", "own", "wrong", "number", "text", "comment", "bracket"};
constexpr std::array answer_kinds{"value", "printed", "noted", "error", "interrupted"};
constexpr std::array name_kinds{"keyword", "built-in", "constant", "definition",
                                "library", "part",     "argument", "command"};

template <class Names, class Enumeration>
constexpr bool ends_with(const Names& names, Enumeration last) {
    return names.size() == static_cast<std::size_t>(last) + 1;
}
static_assert(ends_with(role_names, render::Role::hint) && ends_with(color_names, Color::bracket) &&
              ends_with(answer_kinds, Answer::Kind::interrupted) && ends_with(name_kinds, NameInfo::Kind::command));

template <class Names, class Enumeration>
std::string_view name_in(const Names& names, Enumeration one) {
    return names.at(static_cast<std::size_t>(one));
}

Json piece_json(const render::Piece& piece) {
    Json json = Json::array({piece.colored.empty() ? piece.text : piece.colored, name_of(piece.style.role)});
    if (piece.style.face) json.push_back(std::string(1, render::svg::letter_of(*piece.style.face)));
    if (piece.style.rgb) json.push_back(render::css(*piece.style.rgb));
    return json;
}

std::string note_text(const lang::Note& note) { return note.text + (note.hint.empty() ? "" : "; " + note.hint); }

// In the order of their enumerations.
constexpr std::array span_styles{"", "code", "strong", "emphasis", "link", "break", ""};
static_assert(span_styles.size() == markdown::Span::styles);
constexpr std::array alignments{"left", "centre", "right"};
static_assert(alignments.size() == static_cast<std::size_t>(markdown::Table::Align::right) + 1);

Json span_json(const markdown::Span& span) {
    const bool is_link = span.style == markdown::Span::Style::link;
    if (is_link && markdown::is_harmless(span.target)) return Json::array({span.text, "link", span.target});
    return Json::array({span.text, is_link ? "" : span_styles.at(static_cast<std::size_t>(span.style))});
}

// Not named to_json, since nlohmann's overload would be chosen for a vector of convertible elements.
template <class List>
Json list_json(const List& list) {
    auto json = Json::array();
    for (const auto& one : list) json.push_back(to_json(one));
    return json;
}

struct BlockWriter {
    Json operator()(const markdown::Paragraph& paragraph) const {
        return {{"kind", "paragraph"}, {"text", to_json(paragraph.text)}};
    }
    Json operator()(const markdown::Heading& heading) const {
        return {{"kind", "heading"}, {"level", heading.level}, {"text", to_json(heading.text)}};
    }
    Json operator()(const markdown::Verbatim& verbatim) const {
        return {{"kind", "verbatim"}, {"text", verbatim.text}};
    }
    Json operator()(const markdown::Rule&) const { return {{"kind", "rule"}}; }
    Json operator()(const markdown::Bullets& list) const {
        auto items = Json::array();
        for (const auto& item : list.items) items.push_back(list_json(item));
        return {{"kind", "list"}, {"numbered", list.numbered}, {"first", list.first}, {"items", std::move(items)}};
    }
    Json operator()(const markdown::Quote& quote) const {
        return {{"kind", "quote"}, {"blocks", list_json(quote.blocks)}};
    }
    Json operator()(const markdown::Table& table) const {
        auto align = Json::array(), rows = Json::array();
        for (const auto one : table.columns) align.push_back(alignments.at(static_cast<std::size_t>(one)));
        for (const auto& row : table.rows) rows.push_back(list_json(row));
        return {{"kind", "table"}, {"align", std::move(align)}, {"rows", std::move(rows)}};
    }
};

Json exercise_json(const lesson::Sitting& sitting, const lesson::CurrentExercise& asked) {
    const auto& name = asked.exercise().name.text;
    auto task = asked.task();
    const auto choices = asked.choices();
    for (std::size_t at = 0; at < choices.size(); ++at)
        task += " **" + lesson::choice_letter(at) + ")** " + choices[at];
    return {{"name", name},
            {"heading", sitting.heading()},
            {"task", to_json(markdown::spans(task))},
            {"wanted", asked.wanted()},
            {"solved", sitting.record().solved.contains(name)}};
}

}  // namespace

std::string animate_statement(const std::string& expression, bool safe_colors) {
    return "animate(" + expression + "\n, \"cube.html\"" + (safe_colors ? ", colors = safe)" : ")");
}

std::string_view name_of(render::Role role) { return name_in(role_names, role); }

render::Drawing bounded(render::Drawing drawing) {
    constexpr std::size_t most_stickers = 6000;
    constexpr int columns_of_a_sticker = 2;
    std::size_t columns = 0;
    auto& lines = drawing.lines;
    const auto end = std::ranges::find_if(lines, [&](const render::Line& line) {
        stop_point();
        for (const auto& piece : line)
            columns += piece.style.face ? static_cast<std::size_t>(render::width(piece.text)) : 0;
        return columns > most_stickers * columns_of_a_sticker;
    });
    if (end == lines.end()) return drawing;
    drawing.left_out =
        fmt::format("{} more lines{}{}", lines.end() - end, drawing.left_out.empty() ? "" : ", ", drawing.left_out);
    lines.erase(end, lines.end());
    return drawing;
}

Json to_json(const render::Drawing& drawing) {
    auto lines = Json::array();
    for (const auto& line : drawing.lines) {
        auto pieces = Json::array();
        for (const auto& piece : line) pieces.push_back(piece_json(piece));
        lines.push_back(std::move(pieces));
    }
    return {{"lines", std::move(lines)}, {"left_out", drawing.left_out}};
}

Json to_json(const lang::Diagnostic& diagnostic, const RequestText& asked) {
    Json json{{"message", diagnostic.message},
              {"hint", diagnostic.hint},
              {"text", as_lines(diagnostic)},
              {"interrupted", diagnostic.kind == lang::Diagnostic::Kind::interrupted}};
    if (const auto& [source, span] = diagnostic.where; source && source->text == asked.text) {
        json["begin"] = asked.units.unit_at(span.begin);
        json["end"] = asked.units.unit_at(span.end);
    }
    return json;
}

Json to_json(const ShownSlider& slider, const RequestText& asked) {
    return {{"low", slider.low},
            {"high", slider.high},
            {"step", slider.step},
            {"value", slider.value},
            {"begin", asked.units.unit_at(slider.where.span.begin)},
            {"statement", asked.units.unit_at(slider.statement)},
            {"before", slider.before}};
}

Json to_json(const Answer& answer, const RequestText& asked) {
    Json json{{"kind", name_in(answer_kinds, answer.kind)}, {"notes", Json::array()}};
    for (const auto& note : answer.notes) json["notes"].push_back(note_text(note));
    for (const auto& slider : answer.sliders)
        if (slider.where.source->text == asked.text) json["sliders"].push_back(to_json(slider, asked));
    if (answer.failed())
        json["mistake"] = to_json(*answer.diagnostic, asked);
    else
        json["drawing"] = to_json(render::printable(bounded(answer.drawing)));
    return json;
}

Json to_json(const std::vector<NameInfo>& names) {
    auto json = Json::array();
    for (const auto& name : names)
        json.push_back({{"name", name.name}, {"meaning", name.meaning}, {"kind", name_in(name_kinds, name.kind)}});
    return json;
}

Json to_json(const std::vector<ColorSpan>& stretches, const RequestText& asked) {
    auto json = Json::array();
    for (const auto& stretch : stretches)
        json.push_back({asked.units.unit_at(stretch.begin), asked.units.unit_at(stretch.end),
                        name_in(color_names, stretch.color)});
    return json;
}

Json to_json(const markdown::Spans& spans) {
    auto json = Json::array();
    for (const auto& span : spans) json.push_back(span_json(span));
    return json;
}

Json to_json(const markdown::Block& block) { return std::visit(BlockWriter(), block.is); }

Json to_json(const lesson::LessonMessage& told) {
    return {
        {"mark", trimmed(told.mark)}, {"role", name_of(told.role)}, {"text", to_json(markdown::spans(told.markdown))}};
}

Json to_json(const lesson::Sitting::Shown& shown) {
    const RequestText asked(shown.text);
    auto answers = Json::array();
    for (const auto& answer : shown.answers) answers.push_back(to_json(answer, asked));
    return {{"prompt", shown.prompt}, {"text", shown.text}, {"answers", std::move(answers)}};
}

Json mistakes_json(const lesson::RehearsedLesson& opened) {
    const RequestText asked(opened.lesson.source->text);
    auto all = Json::array();
    for (const auto& mistake : opened.mistakes) {
        auto json = to_json(mistake, asked);
        const auto [line, column] = lang::line_column(*mistake.where.source, mistake.where.span.begin);
        json["line"] = line;
        json["column"] = column;
        all.push_back(std::move(json));
    }
    return all;
}

Json stop_json(lesson::Sitting& sitting) {
    if (const auto* const asked = sitting.current()) return {{"exercise", exercise_json(sitting, *asked)}};
    if (const auto* const pause = sitting.stops().pause_at(sitting.at()))
        return {{"pause", to_json(markdown::spans(pause->invitation.text))}};
    return {{"end", true}};
}

}  // namespace cubelang::json
