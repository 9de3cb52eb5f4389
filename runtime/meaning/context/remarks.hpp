#pragma once
// Remarks on the running statement, shown with its answer: notes, and sliders, integers that a front end lets the user
// move.

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "lang/diagnostic.hpp"
#include "runtime/base/integer.hpp"

namespace cubelang::meaning {

/// The values low, low + step, …, high.
struct Slider {
    Integer low, high, step, value;
    lang::Where where;  ///< of its call
};

/// The values of moved sliders in one text, as digits, by the offset of their call.
struct MovedSliders {
    lang::SourcePtr source;
    std::map<std::uint32_t, std::string> values;
};

class Remarks {
public:
    /// Each text once.
    void note(lang::Note note);
    [[nodiscard]] std::vector<lang::Note> take_notes() { return std::exchange(notes_, {}); }
    /// Adds a slider. Returns the value to which it has been moved, if it has that value, else its own.
    [[nodiscard]] Integer slide(Slider slider);
    [[nodiscard]] std::vector<Slider> take_sliders() { return std::exchange(sliders_, {}); }
    void move_sliders(MovedSliders moved) { moved_ = std::move(moved); }

private:
    std::vector<lang::Note> notes_;
    std::vector<Slider> sliders_;  ///< each call once
    MovedSliders moved_;
};

}  // namespace cubelang::meaning
