#include "runtime/meaning/show/text.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/base/text.hpp"
#include "runtime/cube/query/simplify.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/show/collection_text.hpp"
#include "runtime/meaning/value/built_in.hpp"
#include "runtime/meaning/value/stream.hpp"
#include "runtime/render/net.hpp"
#include "runtime/render/screen.hpp"

namespace cubelang::meaning {
namespace {

std::string function_text(const Function& function) {
    if (function.built_in != nullptr) return fmt::format("function {}", signature(*function.built_in));
    const auto& [name, code, source, scope, captured, compiled] = *function.user;
    const auto shape = signature(name, code);
    return name.empty() ? fmt::format("function of {}", std::string_view(shape).substr(1, shape.size() - 2))
                        : fmt::format("function {}", shape);
}

std::string boolean_text(const Boolean& boolean) {
    return fmt::format("{}{}{}", boolean.value, boolean.reason.empty() ? "" : ": ", boolean.reason);
}

std::string record_text(const Record& record, const Writing& writing) {
    std::string text;
    for (const auto& [name, value] : *record.fields)
        text += fmt::format("{}{}: {}", text.empty() ? "" : "\n", name, to_text(value, writing));
    return text;
}

// "(urf,ufl) * S_LR2"
std::string mirrored_text(const Mirrored& value, const Writing& writing) {
    const auto [state, symmetry] = cube::shortest_factors(*value.element);
    return writing.cycles(state) + " * " + cube::name(symmetry);
}

struct Writer {
    const Writing& writing;

    std::string operator()(const Integer& value) const { return value.str(); }
    std::string operator()(const Fraction& value) const { return value.number->str(); }
    std::string operator()(const Boolean& value) const { return boolean_text(value); }
    std::string operator()(const Text& value) const { return value.text; }
    std::string operator()(const Algorithm& value) const { return word_text(*value.word); }
    std::string operator()(const Permutation& value) const { return writing.cycles(*value.state); }
    std::string operator()(const Location& value) const { return "@" + location_text(value); }
    std::string operator()(const List& value) const { return list_text(value, writing); }
    std::string operator()(const Record& value) const { return record_text(value, writing); }
    std::string operator()(const Map& value) const { return map_text(value, writing); }
    std::string operator()(const Set& value) const { return set_text(value, writing); }
    std::string operator()(const Function& value) const { return function_text(value); }
    std::string operator()(const cube::Symmetry& value) const { return cube::name(value); }
    std::string operator()(const Mirrored& value) const { return mirrored_text(value, writing); }
    std::string operator()(const Picture& value) const { return render::painted(*value.drawing, {}); }
    std::string operator()(const Tuple& value) const { return tuple_text(value); }
    std::string operator()(const Group& value) const { return group_text(*value.group); }
    std::string operator()(const Stream& value) const { return "a stream: " + value.flow->words; }
};

using render::Drawing;
using render::Role;
using render::Style;

// A label before a text that may have several lines.
Drawing labelled(std::string label, Style of_label, std::string_view text, Style style) {
    auto drawing = render::text(text, style);
    drawing.lines.front().insert(drawing.lines.front().begin(), {std::move(label), of_label});
    return drawing;
}

Drawing drawn(const Record& record, const Writing& writing) {
    Drawing drawing;
    for (const auto& [name, value] : *record.fields) {
        const auto text = to_text(value, writing);
        const bool is_table = text.find('\n') != text.npos && value.as<List>() != nullptr;
        render::append(drawing, labelled(name + (is_table ? ":" : ": "), {Role::label}, (is_table ? "\n" : "") + text,
                                         {Role::value}));
    }
    return drawing;
}

Drawing drawn(const Boolean& boolean) {
    const std::string answer = boolean.value ? "true" : "false";
    return boolean.reason.empty() ? render::text(answer, {Role::value})
                                  : labelled(answer, {Role::value}, ": " + boolean.reason, {Role::hint});
}

Drawing one_below(Drawing above, Drawing below) {
    above.left_out += below.left_out;
    render::append(above, std::move(below));
    return above;
}

constexpr int largest_with_picture = 3;

// The number of words that fit into `rows` rows; all but the first are indented by two.
std::size_t count_fitting(const std::vector<std::string>& words, int columns, int rows) {
    int used = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const int width = render::width(words[i]);
        if (used > 0 && used + 1 + width > columns) {
            --rows;
            used = 2;
        }
        used += width + 1;
        for (; used > columns + 1; used -= columns - 2) --rows;
        if (rows <= 0) return i;
    }
    return words.size();
}

// On a limited screen, converts only the cycles that fit below `above` rows; those of a large cube, which has hundreds,
// into two rows.
Drawing drawn_cycles(const cube::State& state, const render::Screen& screen, int above, const Writing& writing) {
    constexpr int rows_of_large = 2;
    const int room = std::max(screen.rows - 3 - above, 1);
    const int rows = state.cube.n > largest_with_picture ? std::min(room, rows_of_large) : room;
    if (screen.rows == 0) return render::text(writing.cycles(state), {Role::value});
    auto [cycles, left_out] =
        cube::first_cycles(state, static_cast<std::size_t>(rows * screen.columns), writing.stop, *writing.starts);
    if (left_out > 0) {
        const auto fitting = count_fitting(cycles, screen.columns, rows);
        left_out += cycles.size() - fitting;
        cycles.resize(fitting);
    }
    auto drawing = render::text(cycles.empty() ? "()" : fmt::format("{}", fmt::join(cycles, " ")), {Role::value});
    if (left_out > 0) drawing.left_out = counted(left_out, "more cycle");
    return drawing;
}

// Cycles say little to a newcomer, so the cube stands beside them.
Drawing with_cube(const Context& context, Drawing drawing, const cube::State& state, const render::Screen& screen) {
    constexpr int gap = 4;
    if (!screen.cubes || state.cube.n > largest_with_picture || !drawing.left_out.empty()) return drawing;
    auto cube = render::small_view(state, context.scheme());
    const bool has_room = render::width(drawing) + gap + render::width(cube) <= screen.columns &&
                          static_cast<int>(cube.lines.size()) + 3 <= screen.rows;
    return has_room ? render::beside(std::move(drawing), std::move(cube), gap) : drawing;
}

// Draws a value as a result at the prompt.
struct ValueDrawer {
    Context& context;
    const Value& answer;
    const std::string& remark;
    const lang::Where& where;
    const render::Screen& screen;
    const cube::CycleStarts& starts;
    Writing writing{context.stop_token(), &starts};

