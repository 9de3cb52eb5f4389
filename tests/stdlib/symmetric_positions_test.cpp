// Positions up to symmetry, and the symmetries that positions have.

#include "tests/language/run.hpp"

namespace cubelang::meaning::symmetric_positions_test {

using test::last;
using test::message;

TEST_CASE("a symmetry has the centralizer that the list of elements shows, whether it reflects or not") {
    const std::string group = "let G = group(R L', U D', F B'); ";  // 768 elements
    for (const std::string s : {"S_U4", "S_F2", "S_URF3", "S_LR2", "S_F2 S_LR2", "S_LR2 (R2)", "(U) S_LR2"}) {
        INFO(s);
        CHECK(last(group + "let s = " + s +
                   "; set(elements(centralizer(G, s))) == set({p for p in elements(G) if s^-1 p s == p})") == "true");
    }
    CHECK(last("size(centralizer(full_group(), S_LR2))") == "18345885696");
    CHECK(last("cube 4; size(centralizer(group(R, L), S_LR2))") == "4");
    CHECK(message("centralizer(group_of((1,2)), S_U4)") == "this is a symmetry, and the group is one of tuples");
    CHECK(message("group(S_U4)") == "a generator must be an algorithm or a permutation, but this is a symmetry");
}

// The first is the number that D. Hoey and J. Saxe published in 1984; the second is GAP's.
TEST_CASE("positions up to symmetry") {
    CHECK(last("positions_up_to_symmetry(full_group())") == "901083404981813616");
    CHECK(last("cube 2; positions_up_to_symmetry(full_group())") == "1841970");
    CHECK(last("positions_up_to_symmetry(group())") == "1");
    const std::string few =
        "let G = group(R2, U2, F2); let kept = {s for s in symmetries(()) if all({g^s in G for g in "
        "generators(G)})}; size(kept) == 6 and ";
    CHECK(last(few + "size(unique({sort({p^s for s in kept})[1] for p in elements(G)})) == "
                     "positions_up_to_symmetry(G)") == "true");
}

TEST_CASE("a canonical form is the same for all images of a position, and for its inverse unless it is not to be") {
    CHECK(last("size(unique({canonical((R U F)^s, inverse = false) for s in symmetries(())}))") == "1");
    CHECK(last("size(unique(map(canonical, {R, L', U2, B2, R U, L' U'})))") == "3");
    CHECK(last("canonical(R U F2, inverse = false) == canonical(F2 U' R', inverse = false)") == "false");
    CHECK(last("canonical(R U F2) == canonical(F2 U' R')") == "true");
    CHECK(last("let G = group(R L', U D', F B'); size(unique({canonical(p, inverse = false) for p in elements(G)})) == "
               "positions_up_to_symmetry(G)") == "true");
}

// The numbers of positions are GAP's, by centralizers and the lattice of its ConjugacyClassesSubgroups.
TEST_CASE("the symmetries of positions make 33 classes") {
    const std::string all = "let all = symmetry_classes(full_group()); ";
    CHECK(last(all + "{size(all), sum({c.subgroups for c in all}), size(unique({c.symbol for c in all}))}") ==
          "{33, 98, 33}");
    CHECK(last(all + "sum({c.positions for c in all}) == size(full_group())") == "true");
    CHECK(last(all + "sum({c.positions * c.symmetries for c in all}) / 48") == "901083404981813616");
    const std::string number = all + "let number = s -> {c.positions for c in all if c.symbol == s}[1]; ";
    CHECK(last(number + "map(number, {\"Oh\", \"O\", \"Th\", \"D4h\", \"D3d\", \"D2h(edge)\", \"S6\", \"C4v\"})") ==
          "{4, 0, 20, 372, 48, 5760, 30960, 2688}");
    CHECK(last(number + "map(number, {\"Ci\", \"C2(a)\", \"C2(b)\", \"Cs(a)\", \"Cs(b)\", \"C1\"})") ==
          "{45862360944, 45856382976, 15286488192, 55028305920, 2546491008, 43252003109885814336}");
}

TEST_CASE("the positions of a class of symmetries are as many as symmetry_classes counts") {
    CHECK(last("let whole = full_group(); forall c in first(symmetry_classes(whole), 3): "
               "size(positions_of_symmetry(whole, c.symbol)) == c.positions * c.symmetries / 48") == "true");
    CHECK(last("let those = symmetry_group(\"D4h\"); "
               "forall p in elements(symmetric_elements(full_group(), those)): all({p^s == p for s in those})") ==
          "true");
    CHECK(message("symmetry_group(\"D7\")").find("the classes of symmetries are C1, ") == 0);
    CHECK(message("positions_up_to_symmetry(group_of((1,2)))") ==
          "the 48 symmetries are those of a cube, and this is a group of numbers");
}

TEST_CASE("every face of a position looks like a drawing") {
    const auto looks = [](const std::string& position, const std::string& drawing) {
        return last("import patterns; faces_look(" + position + ", \"" + drawing + "\")");
    };
    CHECK(looks("checkerboard", "aba bab aba") == "true");
    CHECK(looks("union_jack", "aba bbb aba") == "true");
    CHECK(looks("vertical_stripes", "aaa bbb aaa") == "false");  // not on every face
    CHECK(looks("six_spots", "aaa aba aaa") == "true");
    CHECK(looks("R", "aab aab aab") == "false");
    CHECK(looks("cube_in_a_cube", "aab aab bbb") == "true");
    CHECK(looks("cube_in_a_cube", "abb abb abb") == "false");
    CHECK(looks("cube_in_a_cube", "bbb aab aab") == "true");
    CHECK(message("import patterns; faces_look(R, \"ab ba\")") ==
          "a face has 9 stickers, but the drawing has 4 letters");
}

TEST_CASE("the classes of a small group are those of its elements") {
    const std::string counted = "let G = group(R L', U D', F B'); let all = symmetry_classes(G); ";
    CHECK(last(counted +
               "forall n in {1, 2, 3, 4, 6, 8, 12, 16, 24, 48}: sum({c.positions for c in all if c.symmetries "
               "== n}) == count(p -> size(symmetries(p)) == n, elements(G))") == "true");
    CHECK(message("symmetry_classes(group(R, U))") == "a symmetry of the cube maps this group to another one");
}

}  // namespace cubelang::meaning::symmetric_positions_test
