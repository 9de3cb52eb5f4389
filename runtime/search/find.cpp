#include "runtime/search/find.hpp"

#include <algorithm>
#include <set>

#include "runtime/search/perimeter_track.hpp"
#include "runtime/search/reach/invariants.hpp"
#include "runtime/search/reach/point_group.hpp"
#include "runtime/search/space/word_walk.hpp"

namespace cubelang::search {
namespace {

constexpr std::size_t branches_per_thread = 64;
// From this cost on, a search takes longer than a test of the group. Only few generators make unusual patterns.
constexpr int cost_of_patterns = 7;
constexpr std::size_t most_generators_for_patterns = 12;

// The answers of find: words become moves, are verified on a cube, and are dropped if they are the image of another.
class FindAnswers {
public:
    FindAnswers(const Goal& goal, std::span<const Generator> generators, const GeneratorWords& words,
                const FindOptions& options)
        : goal_(goal), generators_(generators), words_(words), turner_(goal.cube()) {
        const auto add = [&](std::vector<GeneratorWord>& all, cube::Symmetry s) {
            if (auto map = images(generators, goal.cube().n, s)) all.push_back(std::move(*map));
        };
        if (options.one_per_symmetry)
            for (const auto s : symmetries(goal)) add(images_, s);
        const auto inverse = inverses(generators);
        if (options.merge_inverses && inverse)
            for (const auto s : antisymmetries(goal))
                if (options.one_per_symmetry || s == cube::Symmetry{}) add(inverse_images_, s);
        for (auto& map : inverse_images_)
            for (auto& generator : map) generator = (*inverse)[generator];
    }