    Drawing operator()(const Algorithm& value) const {
        auto drawing = remarked(render::text(word_text(*value.word), {Role::moves}));
        if (!value.note.empty()) drawing = one_below(std::move(drawing), render::text(value.note, {Role::faint}));
        const int above = render::rows_of(drawing.lines.front(), screen.columns);
        const auto state = context.perform(value.word, where);
        return with_cube(context, one_below(std::move(drawing), drawn_cycles(state, screen, above, writing)), state,
                         screen);
    }
    Drawing operator()(const Permutation& value) const {
        const int above = (value.note.empty() ? 0 : 1) + (value.written ? 1 : 0);
        auto drawing = drawn_cycles(*value.state, screen, above, writing);
        if (value.written) drawing = one_below(render::text(value.written->text, {Role::moves}), std::move(drawing));
        if (!value.note.empty()) drawing = one_below(std::move(drawing), render::text(value.note, {Role::faint}));
        return with_cube(context, std::move(drawing), *value.state, screen);
    }
    Drawing operator()(const cube::Symmetry& value) const {
        return one_below(render::text(cube::name(value), {Role::value}),
                         render::text(cube::description(value), {Role::faint}));
    }
    Drawing operator()(const Mirrored& value) const {
        const auto [state, symmetry] = cube::shortest_factors(*value.element);
        auto drawing = drawn_cycles(state, screen, 1, writing);
        drawing.lines.back().push_back({" * " + cube::name(symmetry), {Role::value}});
        return one_below(std::move(drawing), render::text("and then a " + cube::description(symmetry), {Role::faint}));
    }
    Drawing operator()(const Boolean& value) const { return drawn(value); }
    Drawing operator()(const Record& value) const {
        return value.fields->empty() || value.written ? plain() : drawn(value, writing);
    }
    Drawing operator()(const Picture& value) const { return *value.drawing; }
    Drawing operator()(const Group& value) const { return drawn_group(*value.group); }
    Drawing operator()(const List& value) const {
        auto line = plain();
        const bool is_wide = screen.columns > 0 && render::width(line.lines.front()) > screen.columns;
        return is_wide && value.items.size() >= fewest_below && !value.written &&
                       std::ranges::all_of(value.items,
                                           [](const Value& item) { return item.as<Algorithm>() != nullptr; })
                   ? drawn_below(value)
                   : line;
    }
    Drawing operator()(const Tuple& value) const {
        if (!value.written || std::ranges::none_of(value.written->text, is_letter)) return plain();  // a word of cycles
        return one_below(render::text(value.written->text, {Role::moves}),
                         render::text(tuple_text(value), {Role::value}));
    }
    template <one_of<Integer, Fraction, Text, Location, Map, Set, Function, Stream> T>
    Drawing operator()(const T&) const {
        return plain();
    }
    [[nodiscard]] Drawing remarked(Drawing drawing) const {
        if (!remark.empty()) drawing.lines.front().push_back({fmt::format("  ({})", remark), {Role::faint}});
        return drawing;
    }

private:
    static constexpr std::size_t fewest_below = 6;

