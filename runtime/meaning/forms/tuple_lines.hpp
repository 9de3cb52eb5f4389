#pragma once
// Splits tuples into lines, `corners: (1 2 3 …) (0 0 0 …)`, also separated by `;` or only by the next name, without
// interpreting the words in the brackets; and the names of the Tuple page's tuples.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "runtime/cube/coordinates/tuple.hpp"
#include "runtime/meaning/forms/form_reader.hpp"

namespace cubelang::meaning {

struct TupleWord {
    std::string text;
    lang::Span span;
};
struct TupleBracket {
    std::vector<TupleWord> words;  ///< separated by blanks or commas
    lang::Span span;
};
struct TupleLine {
    std::string name;  ///< empty if it begins with its bracket
    lang::Span name_span;
    bool has_colon = false;
    std::vector<TupleBracket> brackets;
    lang::Span rest;  ///< the text after them, without blanks; may be empty, or an unclosed bracket
};

[[nodiscard]] std::vector<TupleLine> tuple_lines(const lang::SourcePtr& text);
/// Called where no bracket could be read. Throws an error if one begins at `offset`: it is unclosed, since another
/// bracket or the end of the text comes first.
void check_closed(const FormReader& in, std::size_t offset);

/// The index of a line's tuple. Without a name it is the one with as many oriented pieces as the first bracket has
/// words. Throws an error if the name is unknown, or missing and the number of words ambiguous.
[[nodiscard]] std::size_t tuple_of_line(const FormReader& in, const TupleLine& line, cube::Cube cube,
                                        const std::vector<cube::PartTuple>& tuples);
/// The index of the left wings if the line is "dedges: (…)", which also has the right ones, the next tuple.
[[nodiscard]] std::optional<std::size_t> left_dedges_of_line(const TupleLine& line,
                                                             const std::vector<cube::PartTuple>& tuples);
/// Throws an error if the line has anything after `wanted` brackets.
void check_rest(const FormReader& in, const TupleLine& line, std::size_t wanted);
/// "a 3x3x3 has corners, edges"
[[nodiscard]] std::string tuple_names_hint(cube::Cube cube, const std::vector<cube::PartTuple>& tuples);

/// The common name of left and right dedges, "dedges" or "dedges 2", for the left ones; else empty.
[[nodiscard]] std::string dedges_name(const cube::PartTuple& tuple);

/// The tuples to write, by name, each with the result of `row_of`. If dedges are written together, `join` adds the
/// right wings to the left ones.
template <class RowOf, class Join>
[[nodiscard]] auto shown_tuples(cube::Cube cube, FormOptions::Dedges dedges, RowOf row_of, Join join) {
    const auto tuples = cube::part_tuples(cube);
    const bool is_apart = dedges == FormOptions::Dedges::apart;
    std::vector<std::pair<std::string, decltype(row_of(tuples, std::size_t{0}))>> all;
    for (std::size_t t = 0; t < tuples.size(); ++t) {
        auto row = row_of(tuples, t);
        const auto together = dedges_name(tuples[t]);
        if (!is_apart && tuples[t].first_number != 1)
            join(all.back().second, row);
        else
            all.emplace_back(is_apart || together.empty() ? tuples[t].name : together, std::move(row));
    }
    return all;
}

/// "left_dedges", "centres_2"
[[nodiscard]] std::string field_name(std::string name);

}  // namespace cubelang::meaning
