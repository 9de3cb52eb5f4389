#include "front/json/bundle.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "front/json/replies.hpp"
#include "runtime/base/text.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/meaning/value/elements.hpp"
#include "runtime/render/screen.hpp"
#include "runtime/render/svg/drawing.hpp"

namespace cubelang::json {
namespace {

// Limits, since a notebook file is read as a whole.
constexpr std::size_t longest_json = std::size_t{1} << 20;
constexpr std::size_t most_lines = 1000, most_text = std::size_t{1} << 18;

// Base64, for pictures in HTML: these look the same in trusted and in untrusted notebooks.
std::string base64(std::string_view bytes) {
    constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const auto byte = [&](std::size_t k) -> unsigned {
            return i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0U;
        };
        const unsigned three = byte(0) << 16U | byte(1) << 8U | byte(2);
        for (const unsigned shift : {18U, 12U, 6U, 0U}) text += digits[three >> shift & 63U];
    }
    for (std::size_t missing = (3 - bytes.size() % 3) % 3; missing > 0; --missing) text[text.size() - missing] = '=';
    return text;
}

// The SVG has no size, and a notebook would make it as wide as its window.
constexpr int usual_width = 400, widest = 700;

std::string sized(const std::string& svg, int width) {
    constexpr std::string_view opening = "<svg ";
    const auto at = svg.find(opening);
    return at == svg.npos
               ? svg
               : fmt::format("{}<svg width=\"{}\" {}", svg.substr(0, at), width, svg.substr(at + opening.size()));
}

std::string image(const std::string& svg, int width) {
    return fmt::format("<img alt=\"the cube\" width=\"{}\" src=\"data:image/svg+xml;base64,{}\">\n", width,
                       base64(svg));
}

std::string block_of(const std::string& text) {
    return text.empty() ? "" : fmt::format("<pre>{}</pre>\n", xml_escaped(text));
}

// Adds the picture as SVG and inside HTML.
void add_drawn(Json& data, const render::svg::Parts& parts) {
    constexpr int per_column = 10;
    const int width = std::min(per_column * render::width(parts.picture), widest);
    const auto svg = render::svg::drawn(parts.picture);
    data["image/svg+xml"] = svg;
    data["text/html"] = block_of(notebook_text(parts.above)) + image(svg, width) + block_of(notebook_text(parts.below));
}

// The net of a state. A picture of a larger cube shows little and enlarges the notebook file.
std::string net_of(const Answer& answer, const Json& value) {
    constexpr int largest_painted = 11;
    constexpr std::size_t longest_moves = 200;  // in the picture's title
    const bool is_state = answer.value && value.is_object() && meaning::is_element(*answer.value);
    if (!is_state || value.value("cube", 0) > largest_painted) return {};
    meaning::Context context;
    context.set_cube({value.value("cube", 3), value.value("super", false)});
    const auto state = meaning::permutation(context, *answer.value, {});
    const auto moves = value.value("moves", "");
    return render::svg::picture(render::svg::styles().front(),
                                {*state,
                                 meaning::cube_name(state->cube),
                                 moves.size() <= longest_moves ? moves : "",
                                 value.value("cycles", ""),
                                 {}},
                                {});
}

void add_picture(Json& data, const std::string& svg, const std::string& above) {
    data["image/svg+xml"] = sized(svg, usual_width);
    data["text/html"] = block_of(above) + image(svg, usual_width);
}

}  // namespace

std::string notebook_text(const render::Drawing& drawing) {
    const auto [shown, left] = render::screenful(drawing, 0, most_lines);
    auto text = shortened(render::painted(render::printable(shown), {}), most_text);
    const auto left_out = left == 0 ? shown.left_out : fmt::format("{} more lines", left);
    return left_out.empty() ? text : text + (text.empty() ? "… and " : "\n… and ") + left_out;
}

Json bundle_of(const Answer& answer) {
    const auto text = notebook_text(answer.drawing);
    Json data{{"text/plain", text}};
    const bool is_short = answer.json.size() <= longest_json;
    const auto value = is_short ? Json::parse(answer.json, nullptr, false) : Json();
    if (answer.kind == Answer::Kind::value && value.is_object()) data["application/vnd.cube+json"] = value;
    const auto parts = render::svg::parts_of(render::printable(json::bounded(answer.drawing)));
    if (!parts.picture.lines.empty())
        add_drawn(data, parts);
    else if (const auto svg = net_of(answer, value); !svg.empty())
        add_picture(data, svg, text);
    return data;
}

Json bundle_of_file(const std::string& name, const std::string& text) {
    if (text.starts_with("<svg ")) {
        Json data{{"text/plain", name}};
        add_picture(data, text, "");
        return data;
    }
    if (!text.starts_with("<!doctype html>")) return {};
    // Sandboxed: the page's script cannot access the notebook. The page loads nothing from the network.
    const auto frame = fmt::format(
        "<iframe sandbox=\"allow-scripts\" title=\"{}\" width=\"100%\" height=\"560\" style=\"border: 0\" "
        "srcdoc=\"{}\"></iframe>",
        xml_escaped(name), xml_escaped(text));
    return {{"text/html", frame}, {"text/plain", name}};
}

}  // namespace cubelang::json
