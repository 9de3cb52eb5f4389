#include "runtime/render/screen.hpp"

#include <algorithm>
#include <array>

#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::render::screen_test {
namespace {

using cube::Face;

const Drawing two_lines{{{{"105", {Role::good}}, {" times"}},
                         {{"u ", {Role::plain, Face::u}, "  "}, {"R ", {Role::strong, Face::r}, "╺╸"}}}};

Piece sticker(Face face, Role role = Role::plain) { return {"x ", {role, face}}; }
std::string line(Line pieces, ColorDepth depth = ColorDepth::basic) {
    return painted({{std::move(pieces)}}, {80, depth});
}

// The count of numbers in the first parameter: 38;5;C and 38;2;R;G;B are colours.
std::size_t first_takes(std::string_view parameters) {
    if (!parameters.starts_with("38;") && !parameters.starts_with("48;")) return 1;
    return parameters[3] == '5' ? 3 : 5;
}

// The index of the attribute, text colour or background that a number sets.
std::size_t set_by(int number) {
    if (number < 30) return 0;
    return (number >= 40 && number <= 48) || number >= 100 ? 2 : 1;
}

// Runs the escape sequences as a terminal does: each character with its style.
struct Cell {
    char c;
    std::string state;
};
std::vector<Cell> on_terminal(const std::string& text) {
    std::vector<Cell> cells;
    std::array<std::string, 3> state;  // attribute, ink, ground
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] != '\033') {
            cells.push_back({text[i++], state[0] + "/" + state[1] + "/" + state[2]});
            continue;
        }
        const auto end = text.find('m', i);
        auto parameters = text.substr(i + 2, end - i - 2) + ";";
        for (i = end + 1; !parameters.empty();) {
            const auto head = parameters.substr(0, parameters.find(';'));
            std::size_t stop = 0;
            for (auto k = first_takes(parameters); k > 0; --k) stop = parameters.find(';', stop) + 1;
            const auto whole = parameters.substr(0, stop - 1);
            parameters.erase(0, stop);
            const int number = std::stoi(head);
            if (number == 0)
                state = {};
            else
                state[set_by(number)] = whole;
        }
    }
    return cells;
}

}  // namespace

TEST_CASE("control characters are escaped on a screen, and unchanged in a file") {
    const Drawing drawing{{{{"a\033[2Jb\u009B"}}}};
    Screen screen{80};
    screen.printable = true;
    CHECK(painted(drawing, {}) == "a\033[2Jb\u009B");
    CHECK(painted(drawing, screen) == "a\\u{1b}[2Jb\\u{9b}");
    CHECK(painted(printable(drawing), {}) == "a\\u{1b}[2Jb\\u{9b}");
}

TEST_CASE("without colours a drawing is its text, without padding of stickers at the end of a line") {
    CHECK(painted(two_lines, {0, ColorDepth::none}) == "105 times\nu R");
    CHECK(painted({{{{"kept "}}}}, {}) == "kept ");
    CHECK(painted({}, {}).empty());
}

TEST_CASE("all styles are switched off at the end of a line") {
    for (const auto depth : {ColorDepth::basic, ColorDepth::indexed, ColorDepth::full}) {
        const auto shown = painted(two_lines, {80, depth});
        CAPTURE(shown);
        CHECK(shown.starts_with("\033["));
        CHECK(shown.ends_with("\033[0m"));
        CHECK(shown.find("\033[0m times\n\033[") != shown.npos);
    }
}

TEST_CASE("a sticker may have another text on a coloured screen") {
    CHECK(painted(two_lines, {80, ColorDepth::full}).find('u') == std::string::npos);
    CHECK(painted(two_lines, {80, ColorDepth::full}).find("╺╸") != std::string::npos);
}

TEST_CASE("only changes of style are sent") {
    CHECK(line({sticker(Face::u), sticker(Face::u)}) == "\033[30;107mx x \033[0m");
    CHECK(line({sticker(Face::u), sticker(Face::f)}) == "\033[30;107mx \033[42mx \033[0m");
    CHECK(line({sticker(Face::u, Role::strong), sticker(Face::u)}, ColorDepth::indexed) ==
          "\033[1;38;5;16;48;5;255mx \033[0;38;5;16;48;5;255mx \033[0m");
    CHECK(line({{"a"}, {"b"}}, ColorDepth::full) == "ab");
}

TEST_CASE("each piece appears in its style, independent of the ones before") {
    test::property("on a terminal of any depth", [] {
        const auto depth = *rc::gen::element(ColorDepth::basic, ColorDepth::indexed, ColorDepth::full);
        const auto pieces = *rc::gen::container<Line>(
            rc::gen::map(rc::gen::pair(rc::gen::inRange(0, 9), rc::gen::inRange(-1, 6)), [](std::pair<int, int> style) {
                Piece piece{"x", {static_cast<Role>(style.first)}};
                if (style.second >= 0) piece.style.face = cube::face_at(style.second);
                return piece;
            }));
        const auto cells = on_terminal(line(pieces, depth));
        RC_ASSERT(cells.size() == pieces.size());
        for (std::size_t i = 0; i < pieces.size(); ++i)
            RC_ASSERT(cells[i].state == on_terminal(line({pieces[i]}, depth))[0].state);
    });
}

TEST_CASE("the six faces look different at every depth") {
    for (const auto depth : {ColorDepth::basic, ColorDepth::indexed, ColorDepth::full}) {
        std::vector<std::string> looks;
        for (const auto face : cube::faces) looks.push_back(line({sticker(face)}, depth));
        std::ranges::sort(looks);
        CHECK(std::ranges::adjacent_find(looks) == looks.end());
    }
}

TEST_CASE("a sticker with its own colour has it, or the nearest one that the screen has") {
    const Piece own{"x ", {Role::plain, Face::r, 0xffc0cb}};
    CHECK(line({own}, ColorDepth::full).find("48;2;255;192;203") != std::string::npos);
    CHECK(line({own}, ColorDepth::indexed).find("48;5;224") != std::string::npos);
    CHECK(line({own}).find(";107m") != std::string::npos);
    CHECK(line({own}, ColorDepth::none) == "x");
}

TEST_CASE("a screen without UTF-8 shows ASCII signs") {
    const Drawing arrows{{{{"u← r→ f↓ l↑ │ …"}}, {{"R ", {Role::strong, Face::r}, "╺╸"}}}};
    CHECK(painted(arrows, {80, ColorDepth::none, false}) == "u< r> fv l^ | .\nR");
    const auto shown = painted(arrows, {80, ColorDepth::full, false});
    CHECK(std::ranges::all_of(shown, [](char c) { return static_cast<unsigned char>(c) < 0x80; }));
    CHECK(shown.find("()") != shown.npos);
}

}  // namespace cubelang::render::screen_test
