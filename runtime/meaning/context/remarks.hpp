#pragma once
// Sliders: integers that a front end lets the user move.

#include <cstdint>
#include <map>
#include <string>

#include "lang/source.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::eval {

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

}  // namespace cubelang::eval
