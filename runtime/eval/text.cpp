#include "runtime/eval/text.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/eval/builtins.hpp"
#include "runtime/eval/limits.hpp"
#include "runtime/render/screen.hpp"

namespace cubelang::eval {
namespace {

std::string_view sign(int turns) {
    constexpr std::string_view signs[] = {"", "+", "++", "-"};
    return signs[(turns % 4 + 4) % 4];
}

void append_cycle(std::string& text, cube::Cube cube, const cube::PartCycle& cycle) {
    if (!text.empty()) text += ' ';
    for (std::size_t i = 0; i < cycle.size(); ++i) {
        text += i == 0 ? '(' : ',';
        text += sign(cycle[i].turns);
        text += cube::name(cube, cycle[i].part);
    }
    text += ')';
}

std::string in_quotes(std::string_view text) {
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') result += '\\';
        if (c == '\n') result += "\\n";
        else if (c == '\t') result += "\\t";
        else result += c;
    }
    return result + '"';
}

std::string function_text(const Function& function) {
    if (function.built_in != nullptr) return fmt::format("function {}", signature(*function.built_in));
    std::vector<std::string_view> names;
    for (const auto& parameter : function.user->definition.parameters) names.push_back(parameter.name);
    return fmt::format("function {}({})", function.user->definition.name, fmt::join(names, ", "));
}

std::string boolean_text(const Boolean& boolean) {
    return fmt::format("{}{}{}", boolean.value, boolean.reason.empty() ? "" : ": ", boolean.reason);
}

std::string in_collection(const Value& value) {
    if (value.as<Picture>() != nullptr) return "\n" + to_text(value) + "\n";
    const auto* text = value.as<Text>();
    return text != nullptr && !text->notation ? in_quotes(text->text) : to_text(value);
}

std::string list_text(const List& list) {
    std::string text = "{";
    for (const auto& item : *list.items) text += (text.size() > 1 ? ", " : "") + in_collection(item);
    return text + "}";
}

std::string record_text(const Record& record) {
    std::string text;
    for (const auto& [name, value] : *record.fields) text += fmt::format("{}{}: {}", text.empty() ? "" : "\n", name, to_text(value));
    return text;
}

struct Writer {
    std::string operator()(const Integer& value) const { return value.str(); }
    std::string operator()(const Boolean& value) const { return boolean_text(value); }
    std::string operator()(const Text& value) const { return value.text; }
    std::string operator()(const Algorithm& value) const { return word_text(*value.word); }
    std::string operator()(const Permutation& value) const { return cycle_text(*value.state); }
    std::string operator()(const Location& value) const { return "@" + location_text(value); }
    std::string operator()(const List& value) const { return list_text(value); }
    std::string operator()(const Record& value) const { return record_text(value); }
    std::string operator()(const Function& value) const { return function_text(value); }
    std::string operator()(cube::Symmetry value) const { return cube::name(value); }
    std::string operator()(const Picture& value) const { return render::painted(*value.drawing, {}); }
};

}  // namespace

std::string cycle_text(const cube::State& state) { return cycle_text(state.cube, cube::cycles_of(state)); }

std::string cycle_text(cube::Cube cube, const std::vector<cube::PartCycle>& cycles) {
    std::string text;
    for (const auto& cycle : cycles) append_cycle(text, cube, cycle);
    return text.empty() ? "()" : text;
}

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

std::string to_text(const Value& value) { return std::visit(Writer{}, value.data); }

std::string shown(Context& context, const Value& value, const lang::Where& where) {
    if (const auto* algorithm = value.as<Algorithm>())
        return fmt::format("{}\n{}", word_text(*algorithm->word), cycle_text(context.perform(algorithm->word, where)));
    if (const auto* picture = value.as<Picture>()) return render::painted(*picture->drawing, context.screen());
    if (const auto* symmetry = value.as<cube::Symmetry>()) return fmt::format("{}\n{}", cube::name(*symmetry), cube::description(*symmetry));
    if (const auto* permutation = value.as<Permutation>(); permutation != nullptr && !permutation->note.empty())
        return fmt::format("{}\n{}", to_text(value), permutation->note);
    return in_collection(value);
}

}  // namespace cubelang::eval
