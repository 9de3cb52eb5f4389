#include "runtime/render/svg/animation.hpp"

#include <algorithm>
#include <array>
#include <map>

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/cube/numbering.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/render/stickers.hpp"
#include "runtime/render/svg/document.hpp"

namespace cubelang::render {
namespace {

using cube::Face;

const cube::Numbering& order() { return *cube::find_numbering("kociemba"); }

std::string vector_to(Face face) {
    std::array<int, 3> v{};
    v[index(cube::axis_of(face))] = cube::is_positive(face) ? 1 : -1;
    return fmt::format("[{},{},{}]", v[0], v[1], v[2]);
}

std::string face_data(Face face, const Scheme& scheme) {
    const auto top = cube::drawn_top(face);
    return fmt::format(R"({{"name":"{}","color":"{}","safe":"{}","normal":{},"right":{},"down":{},"arrow":{}}})",
                       svg::letter_of(face), svg::in_scheme(svg::standard_palette(), scheme).of(face).fill,
                       svg::in_scheme(svg::safe_palette(), scheme).of(face).fill, vector_to(face),
                       vector_to(cube::cross(top, face)), vector_to(cube::opposite(top)),
                       vector_to(cube::home_arrow(face)));
}

std::string start_data(const Stickers& start) {
    std::string letters;
    for (const auto place : cube::places(start.cube(), order())) letters += svg::letter_of(start.at(place).home);
    return letters;
}

// The rotation of the centre at each place, clockwise from the face's own arrow; '.' for other stickers.
std::string arrow_data(const Stickers& start) {
    if (!start.cube().super) return {};
    std::string digits;
    for (const auto place : cube::places(start.cube(), order())) {
        const bool centre = cube::is_centre(cube::kind_of(start.cube(), place.block));
        digits += centre ? static_cast<char>('0' + start.at(place).turns) : '.';
    }
    return digits;
}

// Axis, layers and quarters; the sign of the quarters is the direction in which the move is written, also for R2' and
// R3. A pause turns nothing.
std::string turn_data(const cube::Move& move, int n) {
    const auto turn = cube::turn_of(move, n);
    if (!turn) return "[0,1,0,0]";
    const bool clockwise = (move.turns > 0) == cube::is_positive(cube::letter_of(move).face);
    return fmt::format("[{},{},{},{}]", static_cast<int>(turn->axis), turn->from, turn->to,
                       clockwise ? turn->quarters : turn->quarters - 4);
}

std::string join_moves(const std::vector<cube::Move>& moves, char by, auto&& text) {
    std::string all;
    for (const auto& move : moves) {
        if (!all.empty()) all += by;
        all += text(move);
    }
    return all;
}

std::string facts_text(const Animation& animation) {
    std::string text;
    for (const auto& [heading, fact] : animation.facts)
        text += fmt::format("<h2>{}</h2>\n<p class=\"code\">{}</p>\n", xml_escaped(heading), xml_escaped(fact));
    return text;
}

std::string steps_text(const Animation& animation) {
    std::string text;
    for (const auto& [name, moves, remark] : animation.steps)
        text += fmt::format("<li><b>{}</b> <small>{}</small>\n<p class=\"code\">{}</p></li>\n", xml_escaped(name),
                            xml_escaped(remark), moves);
    return text.empty() ? text : "<h2>Steps</h2>\n<ol id=\"steps\">\n" + text + "</ol>\n";
}

std::string_view part(std::string_view name) {
    const auto parts = page_parts();
    const auto at = std::ranges::find(parts, name, &EmbeddedFile::name);
    return at == parts.end() ? std::string_view() : at->text;
}

// Replaces each {{name}} of the template by one of `fields`, or by a file beside it. The inserted text is not scanned
// again.
std::string fill_template(std::string_view text, const std::map<std::string_view, std::string>& fields) {
    std::string page;
    for (auto open = text.find("{{"); open != text.npos; open = text.find("{{")) {
        const auto close = text.find("}}", open);
        const auto name = text.substr(open + 2, close - open - 2);
        const auto field = fields.find(name);
        page += text.substr(0, open);
        page += field == fields.end() ? part(name) : std::string_view(field->second);
        text.remove_prefix(close + 2);
    }
    return page.append(text);
}

}  // namespace

std::string animation_data(const Animation& animation) {
    const int n = animation.start.cube.n;
    const Stickers start(animation.start);
    std::string faces;
    for (const char letter : order().faces)
        faces += (faces.empty() ? "" : ",") + face_data(*cube::face_named(letter), animation.scheme);
    return fmt::format(R"({{"n":{},"speed":{},"colors":"{}","faces":[{}],"start":"{}","arrows":"{}","moves":[{}]}})", n,
                       animation.speed, animation.palette->name, faces, start_data(start), arrow_data(start),
                       join_moves(animation.moves, ',', [n](const cube::Move& move) { return turn_data(move, n); }));
}

std::string animation_page(const Animation& animation) {
    const int n = animation.start.cube.n;
    return fill_template(
        part("page.html"),
        {{"title", xml_escaped(animation.title)},
         {"summary", xml_escaped(animation.summary)},
         {"cube", fmt::format("A {0}x{0}x{0} cube", n)},
         {"moves", join_moves(animation.moves, ' ', [](const cube::Move& move) { return cube::spell(move); })},
         {"steps", steps_text(animation)},
         {"facts", facts_text(animation)},
         {"data", animation_data(animation)}});
}

}  // namespace cubelang::render