    // The answer for a word from a start; nothing if it misses the goal, or is the image of an earlier answer.
    std::optional<FindAnswer> accept(const Endpoint& start, const GeneratorWord& word) {
        auto answer = verified(start, word);
        return answer && is_new(word) ? std::move(answer) : std::nullopt;
    }

private:
    std::optional<FindAnswer> verified(const Endpoint& start, const GeneratorWord& word) {
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
    // The least of all images of a word under the symmetries stands for all of them.
    bool is_new(const GeneratorWord& word) {
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
    [[nodiscard]] std::vector<cube::Move> free_turn(const std::optional<cube::Turn>& turn, int quarters) const {
        if (!turn || quarters == 0) return {};
        return {move_of({turn->axis, turn->from, turn->to, quarters}, goal_.cube().n)};
    }

    const Goal& goal_;
    std::span<const Generator> generators_;
    const GeneratorWords& words_;
    cube::Turner turner_;
    std::vector<GeneratorWord> images_;          ///< for each symmetry in use, the image of each generator
    std::vector<GeneratorWord> inverse_images_;  ///< the same, for reversed words
    std::set<GeneratorWord> seen_;
};

class Finder {
public:
    Finder(const Goal& goal, std::span<const Generator> generators, MaskedSpace& space, const FindOptions& options)
        : generators_(generators),
          space_(space),
          options_(options),
          words_(generators, goal.cube().n),
          answers_(goal, generators, words_, options),
          free_before_(goal.before()),
          vicinity_(space, generators, words_, goal.after(), options.limits),
          reporter_(options.limits) {}

    FindResult run() {
        for (int cost = 0; cost <= options_.most_cost; ++cost) {
            widen(cost / 2);
            if (vicinity_.perimeter().complete() && !any_start_is_near()) {
                result_.reasons = {unreachable_reason(vicinity_.perimeter().size())};
                return end(FindEnd::unreachable);
            }
            if (cost == cost_of_patterns && is_out_of_reach()) return end(FindEnd::unreachable);
            if (!stopped()) search(cost);
            if (stopped()) return end(FindEnd::stopped);
            result_.proved = cost;
            if (enough()) return end(FindEnd::enough);
        }
        const bool is_group_tested = options_.most_cost >= cost_of_patterns;
        return end(!is_group_tested && result_.answers.empty() && is_out_of_reach() ? FindEnd::unreachable
                                                                                    : FindEnd::limit);
    }

private:
    // Tests the group that the turns generate; for long searches, and for short ones without an answer.
    bool is_out_of_reach() {
        if (generators_.size() <= most_generators_for_patterns) result_.reasons = arrangement_reasons(space_);
        if (!result_.reasons.empty()) return true;
        PointGroup group(space_);
        if (group.reaches(space_) == Reach::never) result_.reasons = {unreachable_reason(group.arrangements())};
        return !result_.reasons.empty();
    }
    static std::string unreachable_reason(std::optional<std::uint64_t> arrangements) {
        if (!arrangements) return "no algorithm of these turns does this, however long";
        return "these turns reach " + std::to_string(*arrangements) +
               " arrangements of the parts that count; this is not one of them";
    }
    [[nodiscard]] bool stopped() const { return options_.limits.stop.stop_requested(); }
    [[nodiscard]] bool enough() const {
        return result_.answers.size() >= options_.answers || (options_.all_cheapest && !result_.answers.empty());
    }
    [[nodiscard]] bool merges() const { return options_.one_per_symmetry || options_.merge_inverses; }
    FindResult end(FindEnd how) {
        result_.end = how;
        result_.nodes = reporter_.progress().nodes;
        return std::move(result_);
    }

    // Extends the vicinity of the targets, up to half of the search cost.
    void widen(int depth) {
        vicinity_.widen(depth, [&] { reporter_.count(0); });
    }
    [[nodiscard]] bool any_start_is_near() const {
        return std::ranges::any_of(space_.starts(), [&](const Endpoint& start) {
            return vicinity_.perimeter().distance(print(start)) != Perimeter::far;
        });
    }

    [[nodiscard]] Fingerprint print(const Endpoint& start) const {
        return vicinity_.group().print(start.labels.data());
    }
    // A branch for each start from which a target may be in reach.
    [[nodiscard]] std::vector<WordBranch> root_branches(int cost) const {
        std::vector<WordBranch> all;
        const std::size_t starts = vicinity_.group().is_trivial() ? space_.starts().size() : 1;
        for (std::size_t i = 0; i < starts; ++i)
            if (vicinity_.may_reach(cost, print(space_.starts()[i]), true))
                all.push_back({{}, GeneratorWords::start, cost, i});
        return all;
    }

    // Searches all words of this cost.
    void search(int cost) {
        reporter_.begin(cost);
        const PerimeterTrack track(space_, generators_, vicinity_, free_before_);
        const WordWalk walk(generators_, words_, track);
        const auto wanted = options_.answers - std::min(options_.answers, result_.answers.size());
        const auto branches =
            split(walk, root_branches(cost), branches_per_thread * thread_count(options_.limits.threads),
                  cost - vicinity_.depth() - 2);
        for (const auto& [start, word] :
             search_words(walk, branches, merges() ? all_words : wanted, options_.limits, reporter_))
            if (vicinity_.group().is_trivial())
                add_answer(space_.starts()[start], word);
            else
                for (const auto& any : space_.starts()) add_answer(any, word);
        reporter_.searched(cost);
    }
    void add_answer(const Endpoint& start, const GeneratorWord& word) {
        if (result_.answers.size() >= options_.answers) return;
        auto answer = answers_.accept(start, word);
        if (!answer) return;
        result_.answers.push_back(std::move(*answer));
        reporter_.found(result_.answers.size());
        if (options_.on_answer) options_.on_answer(result_.answers.back());
    }

    std::span<const Generator> generators_;
    MaskedSpace& space_;
    const FindOptions& options_;
    GeneratorWords words_;
    FindAnswers answers_;
    FreeTurn free_before_;
    Vicinity vicinity_;
    Reporter reporter_;
    FindResult result_;
};

}  // namespace

FindResult find(const Goal& goal, std::span<const Generator> generators, const FindOptions& options) {
    MaskedSpace space(goal, generators);
    FindResult result;
    if (space.too_loose()) {
        result.end = FindEnd::too_loose;
        return result;
    }
    if (result.reasons = drop_unreachable_targets(space); !result.reasons.empty()) {
        result.end = FindEnd::unreachable;
        return result;
    }
    space.forget_unmoved();
    return Finder(goal, generators, space, options).run();
}

}  // namespace cubelang::search
