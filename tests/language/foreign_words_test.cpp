#include "lang/advice/table.hpp"

#include "lang/advice/suggest.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/advice/library_index.hpp"
#include "runtime/meaning/advice/spellings.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "tests/language/run.hpp"

namespace cubelang::meaning::foreign_words_test {
namespace {

std::string hint_of(const std::string& program) {
    const auto errors = test::run(program).errors;
    const auto begin = errors.find("hint: ");
    return begin == errors.npos ? "" : errors.substr(begin + 6, errors.find('\n', begin) - begin - 6);
}

}  // namespace

TEST_CASE("no suggestion is made for a word that is far from all names") {
    const std::vector<std::string> some{"text", "quick", "none", "gap", "reid", "wire",        "wings", "both",
                                        "size", "sort",  "ETM",  "svg", "oll",  "commutators", "SSTM"};
    for (const char* word : {"exit", "quit", "left", "next", "conj", "swap", "red", "where", "Links", "hoch", "Sune",
                             "rand", "perm", "save", "pll", "bye", "System"})
        CHECK_FALSE(nearest(word, some));
}

TEST_CASE("the hint for a name in another spelling is the right spelling") {
    CHECK(hint_of("Order(R)") == "it is written `order`");
    CHECK(hint_of("isReachable(R)") == "it is written `is_reachable`");
    CHECK(hint_of("cycle-type(R)") == "it is written `cycle_type`");
    CHECK(hint_of("SUNE") == "it is written `sune`: `import triggers`");
    CHECK(hint_of("head({R})") == "write first({R}, 1); item(list, 2) is the second item");
    CHECK(hint_of("tail({R})") == "write skip({R}, 1); all but the first item");
    CHECK(hint_of("take({R}, 5)") == "write first({R}, 5)");
    CHECK(hint_of("tally({R})") == "write histogram({R})");
    CHECK(hint_of("import triggers; Sune") == "it is written `sune`");
    CHECK(hint_of("let Mine = R; mine") == "it is defined as `Mine`: capitals and underscores matter");
    for (const char* name :
         {"T_perm", "Tperm", "T-perm", "T perm", "TPerm", "perm_t", "tperm", "PLL_T", "T permutation"})
        CHECK(hint_of(name) == "it is written `pll_t`: `import pll`");
    CHECK(hint_of("U perm") == "there are pll_ua, pll_ub: `import pll`");
    CHECK(hint_of("J_perm") == "there are pll_ja, pll_jb: `import pll`");
}

TEST_CASE("the hint for moves in other notations is our notation") {
    CHECK(hint_of("Ri") == "write R'");
    CHECK(hint_of("RiUi2") == "write R'U2'");
    CHECK(hint_of("rw") == "write Rw");
    CHECK(hint_of("R2w") == "write Rw2");
    CHECK(hint_of("X") == "write x");
    CHECK(hint_of("U_prime") == "write U'");
    CHECK(hint_of("R'w") == "write Rw'; the w of a wide move comes before the prime");
    CHECK(hint_of("R\xC2\xB4w") == "write Rw'; the w of a wide move comes before the prime");
}

TEST_CASE("an unknown letter among moves is a mistyped move") {
    const std::string letters = "the letters of moves are R L U D F B, r l u d f b, M E S and x y z";
    for (const char* program : {"R U Q", "q R", "R U2' q", "R K"}) CHECK(hint_of(program) == letters);
    CHECK(hint_of("R X") == "write R x");
    CHECK(hint_of("q") == "quit or Ctrl-D leaves the prompt; a script ends with its last line");
}

TEST_CASE("no word with a hint is a known name") {
    for (const auto& row : lang::advice()) {
        const bool has_hint = row.is_word() && !(row.write.empty() && row.remark.empty());
        for (const auto word : has_hint ? lang::words_in(row.pattern) : std::vector<std::string_view>()) {
            INFO(word);
            CHECK(((word == lower(word) && word.find('_') == word.npos) || word.size() == 1));
            CHECK(find_in_library(word) == nullptr);
            CHECK(vocabulary().built_in(word) == nullptr);
            CHECK(vocabulary().constant(word) == nullptr);
        }
    }
}

}  // namespace cubelang::meaning::foreign_words_test
