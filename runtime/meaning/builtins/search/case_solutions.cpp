// The built-in that finds algorithms for all cases of a set at once.

#include <algorithm>
#include <map>
#include <memory>

#include <fmt/format.h>

#include "runtime/algebra/group/double_cosets.hpp"
#include "runtime/meaning/builtins/search/generators.hpp"
#include "runtime/meaning/builtins/search/group_arguments.hpp"
#include "runtime/meaning/value/groups.hpp"
#include "runtime/search/sets/stabilizer_words.hpp"

namespace cubelang::eval {
namespace {

using search::GeneratorWord;
using search::sets::StabilizerWords;
using Words = std::vector<GeneratorWord>;

constexpr int longest = 30;
constexpr std::size_t most_answers = 10'000;  // for one case

// For each block, the points that no element of the group moves.
std::vector<std::uint32_t> fixed_points(const cube_group::CubeGroup& group) {
    const auto cube = group.domain->cube();
    std::vector<std::uint32_t> fixed(static_cast<std::size_t>(cube.blocks()));
    for (std::size_t block = 0; block < fixed.size(); ++block)
        for (std::uint8_t point = 0; point < perm::block_points; ++point) {
            const auto at = group.domain->point({static_cast<int>(block), point});
            const bool stays =
                std::ranges::all_of(group.group.generators(), [&](const auto& g) { return g[at] == at; });
            fixed[block] |= static_cast<std::uint32_t>(stays) << point;
        }
    return fixed;
}

class CaseSolutions {
public:
    CaseSolutions(const At<Group>& positions, const At<Group>& before, const At<Group>& after,
                  group::DoubleCosets cosets, std::unique_ptr<StabilizerWords> words, std::size_t answers)
        : positions_(*positions->group),
          before_(*before->group),
          after_(*after->group),
          cosets_(std::move(cosets)),
          words_(std::move(words)),
          answers_(answers) {}

    /// False if stopped.
    [[nodiscard]] bool find(int length) {
        std::map<group::Permutation, Words> new_ones;
        const bool done = words_->find(length, [&](const StabilizerWords::Found& found) {
            if (!counts(found)) return;
            auto& words = new_ones[least(found.state)];
            if (words.size() < most_answers) words.push_back(found.word);
        });
        if (!done) return false;
        for (auto& [position, words] : new_ones) {
            std::ranges::sort(words);
            auto& all = solutions_[position];
            for (auto& word : words)
                if (all.size() < answers_) all.push_back(std::move(word));
        }
        return true;
    }
    [[nodiscard]] std::vector<Value> rows() const {
        std::vector<Value> rows;
        for (const auto& [position, words] : solutions_)
            rows.push_back(make_record({{"position", element_of(positions_, position)},
                                        {"algorithms", list_of(words, [&](const GeneratorWord& word) {
                                             return make_algorithm(algorithm_of(word, words_->generators()));
                                         })}}));
        return rows;
    }

private:
    // A word that begins or ends with an adjustment says nothing new.
    [[nodiscard]] bool counts(const StabilizerWords::Found& found) const {
        const std::span<const std::uint16_t> word = found.word;
        const auto& domain = *positions_.domain;
        if (!cube_group::contains(positions_, domain.permutation(found.state))) return false;
        if (cube_group::contains(after_, domain.permutation(words_->state_of(word.first(1))))) return false;
        auto last = words_->state_of(word.first(word.size() - 1));
        last.blocks = perm::product(perm::inverse(last.blocks), found.state.blocks);
        return !cube_group::contains(before_, domain.permutation(last));
    }
    [[nodiscard]] group::Permutation least(const cube::State& solution) const {
        return cosets_.parts(group::inverse(positions_.domain->permutation(solution))).least;
    }

    const cube_group::CubeGroup &positions_, &before_, &after_;
    group::DoubleCosets cosets_;
    std::unique_ptr<StabilizerWords> words_;
    std::size_t answers_;
    std::map<group::Permutation, Words> solutions_;
};

int number(const At<Integer>& given, int most, std::string_view what) {
    if (*given < 1 || *given > most)
        throw lang::Error(given.where, fmt::format("{} must be from 1 to {}, not {}", what, most, given->str()));
    return static_cast<int>(*given);
}

std::string progress_text(const search::Progress& progress) {
    return fmt::format("searching {} moves; {} words so far", progress.cost, short_number(progress.nodes));
}

Value case_solutions(Context& context, const At<Group>& positions, const At<Group>& before, const At<Group>& after,
                     const At<Value>& turns, const At<Integer>& most, const At<Integer>& answers,
                     const Origin& origin) {
    static_cast<void>(require_cube_group(positions));
    const int last = number(most, longest, "the number of moves"),
              wanted = number(answers, most_answers, "the number of answers");
    const auto generators = generators_of(context, turns, {});
    check_for_double_cosets(before, after);
    auto cosets = group::DoubleCosets::of(before->group->group, after->group->group, context.stop_token());
    if (!cosets) throw lang::interruption(origin.where);
    const Ticker ticker(context);
    const search::SearchLimits limits{
        .stop = context.stop_token(),
        .progress = [&](const search::Progress& progress) { ticker.report(progress_text(progress)); },
        .memory = context.search_memory()};
    CaseSolutions solutions(
        positions, before, after, *std::move(cosets),
        std::make_unique<StabilizerWords>(context.cube(), generators, fixed_points(*positions->group), limits),
        static_cast<std::size_t>(wanted));
    for (int length = 1; length <= last; ++length)
        if (!solutions.find(length)) throw lang::interruption(origin.where);
    return make_list(solutions.rows());
}

}  // namespace

std::vector<BuiltIn> case_solution_built_ins() {
    return {
        row({.name = "case_solutions",
             .parameters =
                 "positions: the group of positions | before: the group of adjustments before them | after: the group "
                 "of adjustments after them | using: the moves to use | most: the largest number of moves | answers: "
                 "the "
                 "largest number of algorithms for a case",
             .meaning = "The shortest algorithms for all cases of a set; algorithms shows them with their names. All "
                        "words up to this length are searched, met in the middle.",
             .example = "size(case_solutions(group(R2, U2), group(R2), group(U2), {R, U}, 6, 1))",
             .answer = "2"},
            case_solutions),
    };
}

}  // namespace cubelang::eval
