#include "runtime/meaning/assist/topics.hpp"

#include <algorithm>
#include <array>

namespace cubelang::meaning {
namespace {

constexpr Topic first{"", "",
                      R"(Type moves to see what they do, or call a function to see its result.
> R U R' U'
> order(_)
> [F: [R, U]] == F R U R' U' F'
> let trigger = R U R' U'
> order(trigger F)
_ is the last value shown, let names a value. Mistakes do no harm: undo reverts
the last statement.)",
                      ""};

constexpr std::array table{
    Topic{"moves", "the moves: R, Rw, 2R, M, x and others",
          R"(R U F L D B turn a face clockwise, as seen from that face. R' turns it
anticlockwise, R2 by half a turn. Spaces between moves are optional.
> R U' F2
> RUF == R U F
Rw or r turns two layers together, 2R only the second layer, M E S the middle
slices (in the direction of L, D, F), x y z the whole cube (of R, U, F).
> M2 U2 M2
> R L' == M x
A name cannot be a sequence of moves: trick is a name, fur is three moves.)",
          ""},
    Topic{"products", "products, inverses, powers, commutators, conjugates",
          R"(A product is read from left to right: first A, then B.
> R U == U R
> (R U R' U')3
> (R U)'
[A, B] is A B A' B', and [A: B] is A B A'. A^B is B' A B.
> [R, U]
> [F: [R, U]]
> R^U == U' R U
Powers may be as large as you like.
> (R U)^1000000000000 == (R U)^85)",
          "Algorithms as words"},
    Topic{"cycles", "permutations written as cycles of parts",
          R"((uf,ur,ub) is a cycle: the edge at uf goes to ur, the one at ur to ub, the one at
ub to uf. Corners have three letters. Stickers move in the order of the letters:
the first one named goes to the first, the second to the second.
> (uf,ur,ub)
> [M', U2]
A sign turns the last part as it moves to the first place: + clockwise,
- anticlockwise.
> (+urf,dfr)
> (+uf) (+ur)
Cycles and moves can be multiplied. @uf is a location.
> image(R, @urf)
> F (uf,ur) F'
Cycles can describe any position; is_reachable tests whether turns reach it.
> is_reachable((uf,ur)))",
          "Parts and cycles"},
    Topic{"orders", "orders, parity, and whether turns reach a position",
          R"(order is the number of repetitions after which every labelled sticker is back in
its place, visible_order the number after which the colours look the same. They
differ where stickers of the same colour can be swapped.
> order(R U)
> cube 4
> orders(R U)
> parity(R))",
          "Orders and parity"},
    Topic{"groups", "the group that some moves generate, and its elements",
          R"(A group is given by its generators. Its order is computed at once and is exact,
on a cube of any size.
> group(R, U)
> size(group(R, U, F))
> F in group(R, U)
> group(R2, U2) <= group(R, U)
> index(group(R, U), group(R2, U2))
> structure(group(M, E, S))
size(G, by = colours) counts the positions that look different on a cube without
marks.
> cube 4
> size(full_group(), by = colours))",
          "Groups"},
    Topic{"cubes", "cubes of every size, and supercubes",
          R"(cube 4 switches to the 4x4x4, for everything typed after it. The prompt shows the
current cube.
> cube 4
> Rw U2
On larger cubes wings and centres have numbers; Tab after @u or (uf shows them.
> cube 5
> image(2R, @uf2)
On a supercube the turns of the fixed centres count.
> supercube 3
> order(R U)
> (R U R' U')6)",
          ""},
    Topic{"names", "let, def, import; lists, loops and conditions",
          R"(> let trick = R U R' U'
> def twice(p) = p p
> twice(trick)
> for s in {R, R U, R U F} { print s, "has order", order(s) }
> map(order, {R, R U})
> if order(R) == 4 then "four" else "another"
Lines with ## above let or def are shown by help.)",
          "Numbers, texts and lists"},
    Topic{"notations", "other notations for positions and moves, read and written",
          R"(Stickers have numbers in several numberings; net is the unfolded cube.
> sticker_cycles(R, net)
> net (28,30,36,34) (29,33,35,31) (3,43,48,21) (6,40,51,24) (9,37,54,27) == R
The forms of other programs can be written, and most of them can be read.
> singmaster(R U)
> speffz(R U)
See docs/written-forms.md.)",
          "Sticker numbers|Cubies and colours|Other programs' forms|The tuple of the Tuple page|Cube Synthesizer's "
          "basic algorithms|Other notations of algorithms"},
    Topic{"pictures", "pictures of the cube, in the terminal and in files",
          R"(show draws the net of a position and marks the stickers that have moved. Styles
are letters, numbers, or the name of a numbering.
> show(R U)
> show(R, style = numbers)
trace draws the net after every move, compare draws two nets side by side.
> trace(R U')
svg, cayley and animate write files: a picture in one of many styles, the graph of
a small group, a page with an animated cube. See docs/pictures.md.)",
          "Pictures"},
    Topic{"finding", "the shortest algorithm, solving, distances, commutators",
          R"(find returns the shortest algorithm for a permutation, or for a goal.
> find((uf,ub) (ur,ul), using = {M, U}, metric = STM)
> find(goal = @uf -> @ur, most = 2)
solve returns a solution, distances counts the states of a group by their
distance, commutators decomposes an algorithm into commutators.
> cube 2
> solve(R U R' F2)
> distances({R2, U2})
> commutators(F R U R' U' F', answers = 1)
See docs/finding.md.)",
          "Finding algorithms"},
    Topic{"library", "named algorithms that come with the program",
          R"(import makes the names of a module available. help NAME explains a name, and
?WORD searches all names, imported or not.
> import triggers
> sune
Import the definitions of a script by its path: import "mine.cube".)",
          ""},
    Topic{"symbols", "the signs: ' ^ [ ] { } @ == -> and all others", "help [ explains [ and so on, with an example.",
          ""},
    Topic{"questions", "all functions that can be called", "help NAME explains each, with an example.", "*"},
    Topic{"lessons", "a course about cubes and their algebra, with exercises",
          R"(The lessons are a course from the first moves to big cubes. Start them in the
shell, not here:
    cube lesson               lists the lessons and your progress
    cube lesson FILE          plays a lesson, which sets exercises and checks your answers
A lesson is a text in Markdown. See docs/lessons.md to write one.)",
          ""},
    Topic{"shell", "commands of the shell: courses, formatting, editors",
          R"(Some commands begin in the shell, not here:
    cube lesson               lists the lessons and your progress
    cube check FILE...        marks students' answers
    cube fmt FILE...          formats scripts
    cube map EXPRESSION       evaluates an expression for each line of files
    cube kernel install       adds Cubelang to Jupyter notebooks
    cube lsp                  is the language server for editors
cube help map shows the options of map, and so on.)",
          ""},
    Topic{"prompt", "keys and commands of the prompt",
          R"(Tab completes, or lists the completions. Up recalls earlier lines, Ctrl-R searches
them. Ctrl-C discards the line, or interrupts a computation; Ctrl-D quits. A line
continues below while a bracket is open. keys lists all keys.)",
          ""},
};

}  // namespace

const Topic& first_topic() { return first; }
std::span<const Topic> topics() { return table; }

const Topic* find_topic(std::string_view name) {
    const auto at = std::ranges::find(table, name, &Topic::name);
    return at == table.end() ? nullptr : &*at;
}

}  // namespace cubelang::meaning
