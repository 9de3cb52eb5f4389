#include "runtime/cube/groups/generator_words.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>

#include <fmt/format.h>

#include "runtime/base/text.hpp"

namespace cubelang::groups {
namespace {

constexpr int whole_turn = 4;

int signed_quarters(int quarters) { return quarters == 3 ? -1 : quarters; }

std::optional<cube::Move> single_move(const cube::WordPtr& word) {
    if (word == nullptr) return std::nullopt;
    const auto moves = cube::expand(*word, 1);
    if (!moves || moves->size() != 1) return std::nullopt;
    return moves->front();
}

// The generators that turn given layers, by quarter turns or by half turns only.
class TurnGenerators {
public:
    explicit TurnGenerators(const CubeGroup& group) {
        for (std::uint32_t g = 0; g < group.words.size(); ++g) {
            const auto turn = turn_of_generator(group, g);
            if (!turn) continue;
            const auto quarters = signed_quarters(turn->quarters);
            auto& known = by_layers_[{turn->axis, turn->from, turn->to}];
            if (known.quarters != 0 && known.quarters != 2) continue;
            known = {g, quarters};
        }
    }

    /// False if these generators cannot do it.
    bool append(group::Word& word, const cube::Turn& turn) const {
        if (append_layers(word, turn.axis, turn.from, turn.to, turn.quarters)) return true;
        for (int layer = turn.from; layer <= turn.to; ++layer)
            if (!append_layers(word, turn.axis, layer, layer, turn.quarters)) return false;
        return true;
    }
    [[nodiscard]] bool has_quarters(cube::Axis axis, int layer) const {
        const auto found = by_layers_.find({axis, layer, layer});
        return found != by_layers_.end() && found->second.quarters != 2;
    }

private:
    struct Known {
        std::uint32_t generator = 0;
        int quarters = 0;
    };
    bool append_layers(group::Word& word, cube::Axis axis, int from, int to, int quarters) const {
        const auto found = by_layers_.find({axis, from, to});
        if (found == by_layers_.end()) return false;
        const auto& [generator, each] = found->second;
        if (each == 2 && quarters != 2) return false;
        word.push_back({generator, each == 2 ? 1 : signed_quarters(quarters) * each});
        return true;
    }
    std::map<std::tuple<cube::Axis, int, int>, Known> by_layers_;
};

// The inverse turn of all other layers: together with a rotation of the whole cube it equals the given turn.
std::vector<cube::Turn> complement(const cube::Turn& turn, int n) {
    std::vector<cube::Turn> others;
    for (int layer = 1; layer <= n; ++layer)
        if (layer < turn.from || layer > turn.to)
            others.push_back({turn.axis, layer, layer, whole_turn - turn.quarters});
    return others;
}

std::string power_text(const std::string& base, int exponent) {
    if (exponent == 1) return base;
    if (exponent == -1) return base + "'";
    return exponent < 0 ? fmt::format("{}^{}", base, exponent) : fmt::format("{}{}", base, exponent);
}

// A number after a name that ends in a digit would belong to the name.
std::string power_of_name(const std::string& name, int exponent) {
    if (exponent == 1 || exponent == -1) return power_text(name, exponent);
    const auto base = is_digits(name.substr(name.size() - 1)) ? "(" + name + ")" : name;
    return power_text(base, std::abs(exponent)) + (exponent < 0 ? "'" : "");
}

std::string letter(std::uint32_t number) {
    constexpr std::uint32_t letters = 26;
    const auto first = std::string(1, static_cast<char>('a' + number % letters));
    return number < letters ? first : fmt::format("{}_{}", first, number / letters);
}

}  // namespace

bool has_middle(const cube::Turn& turn, int n) {
    return n % 2 == 1 && turn.from <= (n + 1) / 2 && (n + 1) / 2 <= turn.to;
}

std::optional<cube::Turn> turn_of_generator(const CubeGroup& group, std::size_t generator) {
    const auto move = single_move(group.words[generator]);
    return move ? cube::turn_of(*move, group.domain->cube().n) : std::nullopt;
}

bool all_are_turns(const CubeGroup& group) {
    for (std::size_t g = 0; g < group.words.size(); ++g)
        if (!turn_of_generator(group, g)) return false;
    return true;
}

bool has_all_layers(const CubeGroup& group) {
    const TurnGenerators known(group);
    const int n = group.domain->cube().n;
    for (const auto axis : {cube::Axis::x, cube::Axis::y, cube::Axis::z})
        for (int layer = 1; layer <= n; ++layer)
            if (2 * layer != n + 1 && !known.has_quarters(axis, layer)) return false;
    return true;
}

std::optional<group::Word> word_in_generators(const CubeGroup& group, std::vector<cube::Move> moves) {
    const TurnGenerators known(group);
    const int n = group.domain->cube().n;
    group::Word word;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto turn = cube::turn_of(moves[i], n);
        if (!turn) continue;
        const auto before = word.size();
        if (known.append(word, *turn)) continue;
        word.resize(before);
        const bool is_whole = turn->from == 1 && turn->to == n;
        if (!is_whole && !has_middle(*turn, n)) return std::nullopt;
        for (const auto& other : complement(*turn, n))
            if (!known.append(word, other)) return std::nullopt;
        // The rotation w moves to the end: w m = (w m w') w, where w m w' is m rotated backwards.
        for (auto j = i + 1; j < moves.size(); ++j)
            for (int quarter = turn->quarters; quarter < whole_turn; ++quarter)
                moves[j] = cube::rotated(moves[j], turn->axis);
    }
    return word;
}

