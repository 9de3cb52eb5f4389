#include "runtime/cube/cycle_text.hpp"

#include <algorithm>

namespace cubelang::cube {
namespace {

void append_cycle(std::string& text, Cube cube, const PartCycle& cycle) {
    if (!text.empty()) text += ' ';
    for (std::size_t i = 0; i < cycle.size(); ++i) {
        text += i == 0 ? '(' : ',';
        text += turn_sign(cycle[i].turns);
        text += name(cube, cycle[i].part);
    }
    text += ')';
}

}  // namespace

std::string_view turn_sign(int turns) {
    constexpr std::string_view signs[] = {"", "+", "++", "-"};
    return signs[(turns % 4 + 4) % 4];
}

// Orbit by orbit: the cycles of a large cube are many times as large as their text.
std::string cycle_text(const State& state, StopToken stop) {
    std::string text;
    for (const int orbit : orbit_blocks(state.cube)) {
        if (stop.stop_requested()) break;
        for (const auto& cycle : cycles_of(state, {&orbit, 1})) append_cycle(text, state.cube, cycle);
    }
    return text.empty() ? "()" : text;
}

std::string cycle_text(Cube cube, const std::vector<PartCycle>& cycles) {
    std::string text;
    for (const auto& cycle : cycles) append_cycle(text, cube, cycle);
    return text.empty() ? "()" : text;
}

CyclesBegun first_cycles(const State& state, std::size_t enough, StopToken stop) {
    CyclesBegun begun;
    for (const int orbit : orbit_blocks(state.cube)) {
        if (stop.stop_requested()) break;
        for (const auto& cycle : cycles_of(state, {&orbit, 1})) {
            if (enough == 0) {
                ++begun.left_out;
                continue;
            }
            auto& text = begun.cycles.emplace_back();
            append_cycle(text, state.cube, cycle);
            enough -= std::min(enough, text.size() + 1);
        }
    }
    return begun;
}

}  // namespace cubelang::cube
