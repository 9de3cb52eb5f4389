#include "runtime/render/svg/sheet.hpp"

#include <iterator>
#include <regex>

#include "runtime/render/svg/document.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::render::svg::sheet_test {
namespace {

std::vector<SheetPicture> pictures(std::size_t count, const std::string& caption = "R U") {
    return {count, {"name", caption, document({"t", "d"}, {0, 0, 10, 10}, white_ground(), "")}};
}

struct Layout {
    Box page;
    std::vector<Box> pictures;
    std::size_t lines = 0;
};
Layout layout_of(const std::string& sheet) {
    Layout layout;
    const std::regex line("<text"), picture(R"re(<svg x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)")re");
    layout.lines = static_cast<std::size_t>(
        std::distance(std::sregex_iterator(sheet.begin(), sheet.end(), line), std::sregex_iterator()));
    for (std::sregex_iterator at(sheet.begin(), sheet.end(), picture), end; at != end; ++at)
        layout.pictures.push_back({std::stod((*at)[1]), std::stod((*at)[2]), std::stod((*at)[3]), std::stod((*at)[4])});
    const auto view = sheet.find("viewBox=\"0 0 794 ") + 17;
    layout.page.height = std::stod(sheet.substr(view));
    return layout;
}

}  // namespace

TEST_CASE("a sheet has as few columns as fit on a page of A4, from three") {
    for (const auto& [count, columns] : {std::pair<std::size_t, std::size_t>{2, 2}, {9, 3}, {12, 4}, {57, 7}}) {
        const auto layout = layout_of(sheet(pictures(count), {}, white_ground()));
        REQUIRE(layout.pictures.size() == count);
        std::size_t in_row = 0;
        for (const auto& box : layout.pictures) in_row += box.y == layout.pictures.front().y ? 1 : 0;
        CHECK(in_row == columns);
        CHECK(layout.page.height <= 1123);
    }
}

TEST_CASE("pictures do not overlap and lie on the page") {
    const auto layout = layout_of(sheet(pictures(most_on_sheet), {"title", {}, true}, white_ground()));
    CHECK(layout.page.height == 1123);
    for (const auto& a : layout.pictures) {
        CHECK((a.x >= 0 && a.x + a.width <= 794 && a.y >= 0 && a.y + a.height <= 1123));
        for (const auto& b : layout.pictures)
            CHECK((&a == &b || a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y ||
                   b.y + b.height <= a.y));
    }
}

TEST_CASE("only a whole page is higher than its rows") {
    CHECK(layout_of(sheet(pictures(1), {"", 3, false}, white_ground())).page.height < 400);
    CHECK(layout_of(sheet(pictures(1), {"", 3, true}, white_ground())).page.height == 1123);
    CHECK(layout_of(sheet(pictures(100), {"", 1, true}, white_ground())).page.height > 1123);
}

TEST_CASE("long captions have several lines and are cut after fifteen") {
    CHECK(layout_of(sheet(pictures(1, std::string(60, 'R')), {"", 3, false}, white_ground())).lines == 2);
    std::string moves;
    for (int i = 0; i < 30; ++i) moves += "R2 U2 ";
    CHECK(layout_of(sheet(pictures(1, moves), {"", 3, false}, white_ground())).lines > 5);
    for (int i = 0; i < 300; ++i) moves += "R2 U2 ";
    const auto cut = sheet(pictures(1, moves), {"", 3, false}, white_ground());
    CHECK(layout_of(cut).lines == 15);
    CHECK(cut.find(" …</text>") != cut.npos);
}

TEST_CASE("equal pictures on a sheet have different ids") {
    const auto text = sheet(pictures(2), {}, white_ground());
    const auto first = text.find("-0-title\""), second = text.find("-1-title\"");
    CHECK((first != text.npos && second != text.npos));
}

}  // namespace cubelang::render::svg::sheet_test
