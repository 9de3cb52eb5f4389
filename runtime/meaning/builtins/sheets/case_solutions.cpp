// The built-in that finds algorithms for all cases of a set at once.

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <tuple>

#include <fmt/format.h>

#include "runtime/algebra/group/constituents.hpp"
#include "runtime/algebra/group/double_cosets.hpp"
#include "runtime/cube/execution/weights.hpp"
#include "runtime/meaning/builtins/groups/group_arguments.hpp"
#include "runtime/meaning/builtins/search/generators.hpp"
#include "runtime/meaning/context/progress.hpp"
#include "runtime/meaning/value/groups.hpp"
#include "runtime/search/sets/cheap_words.hpp"
#include "runtime/search/sets/stabilizer_words.hpp"

namespace cubelang::meaning {
namespace {

using search::GeneratorWord;
using search::sets::CheapWords;
using search::sets::StabilizerWords;

constexpr int longest = 30, longest_time = 5000;  // moves; milliseconds
constexpr int most_answers = 10'000;              // for one case

search::sets::Orbits orbits_of(const groups::CubeGroup& group) {
    const auto& domain = *group.domain;
    std::vector<std::uint16_t> number(domain.degree());
    std::iota(number.begin(), number.end(), std::uint16_t{0});
    for (const auto& orbit : group::orbits(group.group.generators(), domain.degree()))
        for (const auto point : orbit) number[point] = static_cast<std::uint16_t>(orbit.front());
    search::sets::Orbits orbits(static_cast<std::size_t>(domain.cube().blocks()));
    for (std::size_t block = 0; block < orbits.size(); ++block)
        for (std::uint8_t point = 0; point < perm::block_points; ++point)
            orbits[block][point] = number[domain.point({static_cast<int>(block), point})];
    return orbits;
}

// The best words for each case so far. Those that differ only in the order of commuting turns count once.
class CaseSolutions {
public:
    struct Entry {
        std::int64_t measure;  // turns or microseconds
        GeneratorWord word, canonical;
        friend bool operator<(const Entry& a, const Entry& b) {
            return std::tie(a.measure, a.word) < std::tie(b.measure, b.word);
        }
    };

    CaseSolutions(const At<Group>& positions, const At<Group>& before, const At<Group>& after,
                  group::DoubleCosets cosets, std::size_t answers)
        : positions_(*positions->group),
          before_(*before->group),
          after_(*after->group),
          cosets_(std::move(cosets)),
          answers_(answers) {}

    /// Words: those that make the word. A word that begins or ends with an adjustment says nothing new.
    template <class Words>
    void add(const Words& words, const cube::State& state, Entry entry) {
        const std::span<const std::uint16_t> word = entry.word;
        const auto& domain = *positions_.domain;
        if (word.empty() || !groups::contains(positions_, domain.permutation(state))) return;
        if (groups::contains(after_, domain.permutation(words.state_of(word.first(1))))) return;
        auto last = words.state_of(word.first(word.size() - 1));
        last.blocks = perm::product(perm::inverse(last.blocks), state.blocks);
        if (groups::contains(before_, domain.permutation(last))) return;
        const auto position = least(state);
        if (!group::is_identity(position)) keep(position, std::move(entry));
    }
    [[nodiscard]] std::vector<Value> rows(const std::vector<search::Generator>& generators) const {
        std::vector<Value> rows;
        for (const auto& [position, entries] : solutions_)
            rows.push_back(make_record({{"position", element_of(positions_, position)},
                                        {"algorithms", list_of(entries, [&](const Entry& entry) {
                                             return make_algorithm(algorithm_of(entry.word, generators));
                                         })}}));
        return rows;
    }
    /// Which of these turns are adjustments after a position?
    template <class Words>
    [[nodiscard]] std::vector<bool> adjust(const Words& words, std::size_t generators) const {
        std::vector<bool> all;
        for (std::uint16_t g = 0; g < generators; ++g)
            all.push_back(groups::contains(after_, positions_.domain->permutation(words.state_of({&g, 1}))));
        return all;
    }

private:
    [[nodiscard]] group::Permutation least(const cube::State& solution) const {
        return cosets_.parts(group::inverse(positions_.domain->permutation(solution))).least;
    }
    void keep(const group::Permutation& position, Entry entry) {
        auto& entries = solutions_[position];
        const auto same = std::ranges::find(entries, entry.canonical, &Entry::canonical);
        if (same != entries.end()) {
            if (!(entry < *same)) return;
            entries.erase(same);
        }
        entries.insert(std::ranges::upper_bound(entries, entry, std::less<>()), std::move(entry));
        if (entries.size() > answers_) entries.pop_back();
    }

