#include "front/notebook/notebook_sliders.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "runtime/base/integer.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::notebook {

namespace {

using Json = nlohmann::json;

// Run by each slider when it moves. `data-pages` and `data-values` are lists.
constexpr std::string_view on_move =
    "const box = this.closest('div'); let i = 0; "
    "for (const one of box.querySelectorAll(':scope > label > input')) { "
    "i = i * (Number(one.max) + 1) + Number(one.value); "
    "one.nextElementSibling.textContent = JSON.parse(one.dataset.values)[one.value]; } "
    "box.lastElementChild.innerHTML = JSON.parse(box.dataset.pages)[i];";

// The number of steps from the lowest value to `value`.
std::size_t steps_to(const ShownSlider& slider, const std::string& value) {
    return static_cast<std::size_t>((Integer(value) - Integer(slider.low)) / Integer(slider.step));
}
std::size_t count_of(const ShownSlider& slider) { return steps_to(slider, slider.high) + 1; }

std::string value_at(const ShownSlider& slider, std::size_t i) {
    return (Integer(slider.low) + Integer(slider.step) * Integer(i)).str();
}

bool is_same_call(const ShownSlider& a, const ShownSlider& b) { return a.where.span.begin == b.where.span.begin; }

std::string row_of(const ShownSlider& slider, const std::string& name) {
    auto values = Json::array();
    for (std::size_t i = 0; i < count_of(slider); ++i) values.push_back(value_at(slider, i));
    return fmt::format(
        "<label>{} <input type=\"range\" min=\"0\" max=\"{}\" value=\"{}\" data-values=\"{}\" oninput=\"{}\"> "
        "<output>{}</output></label><br>\n",
        xml_escaped(name), count_of(slider) - 1, steps_to(slider, slider.value), xml_escaped(values.dump()),
        xml_escaped(on_move), slider.value);
}

std::string text_in(const Json& part) {
    if (part.contains("bundle")) return part["bundle"]["text/plain"].get<std::string>() + "\n";
    return part.contains("mistake") ? part["mistake"]["text"].get<std::string>() : "";
}

}  // namespace

void CellSliders::add(const ShownSlider& slider) {
    const auto& source = *slider.where.source;
    const auto is_known = [&](const ShownSlider& other) { return is_same_call(slider, other); };
    if (source.name == name_ && source.text == text_ && std::ranges::none_of(sliders_, is_known))
        sliders_.push_back(slider);
}

bool CellSliders::include(const CellSliders& other) const {
    return std::ranges::all_of(other.sliders_, [&](const ShownSlider& theirs) {
        return std::ranges::any_of(sliders_, [&](const ShownSlider& mine) {
            return is_same_call(mine, theirs) && mine.low == theirs.low && mine.high == theirs.high &&
                   mine.step == theirs.step;
        });
    });
}

std::optional<std::size_t> CellSliders::choices(std::size_t most) const {
    std::size_t count = 1;
    for (const auto& slider : sliders_) {
        if (count_of(slider) > most / count) return std::nullopt;
        count *= count_of(slider);
    }
    return count;
}

std::size_t CellSliders::present() const {
    std::size_t choice = 0;
    for (const auto& slider : sliders_) choice = choice * count_of(slider) + steps_to(slider, slider.value);
    return choice;
}

MovedText CellSliders::moved_to(std::size_t choice) const {
    MovedText moved{.from = statement()};
    for (auto slider = sliders_.rbegin(); slider != sliders_.rend(); ++slider) {
        moved.values[slider->where.span.begin] = value_at(*slider, choice % count_of(*slider));
        choice /= count_of(*slider);
    }
    return moved;
}

// The name in `let NAME = slider(…)`, or "slider".
std::string CellSliders::name_of(const ShownSlider& slider) const {
    constexpr std::string_view let = "let ";
    if (slider.where.span.begin < slider.statement) return "slider";
    const auto before = std::string_view(text_).substr(slider.statement, slider.where.span.begin - slider.statement);
    const auto said = trimmed(before);
    if (!said.starts_with(let) || !said.ends_with('=')) return "slider";
    return std::string(trimmed(said.substr(let.size(), said.size() - let.size() - 1)));
}

std::string CellSliders::as_text() const {
    std::string text;
    for (const auto& slider : sliders_) text += fmt::format("{} = {}\n", name_of(slider), slider.value);
    return text;
}

std::string CellSliders::as_html(const std::vector<std::string>& pages) const {
    auto html = fmt::format("<div data-pages=\"{}\">\n",
                            xml_escaped(Json(pages).dump(-1, ' ', false, Json::error_handler_t::replace)));
    for (const auto& slider : sliders_) html += row_of(slider, name_of(slider));
    return html + "<div>" + pages[present()] + "</div></div>\n";
}

std::string page_of(const std::vector<Json>& parts) {
    std::string page;
    for (const auto& part : parts)
        if (part.contains("bundle") && part["bundle"].contains("text/html"))
            page += part["bundle"]["text/html"].get<std::string>();
        else if (const auto text = text_in(part); !text.empty())
            page += fmt::format("<pre>{}</pre>\n", xml_escaped(text));
    return page;
}

std::string text_of(const std::vector<Json>& parts) {
    std::string text;
    for (const auto& part : parts) text += text_in(part);
    return text;
}

}  // namespace cubelang::notebook
