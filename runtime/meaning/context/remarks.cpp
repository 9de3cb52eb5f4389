#include "runtime/meaning/context/remarks.hpp"

#include <algorithm>

namespace cubelang::meaning {

Integer Remarks::slide(Slider slider) {
    const auto begin = slider.where.span.begin;
    if (const auto moved = moved_.values.find(begin);
        moved_.source == slider.where.source && moved != moved_.values.end())
        for (Integer value = slider.low; value <= slider.high; value += slider.step)
            if (value.str() == moved->second) slider.value = value;
    const auto is_same = [&](const Slider& other) {
        return other.where.source == slider.where.source && other.where.span.begin == begin;
    };
    auto value = slider.value;
    if (std::ranges::none_of(sliders_, is_same)) sliders_.push_back(std::move(slider));
    return value;
}

void Remarks::note(lang::Note note) {
    if (std::ranges::find(notes_, note.text, &lang::Note::text) == notes_.end()) notes_.push_back(std::move(note));
}

}  // namespace cubelang::meaning