    const groups::CubeGroup &positions_, &before_, &after_;
    group::DoubleCosets cosets_;
    std::size_t answers_;
    std::map<group::Permutation, std::vector<Entry>> solutions_;
};

int number(const At<Integer>& given, int least, int most, std::string_view what) {
    if (*given < least || *given > most)
        throw lang::Error(given.where,
                          fmt::format("{} must be from {} to {}, not {}", what, least, most, given->str()));
    return static_cast<int>(*given);
}

// Searches the words of more than `above` and at most `most` turns; false if stopped.
bool find_short(StabilizerWords& words, CaseSolutions& solutions, int above, int most) {
    for (int length = above + 1; length <= most; ++length) {
        const bool done = words.find(length, [&](const StabilizerWords::Found& found) {
            solutions.add(words, found.state, {length, found.word, found.word});
        });
        if (!done) return false;
    }
    return true;
}

// The same by milliseconds, rounded.
bool find_cheap(CheapWords& words, CaseSolutions& solutions, int above, int most) {
    const auto microseconds = [](int rounded) { return rounded * 1000 + 499; };
    return words.find(microseconds(above), microseconds(most), [&](const CheapWords::Found& found) {
        solutions.add(words, found.state, {found.cost, found.word, words.canonical(found.word)});
    });
}

struct LengthBounds {
    bool by_cost;
    int above, most;
};

LengthBounds bounds_of(const At<Text>& measure, const At<Integer>& above, const At<Integer>& most) {
    const bool by_cost = measure->text == "milliseconds";
    if (!by_cost && measure->text != "moves")
        throw lang::Error(measure.where, "the measure is \"moves\" or \"milliseconds\"");
    const int last = number(most, 1, by_cost ? longest_time : longest,
                            by_cost ? "the number of milliseconds" : "the number of moves");
    return {by_cost, number(above, 0, last, "the bound that was searched before"), last};
}

Value case_solutions(Context& context, const At<Group>& positions, const At<Group>& before, const At<Group>& after,
                     const At<Value>& turns, const At<Integer>& above, const At<Integer>& most,
                     const At<Integer>& answers, const At<Text>& measure, const Origin& origin) {
    static_cast<void>(require_cube_group(positions));
    const auto [by_cost, from, last] = bounds_of(measure, above, most);
    const int wanted = number(answers, 1, most_answers, "the number of answers");
    const auto generators = generators_of(context, turns, {});
    check_for_double_cosets(before, after);
    auto cosets = group::DoubleCosets::of(before->group->group, after->group->group, context.stop_token());
    if (!cosets) throw lang::interruption(origin.where);
    const Ticker ticker(context);
    const std::string_view unit = by_cost ? "milliseconds" : "moves";
    const search::SearchLimits limits{
        .stop = context.stop_token(),
        .progress =
            [&](const search::Progress& progress) {
                ticker.report(
                    fmt::format("searching {} {}; {} words so far", progress.cost, unit, short_number(progress.nodes)));
            },
        .memory = context.search_memory()};
    CaseSolutions solutions(positions, before, after, *std::move(cosets), static_cast<std::size_t>(wanted));
    const auto orbits = orbits_of(*positions->group);
    StabilizerWords words(context.cube(), generators, orbits, limits);
    bool done = false;
    if (by_cost) {
        CheapWords cheap(context.cube(), generators, execution::usual_automaton(), orbits,
                         solutions.adjust(words, words.generators().size()), limits);
        done = find_cheap(cheap, solutions, from, last);
    } else {
        done = find_short(words, solutions, from, last);
    }
    if (!done) throw lang::interruption(origin.where);
    return make_list(solutions.rows(words.generators()));
}

}  // namespace

std::vector<BuiltIn> case_solution_built_ins() {
    return {
        row({.name = "case_solutions",
             .parameters =
                 "positions: the group of positions | before: the group of adjustments before them | after: the group "
                 "of adjustments after them | using: the moves to use | above: words up to this length are left out | "
                 "most: the largest length | answers: the largest number of algorithms for a case | measure: of the "
                 "length: \"moves\", or \"milliseconds\" of cost(a)",
             .meaning = "The best algorithms for all cases of a set; algorithms shows them with their names. All "
                        "words up to this length are searched, met in the middle.",
             .example = "size(case_solutions(group(R2, U2), group(R2), group(U2), {R, U}, 0, 6, 1, \"moves\"))",
             .answer = "2"},
            case_solutions),
    };
}

}  // namespace cubelang::meaning
