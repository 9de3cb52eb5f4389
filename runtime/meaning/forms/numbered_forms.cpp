// Permutations as sticker numbers, written as the literals that numbered.cpp reads.

#include <iterator>

#include <fmt/format.h>

#include "runtime/cube/coordinates/sticker_row.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/meaning/forms/forms.hpp"
#include "runtime/meaning/value/map.hpp"

namespace cubelang::meaning {
namespace {

constexpr std::string_view topic = "Sticker numbers";

// Appends the turns of a supercube's fixed centres as cycles, since sticker numbers do not show them.
std::string with_centre_turns(std::string text, const cube::State& state) {
    if (!state.cube.super || !state.cube.has_fixed_centres()) return text;
    const auto turns = cube::centre_turns(state);
    for (std::size_t face = 0; face < 6; ++face)
        if (turns[face] != 0)
            text += fmt::format("{}({}{})", text.empty() ? "" : " ", cube::turn_sign(turns[face]),
                                cube::face_letters[face]);
    return text;
}

std::string or_identity(std::string text) {
    if (text.empty()) text = "()";
    return text;
}

std::string write_row(const cube::State& state, const FormOptions& options) {
    const auto& numbering = *options.numbering;
    return with_centre_turns(fmt::format("{} [{}]", numbering.name, fmt::join(cube::second_row(state, numbering), " ")),
                             state);
}

std::string write_two_rows(const cube::State& state, const FormOptions& options) {
    const auto& numbering = *options.numbering;
    const auto initial = cube::second_row(cube::solved(state.cube), numbering);
    const std::string indent(numbering.name.size() + 2, ' ');
    return with_centre_turns(fmt::format("{} [{}\n{}{}]", numbering.name, fmt::join(initial, " "), indent,
                                         fmt::join(cube::second_row(state, numbering), " ")),
                             state);
}

template <class Row>
std::string latex_text(const Row& upper, const Row& lower) {
    return fmt::format("\\bigl(\\begin{{smallmatrix}}\n  {} \\\\\n  {}\n\\end{{smallmatrix}}\\bigr)",
                       fmt::join(upper, " & "), fmt::join(lower, " & "));
}

std::string write_latex(const cube::State& state, const FormOptions& options) {
    const auto& numbering = *options.numbering;
    return with_centre_turns(
        latex_text(cube::second_row(cube::solved(state.cube), numbering), cube::second_row(state, numbering)), state);
}

Value latex_of_tuple(const Tuple& tuple) {
    std::vector<std::size_t> upper(tuple.size()), lower(tuple.size());
    for (std::size_t i = 0; i < tuple.size(); ++i) {
        upper[i] = i + 1;
        lower[i] = tuple[i] + 1;
    }
    return make_notation(latex_text(upper, lower));
}

Value two_rows_of_tuple(const Tuple& tuple) { return {Tuple{tuple.images, Tuple::Notation::two_rows}}; }

std::string write_map(const cube::State& state, const FormOptions& options) {
    const auto& numbering = *options.numbering;
    const auto row = cube::second_row(state, numbering);
    std::string entries;
    for (std::size_t i = 0; i < row.size(); ++i)
        if (const auto place = numbering.first + static_cast<std::int32_t>(i); row[i] != place)
            entries += fmt::format("{}{}: {}", entries.empty() ? "" : ", ", place, row[i]);
    return or_identity(
        with_centre_turns(entries.empty() ? "" : fmt::format("{} {{{}}}", numbering.name, entries), state));
}

std::string write_cycles(const cube::State& state, const FormOptions& options) {
    std::string text;
    for (const auto& cycle : cube::number_cycles(state, *options.numbering))
        text += fmt::format(" ({})", fmt::join(cycle, ","));
    return or_identity(with_centre_turns(text.empty() ? "" : std::string(options.numbering->name) + text, state));
}

// The same as values.

std::optional<Value> row_parts(const cube::State& state, const FormOptions& options) {
    if (has_too_many_stickers(state.cube)) return std::nullopt;
    return list_of(cube::second_row(state, *options.numbering), make_integer);
}

std::optional<Value> two_row_parts(const cube::State& state, const FormOptions& options) {
    if (has_too_many_stickers(state.cube)) return std::nullopt;
    return make_list({*row_parts(cube::solved(state.cube), options), *row_parts(state, options)});
}

std::optional<Value> map_parts(const cube::State& state, const FormOptions& options) {
    const auto row = cube::second_row(state, *options.numbering);
    MapItems items;
    for (std::size_t i = 0; i < row.size() && items.size() <= limits::longest_list; ++i)
        if (const auto place = options.numbering->first + static_cast<std::int32_t>(i); row[i] != place)
            items.emplace_back(make_integer(place), make_integer(row[i]));
    if (items.size() > limits::longest_list) return std::nullopt;
    return make_map(std::move(items));
}

std::optional<Value> cycle_parts(const cube::State& state, const FormOptions& options) {
    std::vector<Value> cycles;
    std::size_t numbers = 0;
    for (const auto& cycle : cube::number_cycles(state, *options.numbering)) {
        numbers += cycle.size();
        if (numbers > limits::longest_list) return std::nullopt;
        cycles.push_back(list_of(cycle, make_integer));
    }
    return make_list(std::move(cycles));
}

}  // namespace

const Form two_row_form{
    .name = "two_row",
    .topic = topic,
    .meaning = "The two-row notation of p: above the places, below the number of the sticker now at each.",
    .example = "two_row(net {1: 1})",
    .answer =
        "net [1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 "
        "39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54\n"
        "     1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 "
        "39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54]",
    .option = Form::Option::numbering,
    .write = write_two_rows,
    .parts = two_row_parts,
    .of_tuple = two_rows_of_tuple,
};

const Form latex_form{
    .name = "latex",
    .topic = topic,
    .meaning = "The two-row notation of p, or of a tuple, in LaTeX.",
    .example = "latex((2 3 1))",
    .answer = "\\bigl(\\begin{smallmatrix}\n  1 & 2 & 3 \\\\\n  2 & 3 & 1\n\\end{smallmatrix}\\bigr)",
    .option = Form::Option::numbering,
    .write = write_latex,
    .of_tuple = latex_of_tuple,
};

const Form row_form{
    .name = "state",
    .topic = topic,
    .meaning = "The lower row of the two-row notation: the number of the sticker now at each of the 6N^2 places.",
    .example = "cube 2; state(U)",
    .answer = "net [3 1 4 2 9 10 7 8 13 14 11 12 17 18 15 16 5 6 19 20 21 22 23 24]",
    .option = Form::Option::numbering,
    .write = write_row,
    .parts = row_parts,
};

const Form map_form{
    .name = "rotation_map",
    .topic = topic,
    .meaning = "A map of the places whose sticker has changed to the number of the sticker now there.",
    .example = "cube 2; rotation_map(U, \"fruldb\")",
    .answer = "fruldb {0: 4, 1: 5, 4: 20, 5: 21, 8: 11, 9: 8, 10: 9, 11: 10, 12: 0, 13: 1, 20: 12, 21: 13}",
    .option = Form::Option::numbering,
    .write = write_map,
    .parts = map_parts,
};

const Form number_cycles_form{
    .name = "sticker_cycles",
    .topic = topic,
    .meaning = "The cycles of p as a permutation of stickers, by their numbers.",
    .example = "sticker_cycles(U)",
    .answer = "net (1,3,9,7) (2,6,8,4) (10,37,28,19) (11,38,29,20) (12,39,30,21)",
    .option = Form::Option::numbering,
    .write = write_cycles,
    .parts = cycle_parts,
};

}  // namespace cubelang::meaning