    // Algorithms one below the other, each with its length as a comment, so that they can be read back.
    [[nodiscard]] Drawing drawn_below(const List& list) const {
        std::vector<std::string> words;
        int width = 0;
        for (const auto& item : list.items) {
            const bool is_last = words.size() + 1 == list.items.size();
            words.push_back((words.empty() ? "{" : " ") + item_text(item, writing) + (is_last ? "}" : ","));
            width = std::max(width, std::min(render::width(words.back()), screen.columns - 5));
        }
        const int n = context.cube().n;
        Drawing drawing;
        for (std::size_t i = 0; i < words.size(); ++i) {
            const auto length = query::length(*list.items[i].as<Algorithm>()->word, query::usual_metric(n), n);
            const auto blanks = static_cast<std::size_t>(std::max(width - render::width(words[i]), 0));
            auto row = render::text(words[i] + std::string(blanks, ' '), {Role::moves});
            row.lines.front().push_back({"  # " + length.str(), {Role::faint}});
            render::append(drawing, std::move(row));
        }
        return drawing;
    }
    [[nodiscard]] Drawing plain() const { return render::text(item_text(answer, writing), {Role::value}); }
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

std::optional<std::string> scheme_text(const Value& value) {
    if (const auto* text = value.as<Text>()) return text->text;
    const auto* list = value.as<List>();
    if (list == nullptr || list->items.size() != 6) return std::nullopt;
    return joined_words(
        list->items, [](const Value& item) { return to_text(item); }, " ");
}

std::string in_quotes(std::string_view text) {
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\' || c == '{') result += '\\';
        if (c == '\n')
            result += "\\n";
        else if (c == '\t')
            result += "\\t";
        else
            result += c;
    }
    return printable(result) + '"';
}

std::string Writing::cycles(const cube::State& state) const {
    return starts == nullptr ? cycle_text(state, stop) : cycle_text(state, stop, *starts);
}

std::string item_text(const Value& value, const Writing& writing) {
    stop_point();
    if (value.as<Picture>() != nullptr) return "\n" + to_text(value) + "\n";  // so that its end is visible
    const auto* text = value.as<Text>();
    return text != nullptr && !text->notation ? in_quotes(text->text) : to_text(value, writing);
}

std::string to_text(const Value& value, const Writing& writing) {
    stop_point();
    if (const auto written = written_form_of(value)) return written->text;
    return match(value, Writer{writing});
}

Drawing shown(Context& context, const Value& value, const std::string& remark, const lang::Where& where,
              const render::Screen& screen, const cube::CycleStarts& starts) {
    const ValueDrawer drawer{context, value, remark, where, screen, starts};
    auto drawing = match(value, drawer);
    return value.as<Algorithm>() != nullptr ? drawing : drawer.remarked(std::move(drawing));
}

std::string prompt_on(cube::Cube cube) { return fmt::format("{}cube {}> ", cube.super ? "super" : "", cube.n); }

}  // namespace cubelang::meaning
