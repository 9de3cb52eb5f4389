#include "runtime/show/text.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/cube/cycle_text.hpp"
#include "runtime/render/text/screen.hpp"
#include "runtime/show/table_text.hpp"
#include "runtime/value/built_in.hpp"
#include "runtime/value/limits.hpp"
#include "runtime/value/match.hpp"

namespace cubelang::eval {
namespace {

std::string function_text(const Function& function) {
    if (function.built_in != nullptr) return fmt::format("function {}", signature(*function.built_in));
    std::vector<std::string_view> names;
    for (const auto& parameter : function.user->definition.parameters) names.push_back(parameter.name);
    return fmt::format("function {}({})", function.user->definition.name, fmt::join(names, ", "));
}

std::string boolean_text(const Boolean& boolean) {
    return fmt::format("{}{}{}", boolean.value, boolean.reason.empty() ? "" : ": ", boolean.reason);
}

// Within others: where it ends must be seen.
struct ItemWriter {
    const Value& item;
    StopToken stop;

    std::string operator()(const Picture&) const { return "\n" + to_text(item) + "\n"; }
    std::string operator()(const Text& text) const { return text.notation ? text.text : in_quotes(text.text); }
    template <one_of<Integer, Boolean, Algorithm, Permutation, Location, List, Record, Function, cube::Symmetry> T>
    std::string operator()(const T&) const {
        return to_text(item, stop);
    }
};

std::string in_collection(const Value& value, StopToken stop) { return match(value, ItemWriter{value, stop}); }

std::string list_text(const List& list, StopToken stop) {
    if (auto table = table_text(list)) return *std::move(table);
    std::string text = "{";
    for (const auto& item : *list.items) {
        if (stop.stop_requested()) break;
        text += (text.size() > 1 ? ", " : "") + in_collection(item, stop);
    }
    return text + "}";
}

std::string record_text(const Record& record, StopToken stop) {
    std::string text;
    for (const auto& [name, value] : *record.fields)
        text += fmt::format("{}{}: {}", text.empty() ? "" : "\n", name, to_text(value, stop));
    return text;
}

struct Writer {
    StopToken stop;

    std::string operator()(const Integer& value) const { return value.str(); }
    std::string operator()(const Boolean& value) const { return boolean_text(value); }
    std::string operator()(const Text& value) const { return value.text; }
    std::string operator()(const Algorithm& value) const { return word_text(*value.word); }
    std::string operator()(const Permutation& value) const { return cycle_text(*value.state, stop); }
    std::string operator()(const Location& value) const { return "@" + location_text(value); }
    std::string operator()(const List& value) const { return list_text(value, stop); }
    std::string operator()(const Record& value) const { return record_text(value, stop); }
    std::string operator()(const Function& value) const { return function_text(value); }
    std::string operator()(const cube::Symmetry& value) const { return cube::name(value); }
    std::string operator()(const Picture& value) const { return render::painted(*value.drawing, {}); }
};

}  // namespace

std::string word_text(const cube::Word& word) {
    const auto moves = cube::expand(word, limits::longest_shown);
    return moves ? cube::spell(*cube::make_run(*moves)) : cube::spell(word);
}

std::string location_text(const Location& location) {
    if (location.numbering == nullptr) return cube::name(location.cube, location.part);
    const auto all = cube::places(location.cube, *location.numbering);
    const auto at = std::ranges::find(all, location.part.stickers[0]) - all.begin();
    return fmt::format("{}.{}", location.numbering->name, at + location.numbering->first);
}

std::string in_quotes(std::string_view text) {
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') result += '\\';
        if (c == '\n')
            result += "\\n";
        else if (c == '\t')
            result += "\\t";
        else
            result += c;
    }
    return result + '"';
}

std::string to_text(const Value& value, StopToken stop) { return match(value, Writer{stop}); }

namespace {

using render::Drawing;
using render::Role;
using render::Style;

// A label before what may have several lines.
Drawing labelled(std::string label, Style of_label, std::string_view text, Style style) {
    auto drawing = render::text(text, style);
    drawing.lines.front().insert(drawing.lines.front().begin(), {std::move(label), of_label});
    return drawing;
}

Drawing drawn(const Record& record, StopToken stop) {
    Drawing drawing;
    for (const auto& [name, value] : *record.fields)
        render::append(drawing,
                       labelled(fmt::format("{}: ", name), {Role::label}, to_text(value, stop), {Role::value}));
    return drawing;
}

Drawing drawn(const Boolean& boolean) {
    const std::string answer = boolean.value ? "true" : "false";
    return boolean.reason.empty() ? render::text(answer, {Role::value})
                                  : labelled(answer, {Role::value}, ": " + boolean.reason, {Role::hint});
}

// One below the other, each in its own manner.
Drawing two(std::string above, Role role_above, std::string below, Role role_below) {
    auto drawing = render::text(above, {role_above});
    render::append(drawing, render::text(below, {role_below}));
    return drawing;
}

// As an answer at the prompt.
struct Shower {
    Context& context;
    const Value& answer;
    const lang::Where& where;
    StopToken stop = context.stop_token();

    Drawing operator()(const Algorithm& value) const {
        return two(word_text(*value.word), Role::moves, cycle_text(context.perform(value.word, where), stop),
                   Role::value);
    }
    Drawing operator()(const Permutation& value) const {
        return value.note.empty() ? plain() : two(to_text(answer, stop), Role::value, value.note, Role::faint);
    }
    Drawing operator()(const cube::Symmetry& value) const {
        return two(cube::name(value), Role::value, cube::description(value), Role::faint);
    }
    Drawing operator()(const Boolean& value) const { return drawn(value); }
    Drawing operator()(const Record& value) const { return value.fields->empty() ? plain() : drawn(value, stop); }
    Drawing operator()(const Picture& value) const { return *value.drawing; }
    template <one_of<Integer, Text, Location, List, Function> T>
    Drawing operator()(const T&) const {
        return plain();
    }

private:
    [[nodiscard]] Drawing plain() const { return render::text(in_collection(answer, stop), {Role::value}); }
};

}  // namespace

Drawing shown(Context& context, const Value& value, const lang::Where& where) {
    return match(value, Shower{context, value, where});
}

std::string prompt_on(cube::Cube cube) { return fmt::format("{}cube {}> ", cube.super ? "super" : "", cube.n); }

}  // namespace cubelang::eval
