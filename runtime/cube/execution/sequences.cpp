#include "runtime/cube/execution/sequences.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cubelang::execution {
namespace {

constexpr std::string_view letters = "RUFLDBMESxyz";

// Triples of these have features: turns of one face, and wide ones of R and L.
bool is_common(const HandTurn& turn) {
    const auto at = letters.find(turn.letter);
    return turn.is_wide ? at % 3 == 0 && at < 6 : at < 6;
}

std::size_t mirror_image(std::size_t number) {
    auto turn = turn_numbered(number);
    if (turn.letter == 'R' || turn.letter == 'L') turn.letter = turn.letter == 'R' ? 'L' : 'R';
    if (turn.letter != 'M' && turn.letter != 'x' && turn.quarters != 2) turn.quarters = -turn.quarters;
    return number_of(turn);
}

std::string text_of(std::size_t number) {
    const auto turn = turn_numbered(number);
    return std::string(1, turn.letter) + (turn.is_wide ? "w" : "") +
           (turn.quarters == 2    ? "2"
            : turn.quarters == -1 ? "'"
                                  : "");
}

// Before any times are known: the second turn of an inner block, as Rw R', has to let a layer go.
constexpr double inner_turn = 0.04;
bool is_inner(const std::vector<std::size_t>& turns) {
    if (turns.size() != 2) return false;
    const auto one = turn_numbered(turns[0]), other = turn_numbered(turns[1]);
    return one.letter == other.letter && one.is_wide && !other.is_wide && (one.quarters + other.quarters) % 4 == 0;
}

// The features of the sequences of one length.
class Sequences {
public:
    // `kinds`: the numbers of the turns that occur.
    Sequences(std::size_t length, const std::vector<std::size_t>& kinds) : base_(kinds.size()) {
        places_.fill(turn_kinds);
        for (std::size_t i = 0; i < kinds.size(); ++i) places_[kinds[i]] = i;
        std::size_t all = 1;
        for (std::size_t i = 0; i < length; ++i) all *= base_;
        numbers_.resize(all);
        std::vector<std::size_t> turns(length);
        for (std::size_t code = 0; code < all; ++code) {
            auto rest = code;
            for (auto turn = turns.rbegin(); turn != turns.rend(); ++turn, rest /= base_) *turn = kinds[rest % base_];
            add(code, turns);
        }
    }
    [[nodiscard]] const std::vector<Feature>& features() const { return features_; }
    [[nodiscard]] std::optional<std::size_t> find(std::span<const std::size_t> turns) const {
        const auto at = code(turns);
        return at ? std::optional<std::size_t>(numbers_[*at]) : std::nullopt;
    }

private:
    [[nodiscard]] std::optional<std::size_t> code(std::span<const std::size_t> turns) const {
        std::size_t code = 0;
        for (const auto turn : turns) {
            if (places_[turn] == turn_kinds) return std::nullopt;
            code = code * base_ + places_[turn];
        }
        return code;
    }
    void add(std::size_t at, const std::vector<std::size_t>& turns) {
        std::vector<std::size_t> others;
        std::string name = "turns:";
        for (const auto turn : turns) {
            others.push_back(mirror_image(turn));
            name += ' ' + text_of(turn);
        }
        const auto other = *code(others);
        numbers_[at] = other < at ? numbers_[other] : features_.size();
        if (other >= at) features_.push_back({name, is_inner(turns) ? inner_turn : 0});
    }

    std::size_t base_;
    std::array<std::size_t, turn_kinds> places_{};
    std::vector<std::size_t> numbers_{};
    std::vector<Feature> features_{};
};

const std::array<Sequences, 3>& sequences() {
    static const auto all = [] {
        std::vector<std::size_t> kinds, common;
        for (std::size_t number = 0; number < turn_kinds; ++number) {
            if (exists(turn_numbered(number))) kinds.push_back(number);
            if (is_common(turn_numbered(number))) common.push_back(number);
        }
        return std::array{Sequences(1, kinds), Sequences(2, kinds), Sequences(3, common)};
    }();
    return all;
}

// The feature of a face that is turned for the first time; else nullopt.
std::optional<FeatureNumber> new_face(unsigned& faces, char letter) {
    constexpr std::string_view by_axis = "RLUDFB";
    const auto at = by_axis.find(letter);
    if (at == by_axis.npos || (faces >> at & 1U) != 0) return std::nullopt;
    const bool is_second = (faces >> (at / 2 * 2) & 3U) != 0;
    faces |= 1U << at;
    if (is_second || at / 2 == 2) return new_face_feature(static_cast<int>(at / 2));
    return std::nullopt;
}

}  // namespace

bool exists(const HandTurn& turn) { return !turn.is_wide || letters.find(turn.letter) < 6; }

std::size_t number_of(const HandTurn& turn) {
    const auto quarters = turn.quarters == -1 ? 0U : static_cast<std::size_t>(turn.quarters);
    return (letters.find(turn.letter) * 2 + (turn.is_wide ? 1 : 0)) * 3 + quarters;
}

HandTurn turn_numbered(std::size_t number) {
    return {letters[number / 6], number / 3 % 2 == 1, number % 3 == 0 ? -1 : static_cast<int>(number % 3)};
}

std::vector<FeatureNumber> sequence_features(History& history, const HandTurn& turn) {
    std::vector<FeatureNumber> features;
    if (const auto feature = new_face(history.faces, turn.letter)) features.push_back(*feature);
    const auto number = number_of(turn);
    auto& [last, before] = history.last;
    const std::array<std::size_t, 3> turns{before == 0 ? 0U : before - 1U, last == 0 ? 0U : last - 1U, number};
    const std::size_t known = last == 0 ? 1 : before == 0 ? 2 : 3;
    std::size_t first = hand_features;
    for (std::size_t length = 1; length <= known; ++length) {
        const auto& all = sequences()[length - 1];
        if (const auto feature = all.find(std::span(turns).subspan(3 - length)))
            features.push_back(static_cast<FeatureNumber>(first + *feature));
        first += all.features().size();
    }
    before = last;
    last = static_cast<std::uint8_t>(number + 1);
    return features;
}

std::vector<Feature> all_sequences() {
    std::vector<Feature> all;
    for (const auto& some : sequences()) all.insert(all.end(), some.features().begin(), some.features().end());
    return all;
}

}  // namespace cubelang::execution
