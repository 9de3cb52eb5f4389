#include "lang/advice/rows.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "lang/advice/table.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::lang::rows_test {
namespace {

struct Shape {
    std::size_t fewest, most;  ///< of the cells
    std::string_view gaps;     ///< that its texts may have
};
const std::map<std::string_view, Shape> shapes{
    {"name", {2, 5, "{a} {b} {args} {alg} {1} {2} {group}"}},
    {"statement", {2, 5, "{rest}"}},
    {"prompt", {3, 4, ""}},
    {"line", {2, 5, "{a} {c} {v} {g} {q} {n} {m} {n-1} {m-1} {alg} {alg2} {args} {name} {list} {rest} {end}"}},
    {"operator", {3, 6, "{} {a} {b}"}},
    {"sign", {5, 6, "{}"}},
    {"first", {5, 6, "{}"}},
    {"unexpected", {5, 6, "{} {a} {b}"}},
    {"look-alike",
     {3, 6,
      "{54} {3} {2,3} {word} {move} {bracket} {part} {moves} {name} {turn} {place} {prime} {begin} {end} {apart} "
      "{keyword} {1} {2} {3} {4} {5} {cycle} {places} {digits} {primes} {capitals} {blanks}"}},
    {"mistake",
     {3, 5,
      "{} {part} {turn} {move} {moves} {bracket} {plain} {times} {1} {2} {3} {4} {5} {cycle} {capitals} {small} "
      "{place} {1,3} {1,2} {3,} {4,} {2,}"}},
    {"reading", {5, 5, "{moves} {bracket} {1} {2} {1&} {2&} {2,} {3} {4} {7} {11} {23} {} {\\w*matrix\\}"}},
    {"character", {3, 3, "{}"}},
    {"superset", {3, 3, "{}"}},
    {"symbol", {3, 5, "{} {.} {order(p)}"}},
    {"keyword", {3, 3, "{}"}},
    {"lesson", {2, 2, ""}},
};

// `{R, U}` is code.
bool has_only(std::string_view gaps, std::string_view text) {
    for (auto open = text.find('{'); open != text.npos; open = text.find('{', open + 1)) {
        const auto gap = text.substr(open, text.find('}', open) - open + 1);
        const bool is_code = gap.find_first_of(" ,:") != gap.npos || gap.find('{', 1) != gap.npos;
        if (!is_code && gaps.find(gap) == gaps.npos) return false;
    }
    return true;
}

}  // namespace

TEST_CASE("each row of advice has the cells of its section, and only gaps that are filled") {
    std::set<std::string_view> found;
    for (const auto& file : advice_texts())
        for (const auto& row : advice_rows(file.text)) {
            INFO(file.name << ": " << row.section << ": " << row.cells[0]);
            REQUIRE(shapes.contains(row.section));
            const auto& [fewest, most, gaps] = shapes.at(row.section);
            found.insert(row.section);
            CHECK_FALSE(row.cells[0].empty());
            CHECK((row.count >= fewest && row.count <= most));
            for (const auto cell : {row.cells[0], row.cells[1]}) CHECK(has_only(gaps, cell));
            for (const auto cell : row.cells) {
                CHECK((cell.empty() || (cell.front() != ' ' && cell.back() != ' ' && cell.back() != '\r')));
            }
        }
    CHECK(found.size() == shapes.size());
}

TEST_CASE("no two rows of words give the same advice") {
    std::set<std::string> seen;
    for (const auto& row : advice())
        if (const auto hint = row.hint(row.write); row.is_word() && !hint.empty()) {
            INFO(row.pattern << ": " << hint);
            CHECK(seen.insert(hint).second);
        }
}

}  // namespace cubelang::lang::rows_test
