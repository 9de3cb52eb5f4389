#include "lang/phrasebook/rows.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "tests/support/catch.hpp"

namespace cubelang::lang::rows_test {
namespace {

struct Shape {
    std::size_t fewest, most;  ///< of the cells
    std::string_view gaps;     ///< that its texts may have
};
const std::map<std::string_view, Shape> shapes{
    {"name", {2, 4, "{a} {b} {args} {alg} {1} {2} {group}"}},
    {"statement", {2, 3, "{args}"}},
    {"prompt", {2, 3, ""}},
    {"sentence", {2, 2, "{alg} {1} {2} {group} {group2} {list} {n}"}},
    {"topic", {2, 4, "{alg} {1} {2} {group}"}},
    {"operator", {3, 5, "{} {a} {b}"}},
    {"unexpected", {2, 5, "{}"}},
    {"character", {3, 3, "{}"}},
    {"suffix", {1, 2, ""}},
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

TEST_CASE("each row of the phrasebook has the cells of its section, and only gaps that are filled") {
    std::set<std::string_view> found;
    for (const auto& file : phrasebook_texts())
        for (const auto& row : phrasebook_rows(file.text)) {
            INFO(file.name << ": " << row.section << ": " << row.cells[0]);
            REQUIRE(shapes.contains(row.section));
            const auto& [fewest, most, gaps] = shapes.at(row.section);
            found.insert(row.section);
            CHECK_FALSE(row.cells[0].empty());
            CHECK((row.count >= fewest && row.count <= most));
            for (const auto cell : row.cells) {
                CHECK(has_only(gaps, cell));
                CHECK((cell.empty() || (cell.front() != ' ' && cell.back() != ' ' && cell.back() != '\r')));
            }
        }
    CHECK(found.size() == shapes.size());
}

TEST_CASE("no hint is in two rows for the same kind of words, and none in both kinds") {
    std::map<std::string_view, std::string_view> sections;
    for (const auto& file : phrasebook_texts())
        for (const auto& row : phrasebook_rows(file.text)) {
            const bool is_sentence = row.section == "sentence" || row.section == "topic";
            if ((!is_sentence && row.section != "name") || row.cells[1].empty()) continue;
            INFO(row.section << ": " << row.cells[0] << ": " << row.cells[1]);
            const auto [before, is_new] = sections.emplace(row.cells[1], row.section);
            CHECK((is_new || before->second == row.section));
        }
}

}  // namespace cubelang::lang::rows_test
