// The subgroups, names and tables of small groups.

#include <cstdlib>

#include "tests/language/run.hpp"
#include "tests/support/data.hpp"

namespace cubelang::meaning::small_groups_test {

using test::last;
using test::message;

// Of the groups above order 31, which take longer, every fourth, unless CUBELANG_LONG is set.
TEST_CASE("the names of the groups of order 2 to 63 are those of GAP") {
    const bool is_long = std::getenv("CUBELANG_LONG") != nullptr;
    std::size_t at = 0;
    for (const auto& row : test::data_rows("small-groups.tsv")) {
        const bool is_slow = std::stoi(row[0]) > 31;
        if (is_slow && !is_long && ++at % 4 != 0) continue;
        INFO(row[0] << " " << row[1] << ": " << row[3]);
        CHECK(last("group_name(group_of(" + row[3] + "))") == '"' + row[2] + '"');
    }
}

TEST_CASE("the name of a group of cube positions, of the group of one element and of large abelian groups") {
    CHECK(last("group_name(group())") == "\"1\"");
    CHECK(last("group_name(group(x, y))") == "\"S4\"");
    CHECK(last("group_name(group(R L', M2))") == "\"C4 x C2\"");
    CHECK(last("group_name(group(R2 L2, U2 D2, F2 B2))") == "\"C2 x C2 x C2\"");
    CHECK(last("group_name(group_of((1,2,3,4,5,6,7), (11,12,13), (20,21,22,23,24,25)))") == "\"C42 x C3\"");
    CHECK(message("group_name(group(R, U))") ==
          "names are known for abelian groups, up to order 127 except 64 and 96, and for S_n, A_n, PSL(2,q), PGL(2,q) "
          "and "
          "Mathieu groups, but this group of order 73483200 is none of these");
    CHECK(message("group_name(R)") == "group_name needs a group such as group(R, U) for G, but this is an algorithm");
}

TEST_CASE("normal subgroups are normal, and those of a square are six") {
    const std::string square = "let G = group_of((1,2,3,4), (1,3)); ";
    CHECK(last(square + "map(size, normal_subgroups(G))") == "{1, 2, 4, 4, 4, 8}");
    CHECK(last(square + "all({is_normal(N, G) for N in normal_subgroups(G)})") == "true");
    CHECK(last("map(size, normal_subgroups(group(x, y)))") == "{1, 4, 12, 24}");
}

TEST_CASE("a complement meets the normal subgroup in one element, and with it generates the group") {
    const std::string both = "let G = group(x, y); let N = derived(derived(G)); let all = complements(G, N); ";
    CHECK(last(both + "size(all)") == "4");  // the stabilizers of the four diagonals
    CHECK(last(both + "forall H in all: size(intersection(H, N)) == 1 and size(H) * size(N) == size(G)") == "true");
    CHECK(last(both + "size(set(all))") == "4");
    CHECK(last("size(complements(group(R), group(R2)))") == "0");
    CHECK(message("complements(group(x, y), group(x))") == "N is not a normal subgroup of G");
}

TEST_CASE("the direct factors of a group") {
    CHECK(last("map(size, direct_factors(group(R, L2)))") == "{2, 4}");
    CHECK(last("size(direct_factors(group(x, y)))") == "1");
    CHECK(last("let G = group(R2, U2); product(map(size, direct_factors(G))) == size(G)") == "true");
}

TEST_CASE("the table of a group is a Latin square, with the products in place") {
    CHECK(last("print group_table(group_of((1,2) (3,4), (1,3) (2,4)))") ==
          " e   a   b  ab\n a   e  ab   b\n b  ab   e   a\nab   b   a   e");
    CHECK(last("print group_table(group_of((1,2,3), (1,2)))") ==
          "  e    a    b  a^2   ab   ba\n"
          "  a  a^2   ab    e   ba    b\n"
          "  b   ba    e   ab  a^2    a\n"
          "a^2    e   ba    a    b   ab\n"
          " ab    b    a   ba    e  a^2\n"
          " ba   ab  a^2    b    a    e");
    CHECK(last("print group_table(group(R2), \"markdown\")") == "| e | a |\n| --- | --- |\n| a | e |");
    CHECK(last("print group_table(group_of((1,2,3)), \"latex\")") ==
          "\\begin{array}{ccc}\n  e & a & a^{2} \\\\\n  a & a^{2} & e \\\\\n  a^{2} & e & a \\\\\n\\end{array}");
    CHECK(message("group_table(group(R), \"html\")") == "as is one of the texts text, markdown and latex, in quotes");
    CHECK(message("group_table(group(M, E))") == "words are for groups of at most 100 elements, but this one has 192");
}

TEST_CASE("the word of an element is a shortest one, and describes it") {
    const std::string group = "let G = group(R2, U2); let words = element_words(G); ";
    CHECK(last(group + "words[R2 U2 R2]") == "\"aba\"");
    CHECK(last(group + "size(set(values(words))) == size(G)") == "true");
    CHECK(last("element_words(group((), R2))[R2]") == "\"a\"");
}

}  // namespace cubelang::meaning::small_groups_test
