// The reasons that `why` gives: the witnesses in them are checked by other functions of the language.

#include <regex>
#include <set>
#include <sstream>

#include <fmt/format.h>

#include "runtime/meaning/eval/definitions.hpp"
#include "stdlib/library.hpp"
#include "tests/language/run.hpp"

namespace cubelang::meaning::why_test {
namespace {

using test::holds;
using test::last;
using test::message;

std::string why(const std::string& question) { return last("why(" + question + ")"); }
bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

// The pieces of the text that match the groups of the pattern.
std::vector<std::string> pieces(const std::string& text, const std::string& pattern) {
    std::smatch found;
    INFO(text);
    REQUIRE(std::regex_search(text, found, std::regex(pattern)));
    return {found.begin() + 1, found.end()};
}

// Examples of functions that `why` does not call need their definitions.
bool is_true_example(const std::string& example) {
    std::string program;
    if (!example.starts_with("why(") && !example.starts_with("size(why("))
        for (const auto& file : library::reasons()) program += std::string(file.text) + '\n';
    return holds(program + example);
}

}  // namespace

TEST_CASE("every example of a reason function is true, and every function has one") {
    const auto& all = reasons().all();
    CHECK(all.size() > 50);
    for (const auto& [name, doc, text, source] : all) {
        std::size_t count = 0;
        std::istringstream lines{std::string(doc)};
        for (std::string line; std::getline(lines, line);)
            if (line.starts_with("## example: ")) {
                ++count;
                INFO(line);
                CHECK(is_true_example(line.substr(12)));
            }
        INFO(name);
        CHECK(count > 0);
    }
}

TEST_CASE("every function of the reasons that explains another one has the name of a built-in one") {
    const std::set<std::string_view> operators{"why_in", "why_equal", "why_part", "why_quantified"};
    for (const auto& [name, doc, text, source] : reasons().all())
        if (name.starts_with("why_") && !operators.contains(name))
            CHECK(vocabulary().built_in(std::string(name.substr(4))) != nullptr);
}

TEST_CASE("the order is the least common multiple of the named lengths of cycles") {
    for (const std::string p : {"R", "R U", "R U R' U'", "(uf,ur,ub)", "(+urf,ufl) (+ub)", "random_state(3)"}) {
        const auto found = pieces(why("order(" + p + ")"), "cycles of ([0-9, ]+): their .* is ([0-9]+)");
        CHECK(holds("lcm({" + found[0] + "}) == " + found[1] + " and order(" + p + ") == " + found[1]));
        CHECK(holds("set({" + found[0] + "}) == set(map(size, sticker_cycles(" + p + ")))"));
    }
    CHECK(says(why("order((1,2) (3,4,5))"), "2, 3: their least common multiple is 6"));
    CHECK(says(why("order(())"), "moves nothing"));
    CHECK(says(last("supercube 3; why(order(R U))"), "the centres turn in place"));
}

TEST_CASE("the parity is that of the number of cycles of even length") {
    for (const std::string p : {"R", "R U F", "(uf,ur)", "(urf,ufl) (uf,ur)", "random_state(5)"}) {
        const auto found = pieces(why("parity(" + p + ")"), ": ([0-9]+) of corners, ([0-9]+) of edges");
        CHECK(holds("(remainder(" + found[0] + ", 2) == 1) == (text(parity(" + p + ").corners) == \"odd\")"));
        CHECK(holds("(remainder(" + found[1] + ", 2) == 1) == (text(parity(" + p + ").edges) == \"odd\")"));
    }
    CHECK(why("sign(R)") == why("parity(R)"));
    CHECK(says(why("parity((1,2) (3,4))"), "it has 2 of these"));
}

TEST_CASE("quarter turns flip and twist as the reasons say") {
    const auto turned = [](const std::string& turn, const std::string& kind, const std::string& by) {
        const auto count = "count(at -> source(" + turn + ", at).orientation == " + by + ", parts(" + kind + "))";
        return last(count);
    };
    for (const std::string turn : {"F", "B", "R", "L", "U", "D"}) {
        CHECK(turned(turn, "edges", "1") == (turn == "F" || turn == "B" ? "4" : "0"));
        for (const std::string by : {"1", "2"})
            CHECK(turned(turn, "corners", by) == (turn == "U" || turn == "D" ? "0" : "2"));
    }
}

TEST_CASE("an element outside does at the named places what no element of the stabilizer does") {
    for (const auto& [p, group] :
         {std::pair("(urf,ufl,ulb)", "group(R, U)"), {"(1,2,3)", "group_of((1,2,3) (4,5,6), (1,2) (4,5))"}}) {
        const std::string given = fmt::format("let p = {}; let G = {}; ", p, group),
                          image = *p == '(' && p[1] == '1' ? "item" : "image";
        const auto found =
            pieces(last(given + "why(p in G)"), "fixes (.*) and takes (.*) to (.*); .* to ([@a-z0-9, ]*[a-z0-9])");
        CHECK(holds(fmt::format("{}forall g in stabilizer(G, {{{}}}): {}(g, {}) in {{{}}}", given, found[0], image,
                                found[1], found[3])));
        CHECK(holds(fmt::format("{}{}(p, {}) == {} and not ({} in {{{}}})", given, image, found[1], found[2], found[2],
                                found[3])));
    }
}

TEST_CASE("the reason of a no to is_reachable is the broken sum, and the repair makes up for it") {
    CHECK(says(why("is_reachable((+uf))"),
               "Edge flips add up to 1 (mod 2); to fix it, flip one edge, such as (+ur). Turns"));
    CHECK(says(why("not is_reachable((+urf))"), "twists two corners clockwise and two anticlockwise"));
    CHECK(says(why("is_reachable(R U)"), "corners even, edges even"));
    const auto found = pieces(why("repair((+uf) (urf,ufl))"), "^(.*) is reachable, and (.*) is not: ");
    CHECK(holds("is_reachable(" + found[0] + ") and (+uf) (urf,ufl) == " + found[1]));
}

TEST_CASE("products that differ do so at the named place") {
    for (const auto& [p, q] : {std::pair("R", "U"), {"R U", "F"}, {"(uf,ur)", "(ur,ub)"}}) {
        const auto text = last("why(commutes(" + std::string(p) + ", " + q + "))");
        const auto found = pieces(text, "takes (@[a-z]+) to (@[a-z]+), and .* takes it to (@[a-z]+)");
        const auto product = std::string(p) + " " + q, other = std::string(q) + " " + p;
        CHECK(holds("image(" + product + ", " + found[0] + ") == " + found[1]));
        CHECK(holds("image(" + other + ", " + found[0] + ") == " + found[2] + " and " + found[1] + " != " + found[2]));
    }
    CHECK(says(why("commutes(R, R2)"), "@urf"));
}

TEST_CASE("equal or different values have a witness") {
    const auto found = pieces(why("R == U"), "R takes (@[a-z]+) to (@[a-z]+), and U takes it to (@[a-z]+)");
    CHECK(holds("image(R, " + found[0] + ") == " + found[1] + " and image(U, " + found[0] + ") == " + found[2]));
    CHECK(says(why("R != R5"), "four quarter turns are none: R = R5."));
    CHECK(says(why("{1, R} == {1, U}"), "Item 2 is R in the first and U in the second"));
    CHECK(says(why("{1} == {1, 2}"), "sizes are 1 and 2"));
    CHECK(says(why("7/2 == 3"), "7/2 - 3 = 1/2"));
    CHECK(says(why("set({1, 2}) == set({2, 3})"), "1 is in the first"));
    CHECK(says(why("group(R) == group(R, U)"), "U is in group(R, U) and not in group(R): no generator moves"));
}

TEST_CASE("the reason of membership is a word, or what no generator moves") {
    const auto found = pieces(why("[R, U]^2 R in group(R, U)"), "it is (.*)\\.$");
    CHECK(holds("[R, U]^2 R == " + found[0]));
    CHECK(says(why("contains({4, 5}, 6)"), "No item equals it"));
    CHECK(says(why("R5 in set({R})"), "It is an item"));
}

TEST_CASE("subgroups have words for their generators, and others a generator that is outside") {
    const auto found = pieces(why("group(R2, U2) <= group(R, U)"), ": R2 = (.*), U2 = (.*)\\.$");
    CHECK(holds(found[0] + " == R2 and " + found[1] + " == U2"));
    CHECK(says(why("group(R, F) < group(R, U)"), "F is in group(R, F) and not in group(R, U): "));
    CHECK(why("group(R, U) >= group(R)") == why("group(R) <= group(R, U)"));
}

TEST_CASE("questions about groups name the generators, the conjugate or the numbers") {
    CHECK(says(why("is_abelian(group(R, L, U))"), "R and U do not commute"));
    const auto outside = pieces(why("is_normal(group(R), group(R, U))"), "its conjugate (.*) is not: ");
    CHECK(holds("not ((" + outside[0] + ") in group(R)) and are_conjugate(" + outside[0] + ", R)"));
    CHECK(why("order(group(R, U))") == why("size(group(R, U))"));
    CHECK(says(why("size(group())"), "the identity"));
}

TEST_CASE("conjugate elements have a conjugator, and classes their two orders") {
    const auto found = pieces(why("are_conjugate(R, U)"), "With c = (.*) the product c' R c is U");
    CHECK(holds("R^(" + found[0] + ") == U"));
    CHECK(says(why("are_conjugate(R, R2)"), "cycles 4 in one"));
    for (const std::string p : {"R", "R U", "(+urf) (-ufl)", "random_state(4)"}) {
        const auto found_by = pieces(why("class_size(" + p + ")"),
                                     ": (.*) of corners, (.*) of edges. One in ([0-9]+) .* reached: ([0-9]+)\\.");
        const auto formula =
            std::regex_replace(found_by[0] + " * " + found_by[1], std::regex("([0-9]+)!"), "factorial($1)");
        CHECK(holds(formula + " / " + found_by[2] + " == " + found_by[3]));
        CHECK(holds(found_by[3] + " == centralizer_size(" + p + ")"));
    }
}

TEST_CASE("the reason of f is not that of a built-in function with the same name") {
    CHECK(message("def order_(p) = 5; why(order_(R))") == "no reason is known for this");
    CHECK(why("order(R)") == last("let order_ = order; why(order_(R))"));
    CHECK(
        last("def tries(p, answer) = 1; def g(n) = n + 1; def why_g(n, answer) = \"{n} + 1 = {answer}\"; why(g(4))") ==
        "4 + 1 = 5");
}

TEST_CASE("a program's own why_f gives the reason of f, and of a built-in function") {
    CHECK(last("def double(n) = 2 * n; def why_double(n) = \"twice \" + text(n); why(double(4))") == "twice 4");
    CHECK(last("def why_order(p) = \"mine\"; why(order(R))") == "mine");
    CHECK(last("def f_(n) = is_reachable((+uf)); def why_f_(n) = \"\"; why(f_(1))").substr(0, 10) == "Edge flips");
    CHECK(says(last("let b_ = is_reachable((+uf)); why(b_)"), "Edge flips"));
    CHECK(says(last("map(why, {is_reachable((+uf))})"), "edge flips"));
    CHECK(says(last("is_reachable((+uf)) |> why"), "Edge flips"));
    CHECK(holds("type(why(order(R))) == \"text\""));
}

TEST_CASE("a question with a wrong argument has the same error as without why") {
    for (const std::string question : {"index(group(R), group(U))", "quotient_group(group(R, U), group(R))", "order(5)",
                                       "commutes(R, 4R)", "R in group_of((1,2))", "is_normal(R, R)", "order()"})
        CHECK(message("why(" + question + ")") == message(question));
    CHECK(message("why(size(1..10^9))") == "no reason is known for this");
}

// A place and the number of its images, from place to place.
TEST_CASE("the order of a group is the product of the numbers of images of places that are fixed") {
    for (const std::string group : {"group(R2, U2)", "group(R2, F2, L2)", "group(M, E, S)"}) {
        const auto found = pieces(why("size(" + group + ")"),
                                  "The places (.*) are fixed .* they have (.*) images, and (.*) = ([0-9]+)\\.");
        CHECK(holds(found[2] + " == size(" + group + ") and product({" + found[1] + "}) == " + found[3]));
        CHECK(holds("size(stabilizer(" + group + ", {" + found[0] + "})) == 1"));
    }
    CHECK(says(why("size(group_of((1,2,3,4,5), (1,2)))"), "5 * 4 * 3 * 2 = 120"));
    CHECK(says(last("cube 2; why(size(full_group()))"), "8! * 3^7 = 88179840"));
    CHECK(says(why("size(group(R, U))"), "120 * 3^5 * 7! / 2 = 73483200"));
}

TEST_CASE("orbits and blocks name places that other functions find") {
    const auto far = pieces(why("is_transitive(full_group())"), "no element takes (@[a-z]+) to (@[a-z]+)\\.");
    CHECK(holds("let lists = orbits(full_group()); " + far[0] + " in lists[1] and not (" + far[1] + " in lists[1])"));
    CHECK(holds("{" + pieces(why("is_transitive(full_group(), edges)"), "places: (.*)\\.")[0] +
                "} == orbits(full_group(), edges)[1]"));
    const auto fixed = pieces(why("is_transitive(group(R, U), corners)"), "takes @[a-z]+ to (@[a-z]+), which");
    CHECK(holds("size({g for g in {R, U} if image(g, " + fixed[0] + ") != " + fixed[0] + "}) == 0"));
    CHECK(says(why("is_primitive(group(R, U), corners)"), "No element takes"));
    CHECK(says(why("is_primitive(full_group(), corners)"), "8 places"));
}

TEST_CASE("subgroups have generators with the property") {
    const auto half = pieces(why("stabilizer(full_group(), @urf)"), "has ([0-9]+) images, and .* = ([0-9]+) elements");
    CHECK(holds(half[0] + " * " + half[1] + " == size(full_group()) and " + half[1] +
                " == size(stabilizer(full_group(), @urf))"));
    const auto central = pieces(why("centralizer(group(R, U), R)"), "they are ([0-9]+), one in ([0-9]+)\\.");
    CHECK(holds(central[0] + " * " + central[1] + " == size(group(R, U))"));
    const auto both = pieces(why("intersection(group(R, U), group(U, F))"), "^Its generators (.*) are in both");
    CHECK(holds("group({" + both[0] + "}) == intersection(group(R, U), group(U, F))"));
    const auto words = pieces(why("is_normal(group(R2), group(R, L))"), ": (.*) = (.*), (.*) = (.*)\\.$");
    CHECK(holds(words[0] + " == " + words[1] + " and " + words[2] + " == " + words[3]));
    CHECK(says(why("derived(full_group())"), "such as [R, U], generate it. The index is 2"));
    CHECK(says(why("quotient_group(full_group(), derived(full_group()))"), "= 2 cosets"));
}

TEST_CASE("the powers of the reason of a visible order are the largest that change the colours") {
    for (const std::string p : {"R", "R U", "R U F", "random_algorithm(1, 12)"}) {
        const auto found = pieces(why("visible_order(" + p + ")"), "\\^([0-9]+) leaves .*; (.*) do(es)? not, and");
        CHECK(holds("visible_order((" + p + ")^" + found[0] + ") == 1"));
        CHECK(holds("let p = " + p + "; not (1 in map(visible_order, {" + found[1] + "}))"));
    }
}

TEST_CASE("the reasons hold on every cube") {
    for (const std::string cube : {"cube 2", "cube 4", "cube 5", "supercube 3", "supercube 5"})
        for (const std::string p : {"random_algorithm(1, 9)", "R", "(R U)35", "random_state(2)"}) {
            const auto text = last(cube + "; why(order(" + p + "))");
            INFO(cube << ": " << p << ": " << text);
            const auto order = pieces(text, "(is|has|order) ([0-9]+)\\.$")[1];
            CHECK(holds(cube + "; order(" + p + ") == " + order));
            const auto parities = last(cube + "; why(is_reachable(" + p + "))");
            CHECK(says(parities, "corner twists add up to 0"));
            const auto way = pieces(last(cube + "; why(cycles(" + p + "))"), "at (@[a-z0-9]+) goes to (@[a-z0-9]+)");
            CHECK(holds(cube + "; image(" + p + ", " + way[0] + ") == " + way[1]));
        }
}

TEST_CASE("compared calls, and, or, not, forall, exists and fields have the reasons of their parts") {
    CHECK(why("order(R U) == 105") == "Both are 105. " + why("order(R U)"));
    CHECK(why("100 < order(R U)") == "100 is less than 105. " + why("order(R U)"));
    CHECK(why("order(R U) > 100") == why("100 < order(R U)"));
    CHECK(why("R in group(R) and 1 < 2") == "In the generators it is R. 1 is less than 2.");
    CHECK(why("R in group(R) and 2 < 1") == "2 is greater than 1.");
    CHECK(why("2 < 1 or R in group(R)") == "In the generators it is R.");
    CHECK(why("2 < 1 or 3 < 2") == "2 is greater than 1. 3 is greater than 2.");
    CHECK(why("not commutes(R, U)") == why("commutes(R, U)"));
    CHECK(why("parity(R).corners") == why("parity(R)"));
    CHECK(says(why("exists n in 1..3: n > 3"), "n > 3 is false for each, as for n = 1. 3 is greater than 1."));
    CHECK(says(why("forall p in {R, U}, q in {R, U}: commutes(p, q)"), "is false for p = R, q = U."));
    CHECK(says(why("forall p in group(R): p^5 == p"), "All 4 values were tested"));
    CHECK(why("forall n in {}: n > 1") == "There are no values, so the condition is true.");
}

TEST_CASE("moves and images have their steps") {
    const auto steps = pieces(why("image(R U, @urf)"), "R takes @urf to (@[a-z]+), U takes (@[a-z]+) to (@[a-z]+)\\.");
    CHECK(holds("image(R, @urf) == " + steps[0] + " and image(U, " + steps[1] + ") == " + steps[2]));
    CHECK(why("length(R U2 M, STM)") == "The moves are R, U2, M.");
    CHECK(says(why("solve(random_state(3))"), "together they are the identity"));
    CHECK(says(why("is_reachable((u,r), colours)"), "No rotation"));
    const auto source = pieces(why("source(R U, @uf)"), "R U takes (@[a-z]+) to (@[a-z]+)");
    CHECK(holds("image(R U, " + source[0] + ") == " + source[1]));
}

TEST_CASE("why alone explains the last answer, unless a definition followed") {
    CHECK(last("order(R U); why") == why("order(R U)"));
    CHECK(last("order(R U); why; why") == why("order(R U)"));
    CHECK(last("order(R U); let p = R; why") == "function why(question [, as])");
    CHECK(last("order(R U); for n in 1..2 { n }; why") == "function why(question [, as])");
    CHECK(last("R U; order(_); why") == "function why(question [, as])");
    CHECK(last("let why = 3; order(R U); why") == "3");
}

TEST_CASE("a reason can be written as text, in LaTeX and in Markdown") {
    const auto own = [](const std::string& text, const std::string& as) {
        return last("def f_(n) = n; def why_f_(n) = \"" + text + "\"; why(f_(1), as = " + as + ")");
    };
    CHECK(why("order(R), as = text") == why("order(R)"));
    CHECK(why("group(R2) <= group(R, U), as = latex") ==
          "Every generator of $\\langle R^{2}\\rangle$ is in $\\langle R, U\\rangle$: $R^{2} = R^{2}$.");
    CHECK(own("R' U2' in ([R, U] D)6, @urf", "latex") == "$R' {U^{2}}' \\in ([R, U] D)^{6}$, $\\mathit{urf}$");
    CHECK(own("R L = L R = M.", "latex") == "\\begin{align*}\nR L &= L R \\\\\n&= M.\n\\end{align*}");
    CHECK(why("remainder(-17, 5), as = markdown") == "$-17 = -4 \\cdot 5 + 3$.");
    CHECK(own("a_b & 3R, (r,-f)", "latex") == "a\\_b \\& $3R$, $(r\\;\\; - f)$");
    CHECK(own("100% #1 \\{x} $ ~ p^2 a<b", "latex") == "100\\% \\#1 \\{x\\} \\$ \\~{} $p^{2}$ a$<$b");
    CHECK(own("(urf,dfr) (R U) (mod 3). (-urf)", "latex") == "$(u r f\\;\\; d f r) (R U)$ (mod $3$). $(- u r f)$");
    CHECK(own("[R, U] * 2 a_b", "markdown") == "$[R, U] \\cdot 2$ a\\_b");
}

}  // namespace cubelang::meaning::why_test
