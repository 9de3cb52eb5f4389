#include "runtime/render/svg/document.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

#include <fmt/format.h>

#include "runtime/base/text.hpp"

namespace cubelang::render::svg {
namespace {

constexpr std::string_view fonts = "DejaVu Sans, Verdana, Helvetica, Arial, sans-serif";

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

std::string text_at(Point at, std::string_view text) {
    return fmt::format("<text x=\"{}\" y=\"{}\">{}</text>", number(at.x), number(at.y), xml_escaped(text));
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

namespace {

std::string filled(Box box, const Ground& ground) {
    if (ground.fill.empty()) return {};
    return fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"/>\n", number(box.x),
                       number(box.y), number(box.width), number(box.height), ground.fill);
}

}  // namespace

std::string document(const About& about, Box box, const Ground& ground, std::string_view content) {
    const auto id = key(about);
    const auto corner = fmt::format("{} {} {} {}", number(box.x), number(box.y), number(box.width), number(box.height));
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{0}\" role=\"img\" aria-labelledby=\"{1}-title {1}-desc\" "
        "font-family=\"{2}\">\n"
        "<title id=\"{1}-title\">{3}</title>\n<desc id=\"{1}-desc\">{4}</desc>\n"
        "{5}{6}</svg>\n",
        corner, id, fonts, xml_escaped(about.title), xml_escaped(about.description), filled(box, ground), content);
}

}  // namespace cubelang::render::svg
