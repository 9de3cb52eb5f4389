#include "runtime/search/answers.hpp"

#include <algorithm>

#include "runtime/search/space/goal.hpp"

namespace cubelang::search {

using cube::Move;

FindAnswers::FindAnswers(const Goal& goal, std::span<const Generator> generators, const GeneratorWords& words,
                         const FindOptions& options)
    : goal_(goal), generators_(generators), words_(words), turner_(goal.cube()) {
    const auto add = [&](std::vector<GeneratorWord>& all, cube::Symmetry s) {
        if (auto map = images(generators, goal.cube().n, s)) all.push_back(std::move(*map));
    };
    if (options.one_per_symmetry)
        for (const auto s : symmetries(goal)) add(images_, s);
    const auto back = inverses(generators);
    if (options.inverses_alike && back)
        for (const auto s : antisymmetries(goal))
            if (options.one_per_symmetry || s == cube::Symmetry{}) add(inverse_images_, s);
    for (auto& map : inverse_images_)
        for (auto& generator : map) generator = (*back)[generator];
}

// Of all words that the classes make of one, the least stands for all.
bool FindAnswers::is_new(const GeneratorWord& word) {
    if (images_.empty() && inverse_images_.empty()) return true;
    auto least = word;
    const auto offer = [&](const GeneratorWord& map, auto from, auto to) {
        GeneratorWord image;
        for (; from != to; ++from) image.push_back(map[*from]);
        least = std::min(least, words_.canonical(image));
    };
    for (const auto& map : images_) offer(map, word.begin(), word.end());
    for (const auto& map : inverse_images_) offer(map, word.rbegin(), word.rend());
    return seen_.insert(least).second;
}

std::vector<Move> FindAnswers::free_turn(const std::optional<cube::Turn>& turn, int quarters) const {
    if (!turn || quarters == 0) return {};
    return {move_of({turn->axis, turn->from, turn->to, quarters}, goal_.cube().n)};
}

std::optional<FindAnswer> FindAnswers::checked(const Endpoint& start, const GeneratorWord& word) {
    FindAnswer answer{0, {}, free_turn(goal_.before(), start.quarters), {}};
    for (const auto g : word) {
        answer.cost += generators_[g].cost;
        answer.moves.push_back(generators_[g].move);
    }
    auto done = cube::solved(goal_.cube());
    cube::apply(turner_, done.blocks, answer.before);
    cube::apply(turner_, done.blocks, answer.moves);
    for (std::size_t rotation = 0; rotation < (goal_.rotation_is_free() ? cube::rotations().size() : 1); ++rotation)
        for (int quarters = 0; quarters < (goal_.after() ? 4 : 1); ++quarters) {
            answer.after = free_turn(goal_.after(), quarters);
            std::ranges::copy(cube::rotations()[rotation].moves, std::back_inserter(answer.after));
            auto state = done;
            cube::apply(turner_, state.blocks, answer.after);
            if (goal_.holds(state)) return answer;
        }
    return std::nullopt;
}

std::optional<FindAnswer> FindAnswers::take(const Endpoint& start, const GeneratorWord& word) {
    auto answer = checked(start, word);
    return answer && is_new(word) ? std::move(answer) : std::nullopt;
}

}  // namespace cubelang::search
