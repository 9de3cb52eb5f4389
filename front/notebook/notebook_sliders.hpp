#pragma once
// Sliders in a notebook. A cell is run once for each choice of their values, and the outputs are stored in one HTML
// output whose sliders switch between them. They need no kernel, so they also move in a saved notebook.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "runtime/session/session.hpp"

namespace cubelang::notebook {

struct SliderLimits {
    std::size_t choices = 200, bytes = std::size_t{1} << 22;  ///< bytes: of the stored outputs
    std::chrono::milliseconds time{20'000};                   ///< for all choices
};

/// The sliders of a cell. A choice is a value for each of them, numbered from 0; the last slider varies fastest.
class CellSliders {
public:
    CellSliders(std::string name, std::string text) : name_(std::move(name)), text_(std::move(text)) {}

    [[nodiscard]] const std::string& name() const { return name_; }
    [[nodiscard]] const std::string& text() const { return text_; }

    /// Adds a slider, unless it is there already or belongs to a function of another cell.
    void add(const ShownSlider& slider);
    [[nodiscard]] bool empty() const { return sliders_.empty(); }
    /// Are all sliders of `other` here too, with the same values?
    [[nodiscard]] bool include(const CellSliders& other) const;

    /// The first statement with a slider, and the number of recorded statements before it.
    [[nodiscard]] std::uint32_t statement() const { return sliders_.front().statement; }
    [[nodiscard]] std::size_t before() const { return sliders_.front().before; }

    /// The number of choices; nothing if there are more than `most`.
    [[nodiscard]] std::optional<std::size_t> choices(std::size_t most) const;
    /// The choice of the present values.
    [[nodiscard]] std::size_t present() const;
    [[nodiscard]] MovedText moved_to(std::size_t choice) const;

    /// "n = 0", one line for each slider.
    [[nodiscard]] std::string as_text() const;
    /// The sliders above the page of the present choice. `pages`: HTML, one for each choice.
    [[nodiscard]] std::string as_html(const std::vector<std::string>& pages) const;

private:
    [[nodiscard]] std::string name_of(const ShownSlider& slider) const;

    std::string name_, text_;
    std::vector<ShownSlider> sliders_;
};

/// A page with the outputs in these parts (see notebook_requests.hpp).
[[nodiscard]] std::string page_of(const std::vector<nlohmann::json>& parts);
/// The same as text.
[[nodiscard]] std::string text_of(const std::vector<nlohmann::json>& parts);

}  // namespace cubelang::notebook
