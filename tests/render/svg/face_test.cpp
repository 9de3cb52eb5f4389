#include "runtime/render/svg/face.hpp"

#include <regex>

#include "tests/render/svg/svg_page.hpp"
#include "tests/support/state.hpp"

namespace cubelang::render::svg::face_test {
namespace {

struct Letter {
    Point middle;
    double half;  // as a fraction of its height
};

std::vector<Letter> centre_letters(const std::string& face) {
    const std::regex letter("<text x=\"([0-9.]+)\" y=\"([0-9.]+)\" font-size=\"([0-9.]+)\">[A-Z]<");
    std::vector<Letter> letters;
    for (std::sregex_iterator at(face.begin(), face.end(), letter), end; at != end; ++at) {
        const double font = std::stod((*at)[3]);
        letters.push_back({{std::stod((*at)[1]), std::stod((*at)[2]) - .36 * font}, .37 * font});
    }
    return letters;
}

std::vector<std::array<Point, 3>> arrows(const std::string& face) {
    const std::regex path("<path d=\"M([0-9.]+) ([0-9.]+)L([0-9.]+) ([0-9.]+)L([0-9.]+) ([0-9.]+)Z\"");
    std::vector<std::array<Point, 3>> all;
    for (std::sregex_iterator at(face.begin(), face.end(), path), end; at != end; ++at) {
        const auto point = [&](int i) { return Point{std::stod((*at)[2 * i + 1]), std::stod((*at)[2 * i + 2])}; };
        all.push_back({point(0), point(1), point(2)});
    }
    return all;
}

}  // namespace

TEST_CASE("the arrow of a supercube's centre avoids its letter and stays within its sticker") {
    for (std::int8_t quarters = 0; quarters < 4; ++quarters)
        for (const bool marked : {false, true}) {
            const Stickers stickers(test::play({3, true}, {{0, 1, 1, 'U', quarters}}));
            Options options;
            options.marked = marked;
            const auto drawn = face(stickers, in_net(cube::Face::u), look_of(options, 3, Label::letters));
            const auto letters = centre_letters(drawn);
            const auto centre_arrows = arrows(drawn);
            REQUIRE(letters.size() == 1);
            REQUIRE(centre_arrows.size() == 1);
            for (const auto point : centre_arrows[0]) {
                const auto away = point - letters[0].middle;
                CHECK(std::max(std::abs(away.x), std::abs(away.y)) > letters[0].half + .8);
                // A frame extends from 1.2 - .4 to 1.2 + .4 inside the sticker.
                CHECK(std::max(std::abs(away.x), std::abs(away.y)) < cell / 2 - (marked && quarters != 0 ? 1.6 : .45));
            }
        }
}

}  // namespace cubelang::render::svg::face_test
