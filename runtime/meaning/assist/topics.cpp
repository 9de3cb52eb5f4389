#include "runtime/meaning/assist/topics.hpp"

#include <algorithm>
#include <array>

namespace cubelang::eval {
namespace {

constexpr Topic first{"", "",
                      R"(Type moves, and see what they do. Ask a question, and see the answer.
> R U R' U'
> order(_)
> [F: [R, U]] == F R U R' U' F'
> let trigger = R U R' U'
> order(trigger F)
_ is the last value, let gives a value a name. A mistake does no harm, and undo
takes things back.)",
                      ""};

constexpr std::array table{
    Topic{"moves", "what R, Rw, 2R, M and x turn",
          R"(R U F L D B turn a face clockwise, as seen from that face. R' turns it back, R2
twice. Blanks between moves are optional.
> R U' F2
> RUF == R U F
Rw or r turns two layers together, 2R the second one alone, M E S the middle
slices (M as L, E as D, S as F), x y z the whole cube as R U F.
> M2 U2 M2
> R L' == M x
Names are made of other letters than moves: trick is a name, fur is three moves.)",
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
ub to uf. Corners have three letters. The stickers go where the letters say.
> (uf,ur,ub)
> [M', U2]
A sign turns the last part on its way home: + clockwise, - anticlockwise.
> (+urf,dfr)
> (+uf) (+ur)
Cycles and moves multiply; @uf is a place.
> image(R, @urf)
> F (uf,ur) F'
Any arrangement may be written down; whether turns reach it is a question.
> is_reachable((uf,ur)))",
          "Parts and cycles"},
    Topic{"orders", "how often until all is home; even and odd; reachable or not",
          R"(order counts until every labelled sticker is home, visible_order until the
colours look as before. They differ where stickers of one colour can be swapped.
> order(R U)
> cube 4
> orders(R U)
> parity(R))",
          "Orders and parity"},
    Topic{"groups", "all that some moves can make, and what is in it",
          R"(A group is given by what generates it. It is worked out at once and for certain,
on a cube of any size.
> group(R, U)
> size(group(R, U, F))
> F in group(R, U)
> group(R2, U2) <= group(R, U)
> index(group(R, U), group(R2, U2))
> structure(group(M, E, S))
size(G, by = colours) counts what can be told apart on a cube without marks.
> cube 4
> size(full_group(), by = colours))",
          "Groups"},
    Topic{"cubes", "cubes of every size, and supercubes",
          R"(cube 4 goes to the 4x4x4, and everything typed from then on is meant there. The
prompt tells where you are.
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
What ## lines above let or def say is shown by help.)",
          "Numbers, texts and lists"},
    Topic{"notations", "other ways to write positions and moves, in and out",
          R"(Stickers have numbers in several numberings; net is the unfolded cube.
> sticker_cycles(R, net)
> net (28,30,36,34) (29,33,35,31) (3,43,48,21) (6,40,51,24) (9,37,54,27) == R
Other programs' forms are written, and most are read back.
> singmaster(R U)
> speffz(R U)
docs/written-forms.md and docs/neighbours.md tell more.)",
          "Numbers of stickers|Cubies and colours|Other programs' forms|The tuple of the Tuple page|Cube Synthesizer's "
          "basic algorithms|Other notations of algorithms"},
    Topic{"pictures", "the cube drawn, in the terminal and in files",
          R"(show draws what is where, with what has moved marked; styles are letters and
numbers, or the name of a numbering.
> show(R U)
> show(R, style = numbers)
trace draws it after every move, compare two side by side.
> trace(R U')
svg, cayley and animate write files: a drawing of many styles, the graph of a small
group, a page on which the cube turns. docs/pictures.md tells more.)",
          "Pictures"},
    Topic{"finding", "the shortest algorithm, solving, distances, commutators",
          R"(find gives the shortest algorithm for a permutation, or for a goal.
> find((uf,ub) (ur,ul), using = {M, U}, metric = STM)
> find(goal = @uf -> @ur, most = 2)
solve brings everything home, distances counts the states of a group, commutators
takes an algorithm apart.
> cube 2
> solve(R U R' F2)
> distances({R2, U2})
> commutators(F R U R' U' F', answers = 1)
docs/finding.md tells more.)",
          "Finding algorithms"},
    Topic{"library", "named algorithms that come with the program",
          R"(import makes the names of a module known; help NAME tells what a name does, and
?WORD finds one, imported or not.
> import triggers
> sune
A script's definitions are imported by its path: import "mine.cube".)",
          ""},
    Topic{"symbols", "what ' ^ [ ] { } @ == -> and every other sign mean",
          "help [ tells about [ and so on, with an example.", ""},
    Topic{"questions", "every question that can be asked", "help NAME shows each with an example.", "*"},
    Topic{"lessons", "a course about cubes and their algebra, with exercises",
          R"(The lessons are a course from the first moves to big cubes. In the shell, not here:
    cube lesson               the lessons, and how far you are
    cube lesson FILE          plays one; it asks, and says of each answer whether it is right
A lesson is a text in Markdown: docs/lessons.md tells how to write one.)",
          ""},
    Topic{"prompt", "what can be typed here besides the language",
          R"(Tab completes, or shows what is possible. Up brings back former lines, Ctrl-R
looks for one. Ctrl-C drops the line, or stops what is being worked out; Ctrl-D
leaves. A line goes on below while a bracket is open. keys lists all keys.)",
          ""},
};

}  // namespace

const Topic& first_topic() { return first; }
std::span<const Topic> topics() { return table; }

const Topic* find_topic(std::string_view name) {
    const auto at = std::ranges::find(table, name, &Topic::name);
    return at == table.end() ? nullptr : &*at;
}

}  // namespace cubelang::eval
