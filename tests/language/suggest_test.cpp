#include "lang/suggest.hpp"

#include <set>

#include "runtime/builtins/table.hpp"
#include "runtime/eval/library_index.hpp"
#include "runtime/eval/other_words.hpp"
#include "runtime/eval/spellings.hpp"
#include "tests/language/run.hpp"

namespace cubelang::eval {
namespace {

const std::vector<std::string> names{"order", "orders", "parity", "support", "map", "commutes"};

std::string hint(const std::string& program) {
    const auto errors = test::run(program).errors;
    const auto begin = errors.find("hint: ");
    return begin == errors.npos ? "" : errors.substr(begin + 6, errors.find('\n', begin) - begin - 6);
}

}  // namespace

TEST_CASE("the nearest name has the fewest changes, and few for its length") {
    CHECK(nearest("ordre", names) == "order");  // neighbours swapped
    CHECK(nearest("Order", names) == "order");  // case counts little
    CHECK(nearest("oder", names) == "order");
    CHECK(nearest("partiy", names) == "parity");
    CHECK(nearest("comutes", names) == "commutes");
    CHECK(nearest("mop", names) == "map");
    CHECK_FALSE(nearest("xyz", names));
    CHECK_FALSE(nearest("completely", names));
    CHECK_FALSE(nearest("", names));
    CHECK_FALSE(nearest("m", names));
    CHECK_FALSE(nearest(std::string(100, 'o'), names));
}

TEST_CASE("an unknown name is met with a near one, the library, or the moves it nearly spells") {
    CHECK(hint("ordre(R)") == "did you mean `order`?");
    CHECK(hint("let trigger_two = R; triger_two") == "did you mean `trigger_two`?");
    CHECK(hint("def same(value) = valeu; same(1)") == "did you mean `value`?");
    CHECK(hint("sune") == "it is in the library: `import triggers`");
    CHECK(hint("RUQ") == "as moves, `RU` can be read, but `Q` is not a move");
    CHECK(hint("qqqqqq").empty());
}

TEST_CASE("no word is taken for one that is far from it") {
    const std::vector<std::string> some{"text", "quick", "none", "gap", "reid", "wire",        "wings", "both",
                                        "size", "sort",  "ETM",  "svg", "oll",  "commutators", "SSTM"};
    for (const char* word : {"exit", "quit", "left", "next", "conj", "swap", "red", "where", "Links", "hoch", "Sune",
                             "rand", "perm", "save", "pll", "bye", "System"})
        CHECK_FALSE(nearest(word, some));
}

TEST_CASE("a name in another spelling is met with its own") {
    CHECK(hint("Order(R)") == "it is written `order`");
    CHECK(hint("isReachable(R)") == "it is written `is_reachable`");
    CHECK(hint("cycle-type(R)") == "it is written `cycle_type`");
    CHECK(hint("SUNE") == "it is written `sune`: `import triggers`");
    CHECK(hint("import triggers; Sune") == "it is written `sune`");
    CHECK(hint("let Mine = R; mine") == "it is defined as `Mine`: its capitals and underscores count");
    for (const char* name :
         {"T_perm", "Tperm", "T-perm", "T perm", "TPerm", "perm_t", "tperm", "PLL_T", "T permutation"})
        CHECK(hint(name) == "it is written `pll_t`: `import pll`");
    CHECK(hint("U perm") == "there are pll_ua, pll_ub: `import pll`");
    CHECK(hint("J_perm") == "there are pll_ja, pll_jb: `import pll`");
}

TEST_CASE("moves as they are written elsewhere are met with ours") {
    CHECK(hint("Ri") == "`Ri` is written R'");
    CHECK(hint("RiUi2") == "`RiUi2` is written R' U2'");
    CHECK(hint("rw") == "`rw` is written Rw");
    CHECK(hint("R2w") == "`R2w` is written Rw2");
    CHECK(hint("X") == "`X` is written x");
    CHECK(hint("U_prime") == "`U_prime` is written U'");
    CHECK(hint("R'w") == "the w of a wide move comes before the prime: Rw'");
    CHECK(hint("R\xC2\xB4w") == "the w of a wide move comes before the prime: Rw'");
}

TEST_CASE("no word is in two tables, and none is a name that is known") {
    std::set<std::string> seen;
    for (const auto& word : all_other_words()) {
        CHECK(seen.insert(word).second);
        CHECK(word == folded(word));
        CHECK(find_in_library(word) == nullptr);
        CHECK(vocabulary().built_in(word) == nullptr);
        CHECK(vocabulary().constant(word) == nullptr);
    }
}

}  // namespace cubelang::eval
