#include "front/door/replies.hpp"

#include <array>
#include <string_view>

#include "runtime/render/svg/colors.hpp"
#include "runtime/session/as_lines.hpp"

namespace cubelang::web {
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
    return json;
}

// The mark is taken off where the whole has one.
std::string in_words(const lang::Note& note) { return note.text + (note.hint.empty() ? "" : "; " + note.hint); }

}  // namespace

std::string animating(const std::string& expression, bool safe_colors) {
    return "animate(" + expression + "\n, \"cube.html\"" + (safe_colors ? ", colors = safe)" : ")");
}

std::string_view name_of(render::Role role) { return name_in(role_names, role); }

Json to_json(const render::Drawing& drawing) {
    auto lines = Json::array();
    for (const auto& line : drawing.lines) {
        auto pieces = Json::array();
        for (const auto& piece : line) pieces.push_back(piece_json(piece));
        lines.push_back(std::move(pieces));
    }
    return {{"lines", std::move(lines)}, {"left_out", drawing.left_out}};
}

Json to_json(const lang::Diagnostic& diagnostic, const AskedText& asked) {
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

Json to_json(const Answer& answer, const AskedText& asked) {
    Json json{{"kind", name_in(answer_kinds, answer.kind)}, {"notes", Json::array()}};
    for (const auto& note : answer.notes) json["notes"].push_back(in_words(note));
    if (answer.failed())
        json["mistake"] = to_json(*answer.diagnostic, asked);
    else
        json["drawing"] = to_json(render::printable(answer.drawing));
    return json;
}

Json to_json(const std::vector<NameInfo>& names) {
    auto json = Json::array();
    for (const auto& name : names)
        json.push_back({{"name", name.name}, {"meaning", name.meaning}, {"kind", name_in(name_kinds, name.kind)}});
    return json;
}

Json to_json(const std::vector<Colored>& stretches, const AskedText& asked) {
    auto json = Json::array();
    for (const auto& stretch : stretches)
        json.push_back({asked.units.unit_at(stretch.begin), asked.units.unit_at(stretch.end),
                        name_in(color_names, stretch.color)});
    return json;
}

}  // namespace cubelang::web