cube::WordPtr algorithm(const CubeGroup& group, const group::Word& word) {
    std::vector<cube::WordPtr> factors;
    std::vector<cube::Move> run;
    const auto end_run = [&] {
        if (!run.empty()) factors.push_back(cube::make_run(std::move(run)));
        run.clear();
    };
    for (const auto& [generator, exponent] : word) {
        const auto& base = group.words[generator];
        if (base == nullptr) return nullptr;
        if (auto move = single_move(base); move && turn_of_generator(group, generator)) {
            const int quarters = ((move->turns * exponent) % whole_turn + whole_turn) % whole_turn;
            move->turns = static_cast<std::int8_t>(signed_quarters(quarters));
            run.push_back(*move);
            continue;
        }
        end_run();
        factors.push_back(exponent == 1 ? base : cube::make_power(base, exponent));
    }
    end_run();
    if (factors.empty()) return cube::make_run({});
    return factors.size() == 1 ? factors.front() : cube::make_sequence(std::move(factors));
}

bool has_name(const CubeGroup& group, std::size_t generator) {
    return !group.domain && generator < group.names.size() && group.names[generator].front() != '(';
}

std::string without_name(const CubeGroup& group, std::size_t generator) {
    return has_name(group, generator) ? cycle_text(group.domain, group.group.generators()[generator])
                                      : group.names[generator];
}

std::string text(const CubeGroup& group, const group::Word& word) {
    std::vector<std::string> items;
    for (const auto& [generator, exponent] : word) {
        const auto& name = group.names[generator];
        if (has_name(group, generator))
            items.push_back(power_of_name(name, exponent));
        else
            items.push_back(exponent == 1 ? name : power_text("(" + name + ")", exponent));
    }
    return items.empty() ? "()" : fmt::format("{}", fmt::join(items, " "));
}

std::string text_in_letters(const CubeGroup& group, const group::Word& word) {
    std::vector<std::string> powers, meanings;
    std::vector<bool> used(group.names.size());
    for (const auto& [generator, exponent] : word) {
        powers.push_back(power_text(letter(generator), exponent));
        used[generator] = true;
    }
    for (std::uint32_t g = 0; g < used.size(); ++g)
        if (used[g]) meanings.push_back(fmt::format("{} = {}", letter(g), group.names[g]));
    return fmt::format("{} with {}", fmt::join(powers, " "), fmt::join(meanings, ", "));
}

}  // namespace cubelang::groups
