// Cycles of Speffz letters, orbit by orbit: `corners (A B C) edges (A Q) (C U)`. Orbits of one kind are numbered from
// the middle outwards: wings1, wings2. See coordinates/speffz.hpp for the letters.

#include <algorithm>
#include <unordered_map>

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/cube/coordinates/speffz.hpp"
#include "runtime/meaning/forms/form_reader.hpp"
#include "runtime/meaning/forms/forms.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {
namespace {

using cube::OrbitLabel;
using cube::SpeffzProblem;

std::string orbit_name(const OrbitLabel& orbit) {
    std::string name(cube::plural(orbit.kind));
    std::ranges::replace(name, ' ', '-');
    return orbit.number == 0 ? name : fmt::format("{}{}", name, orbit.number);
}

class SpeffzReader {
public:
    SpeffzReader(cube::Cube cube, const lang::SourcePtr& text)
        : labels_(cube::orbit_labels(cube)), state_(cube::solved(cube)), in_(text) {
        for (const auto& label : labels_) by_name_.emplace(orbit_name(label), &label);
    }

    cube::State read() {
        in_.skip_blanks();
        if (is_identity()) return std::move(state_);
        do orbit();
        while (!in_.at_end());
        return std::move(state_);
    }

private:
    bool is_identity() {
        if (!in_.take('(')) return false;
        in_.skip_blanks();
        if (!in_.take(')')) in_.fail({0, 1}, "the name of an orbit comes before its cycles", example());
        in_.skip_blanks();
        if (!in_.at_end()) in_.fail_here(fmt::format("{} cannot follow (), the identity", in_.describe_next()));
        return true;
    }
    void orbit() {
        const auto& label = named_orbit();
        in_.skip_blanks();
        if (in_.peek() != '(')
            in_.fail_here(fmt::format("a cycle begins with `(`, not {}", in_.describe_next()), example());
        while (in_.take('(')) cycle(label);
    }
    const OrbitLabel& named_orbit() {
        const auto begin = in_.at();
        std::string name(in_.letters());
        if (in_.take('-')) name += "-" + std::string(in_.letters());
        name += in_.digits();
        if (name.empty()) in_.fail_expecting("the name of an orbit", names());
        const auto found = by_name_.find(name);
        if (found == by_name_.end())
            in_.fail(in_.since(begin), fmt::format("a {} has no orbit `{}`", cube_name(state_.cube), name), names());
        return *found->second;
    }
    void cycle(const OrbitLabel& orbit) {
        std::vector<int> letters;
        std::vector<lang::Span> spans;
        for (skip_between(); !in_.take(')'); skip_between()) {
            letters.push_back(letter(orbit));
            spans.push_back({static_cast<std::uint32_t>(in_.at() - 1), static_cast<std::uint32_t>(in_.at())});
        }
        if (letters.size() == 1)
            in_.fail(spans[0], "a cycle has at least two letters",
                     "for a part turned in place name its stickers: edges (A Q), corners (A E R)");
        if (!letters.empty())
            if (const auto problem = cube::apply_speffz(state_, orbit, letters))
                refuse(orbit, *problem, letters, spans);
        in_.skip_blanks();
    }
    void skip_between() {
        do in_.skip_blanks();
        while (in_.take(','));
    }
    int letter(const OrbitLabel& orbit) {
        const auto known = cube::speffz_letters(state_.cube, orbit);
        const char c = in_.peek();
        const auto at = known.find(upper(c));
        if (at == known.npos)
            in_.fail_expecting(
                "a letter of " + orbit_name(orbit),
                known.size() == 24 ? "its letters are A to X" : "the centres of an ordinary cube are U L F R B D");
        in_.take(c);
        return static_cast<int>(at);
    }
    [[noreturn]] void refuse(const OrbitLabel& orbit, const SpeffzProblem& problem, const std::vector<int>& letters,
                             const std::vector<lang::Span>& spans) const {
        const auto name = [&](int letter) {
            return cube::speffz_letters(state_.cube, orbit)[static_cast<std::size_t>(letter)];
        };
        const auto to = [&](std::size_t i) { return name(letters[(i + 1) % letters.size()]); };
        if (problem.fault == SpeffzProblem::Fault::repeated)
            in_.fail(spans[problem.at], fmt::format("{} occurs twice in this cycle", name(letters[problem.at])));
        in_.fail(spans[problem.at],
                 fmt::format("{} cannot go to {}: it is on the same part as {}, which goes to {}, so it goes to {}",
                             name(letters[problem.at]), to(problem.at), name(letters[problem.with]), to(problem.with),
                             name(problem.must)));
    }
    [[nodiscard]] std::string names() const {
        constexpr std::size_t most = 12;
        std::vector<std::string> names;
        for (const auto& label : labels_)
            if (names.size() < most) names.push_back(orbit_name(label));
        return fmt::format("its orbits are {}{}", fmt::join(names, ", "), labels_.size() > most ? ", …" : "");
    }
    [[nodiscard]] static std::string example() { return "corners (A B C) edges (A Q); the identity is ()"; }

    std::vector<OrbitLabel> labels_;
    std::unordered_map<std::string, const OrbitLabel*> by_name_;
    cube::State state_;
    FormReader in_;
};

std::string speffz_text(const cube::State& state, const FormOptions&) {
    std::string text;
    for (const auto& orbit : cube::orbit_labels(state.cube)) {
        const auto cycles = cube::speffz_cycles(state, orbit);
        if (!cycles.empty()) text += fmt::format("{}{}", text.empty() ? "" : " ", orbit_name(orbit));
        const auto letters = cube::speffz_letters(state.cube, orbit);
        for (const auto& cycle : cycles) {
            for (std::size_t i = 0; i < cycle.size(); ++i)
                text += fmt::format("{}{}", i == 0 ? " (" : " ", letters[static_cast<std::size_t>(cycle[i])]);
            text += ')';
        }
    }
    return text.empty() ? "()" : text;
}

}  // namespace

const Form speffz_form{
    .name = "speffz",
    .topic = "Other programs' forms",
    .meaning = "The sticker cycles in the letters of blindfold cubers, orbit by orbit. Also reads such a text.",
    .example = "speffz([R, U])",
    .answer = "corners (A N R Q E B) (C P M V J K) edges (A J B)",
    .write = speffz_text,
    .read = read_with<SpeffzReader>,
};

}  // namespace cubelang::meaning
