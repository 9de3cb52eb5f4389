// Permutations in the numbers of stickers.

#include "runtime/forms/numbered.hpp"
#include "runtime/builtins/bind.hpp"
#include "runtime/builtins/common_arguments.hpp"

namespace cubelang::eval {
namespace {

using Write = std::string (*)(const cube::State&, const cube::Numbering&);

template <Write write>
Value written(Context&, const cube::State& p, const std::optional<NumberingPtr>& numbering) {
    return make_notation(write(p, numbering ? **numbering : cube::numberings().front()));
}

}  // namespace

std::vector<BuiltIn> numbered_built_ins() {
    return {
        detail::row(
            {.name = "two_row",
             .parameters = "p, numbering",
             .meaning = "both rows of the two-row notation: above the places, below the stickers that stand there now",
             .example = "two_row(net {1: 1})",
             .answer =
                 "net [1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 "
                 "35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54\n"
                 "     1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 "
                 "35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54]"},
            written<two_row_text>),
        detail::row({.name = "state",
                     .parameters = "p, numbering",
                     .meaning = "the row of all 6N^2 numbers: which sticker stands at each place now",
                     .example = "cube 2; state(U)",
                     .answer = "net [3 1 4 2 9 10 7 8 13 14 11 12 17 18 15 16 5 6 19 20 21 22 23 24]"},
                    written<row_text>),
        detail::row(
            {.name = "rotation_map",
             .parameters = "p, numbering",
             .meaning = "the places at which another sticker stands now, and which",
             .example = "cube 2; rotation_map(U, \"fruldb\")",
             .answer = "fruldb {0: 4, 1: 5, 4: 20, 5: 21, 8: 11, 9: 8, 10: 9, 11: 10, 12: 0, 13: 1, 20: 12, 21: 13}"},
            written<map_text>),
        detail::row({.name = "sticker_cycles",
                     .parameters = "p, numbering",
                     .meaning = "the cycles of stickers, by their numbers",
                     .example = "sticker_cycles(U)",
                     .answer = "net (1,3,9,7) (2,6,8,4) (10,37,28,19) (11,38,29,20) (12,39,30,21)"},
                    written<number_cycles_text>),
    };
}

}  // namespace cubelang::eval
