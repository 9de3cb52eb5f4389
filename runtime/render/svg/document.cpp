#include "runtime/render/svg/document.hpp"

#include <fmt/format.h>

#include <cmath>
#include <cstdint>
#include <numbers>

#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"

namespace cubelang::render::svg {
namespace {

constexpr std::string_view fonts = "DejaVu Sans, Verdana, Helvetica, Arial, sans-serif";

std::string after_blank(std::string_view attributes) {
    return attributes.empty() ? std::string() : fmt::format(" {}", attributes);
}

std::string background(Box box, const Ground& ground) {
    if (ground.fill.empty()) return {};
    return rectangle(box, fmt::format("fill=\"{}\"", ground.fill)) + '\n';
}

constexpr std::size_t longest_in_title = 100, longest_in_description = 2000;
constexpr int largest_described = 7;  // the largest N for which the colours are listed

// The moves if there are any, otherwise the cycles, as the user wrote them.
const std::string& name_of(const Subject& subject) {
    return subject.algorithm.empty() ? subject.cycles : subject.algorithm;
}

std::string occasion_text(const Subject& subject, bool before, std::size_t most) {
    if (subject.cycles == "()" && subject.algorithm.empty()) return "solved";
    return fmt::format("{} {}", before ? "before" : "after", cut_at_blank(name_of(subject), most));
}

// The letters of a face row by row, "UUU UUU UUU".
std::string rows_of(const Stickers& stickers, cube::Face face) {
    std::string rows;
    const int n = stickers.cube().n;
    for (int row = 0; row < n; ++row) {
        if (row > 0) rows += ' ';
        for (int column = 0; column < n; ++column) {
            const auto sticker = stickers.at(in_net(face), row, column);
            rows += sticker.grey ? '-' : letter_of(sticker.home);
        }
    }
    return rows;
}

// Makes room above the picture, for letters of a size with which the heading fits its width.
std::string headed(const std::string& heading, Box& box, const Ground& ground) {
    if (heading.empty()) return {};
    constexpr double letter = .66, usual = .06;
    const double font = box.width * std::min(usual, 1 / (letter * (width(heading) + 2)));
    box = {box.x, box.y - 1.8 * font, box.width, box.height + 1.8 * font};
    return group(fmt::format("font-size=\"{}\" text-anchor=\"middle\" fill=\"{}\"", number(font), ground.ink),
                 text_at({box.x + box.width / 2, box.y + 1.3 * font}, heading));
}

}  // namespace

double length(Point a) { return std::hypot(a.x, a.y); }

Point on_circle(Point middle, double radius, double turns) {
    const double angle = 2 * std::numbers::pi * turns;
    return middle + Point{radius * std::sin(angle), -radius * std::cos(angle)};
}

std::string number(double value) {
    auto text = fmt::format("{:.2f}", value);
    while (text.back() == '0') text.pop_back();
    if (text.back() == '.') text.pop_back();
    return text == "-0" ? "0" : text;
}

std::string text_at(Point at, std::string_view text, std::string_view attributes) {
    return fmt::format("<text x=\"{}\" y=\"{}\"{}>{}</text>", number(at.x), number(at.y), after_blank(attributes),
                       xml_escaped(text));
}

std::string circle(Point middle, double radius, std::string_view attributes) {
    return fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{}/>", number(middle.x), number(middle.y), number(radius),
                       after_blank(attributes));
}

std::string rectangle(const Box& box, std::string_view attributes) {
    return fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"{}/>", number(box.x), number(box.y),
                       number(box.width), number(box.height), after_blank(attributes));
}

std::string group(std::string_view attributes, std::string_view content) {
    return content.empty() ? std::string() : fmt::format("<g {}>{}</g>\n", attributes, content);
}

std::string matrix(const Matrix& m) {
    return fmt::format("transform=\"matrix({} {} {} {} {} {})\"", fmt::format("{:.5g}", m.a),
                       fmt::format("{:.5g}", m.b), fmt::format("{:.5g}", m.c), fmt::format("{:.5g}", m.d), number(m.e),
                       number(m.f));
}

std::string key(const About& about) {
    std::uint32_t hash = 2166136261U;  // FNV-1a
    for (const char c : about.title + '\n' + about.description)
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    return fmt::format("cube-{:08x}", hash);
}

std::string document(const About& about, Box box, const Ground& ground, std::string_view content) {
    const auto id = key(about), heading = headed(about.heading, box, ground);
    const auto corner = fmt::format("{} {} {} {}", number(box.x), number(box.y), number(box.width), number(box.height));
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{0}\" role=\"img\" aria-labelledby=\"{1}-title {1}-desc\" "
        "font-family=\"{2}\">\n"
        "<title id=\"{1}-title\">{3}</title>\n<desc id=\"{1}-desc\">{4}</desc>\n"
        "{5}{6}{7}</svg>\n",
        corner, id, fonts, xml_escaped(about.title), xml_escaped(about.description), background(box, ground), heading,
        content);
}

cube::State shown_state(const Subject& subject, const Options& options) {
    if (!options.before) return subject.state;
    return {subject.state.cube, perm::inverse(subject.state.blocks)};
}

std::string cycles_text(const Subject& subject) { return cut_at_blank(subject.cycles, longest_in_description); }

std::string occasion(const Subject& subject, bool before) {
    return occasion_text(subject, before, longest_in_description);
}

std::string title(const Subject& subject, bool before) {
    if (!subject.title.empty()) return subject.title;
    return fmt::format("{} of a {}, {}", capitalized(subject.noun), subject.cube_name,
                       occasion_text(subject, before, longest_in_title));
}

std::string description(const Subject& subject, const Stickers& stickers, bool before, std::string_view arrangement,
                        std::string_view faces) {
    auto text = fmt::format("A {} cube, {}.", subject.cube_name, occasion(subject, before));
    if (!subject.algorithm.empty()) text += fmt::format(" Its cycles: {}.", cycles_text(subject));
    text += fmt::format(" {}", arrangement);
    if (stickers.cube().n > largest_described) return text;
    for (const auto face : cube::faces)
        if (faces.find(letter_of(face)) != faces.npos)
            text += fmt::format(" Face {}, row by row: {}.", letter_of(face), rows_of(stickers, face));
    return text;
}

}  // namespace cubelang::render::svg
