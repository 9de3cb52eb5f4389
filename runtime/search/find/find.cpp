#include "runtime/search/find/find.hpp"

#include <algorithm>
#include <mutex>

#include "runtime/search/find/answers.hpp"
#include "runtime/search/find/invariants.hpp"
#include "runtime/search/find/walk.hpp"
#include "runtime/search/support/tasks.hpp"

namespace cubelang::search {
namespace {

constexpr std::size_t branches_per_thread = 64;
// Few generators may make odd patterns; a look at them takes as long as the search up to here.
constexpr int cost_of_patterns = 7;
constexpr std::size_t most_generators_for_patterns = 12;
constexpr std::uint64_t nodes_between_reports = std::uint64_t{1} << 22;

class Finder {
public:
    Finder(const Goal& goal, std::span<const Generator> generators, MaskedSpace& space, const FindOptions& options)
        : generators_(generators),
          space_(space),
          options_(options),
          words_(generators, goal.cube().n),
          answers_(goal, generators, words_, options),
          perimeter_(space, generators) {}

    FindResult run() {
        for (int cost = 0; cost <= options_.most_cost; ++cost) {
            widen(cost / 2);
            if (perimeter_.complete() && !any_start_is_near()) {
                result_.reasons = {"these turns make " + std::to_string(perimeter_.size()) +
                                   " arrangements of what counts, and this is none of them"};
                return end(FindEnd::unreachable);
            }
            if (cost == cost_of_patterns && generators_.size() <= most_generators_for_patterns) {
                if (result_.reasons = outside_of_pattern(space_); !result_.reasons.empty())
                    return end(FindEnd::unreachable);
            }
            if (!stopped()) search(cost);
            if (stopped()) return end(FindEnd::stopped);
            result_.proved = cost;
            if (enough()) return end(FindEnd::enough);
        }
        return end(FindEnd::limit);
    }

private:
    [[nodiscard]] bool stopped() const { return options_.stop.stop_requested(); }
    [[nodiscard]] bool enough() const {
        return result_.answers.size() >= options_.answers || (options_.all_of_least && !result_.answers.empty());
    }
    [[nodiscard]] bool merges() const { return options_.one_per_symmetry || options_.inverses_alike; }
    FindResult end(FindEnd how) {
        result_.end = how;
        return std::move(result_);
    }

    // The perimeter grows to half the way, as far as memory lets it.
    void widen(int depth) {
        const auto fits = [&](double states) {
            return Perimeter::bytes(states) <= static_cast<double>(options_.memory);
        };
        const auto bytes = static_cast<double>(space_.tracked().size() * sizeof(perm::Block));
        while (perimeter_.depth() < depth && perimeter_.can_grow() && fits(perimeter_.expected(1)) && !stopped()) {
            const double layer = perimeter_.expected(1) - static_cast<double>(perimeter_.size());
            const bool last = !fits(perimeter_.expected(2)) || layer * bytes > static_cast<double>(options_.memory);
            if (!perimeter_.grow(last, options_.stop)) return;
            report(perimeter_.depth());
        }
    }
    [[nodiscard]] bool any_start_is_near() const {
        return std::ranges::any_of(space_.starts(), [&](const Endpoint& start) {
            return perimeter_.distance(fingerprint(start.labels.data(), start.labels.size())) != Perimeter::far;
        });
    }

    [[nodiscard]] std::vector<FindBranch> branches(int cost) {
        FindWalk walk(space_, generators_, words_, perimeter_);
        std::vector<FindBranch> all;
        for (std::size_t i = 0; i < space_.starts().size(); ++i) {
            const auto& labels = space_.starts()[i].labels;
            if (walk.may(cost, fingerprint(labels.data(), labels.size()), true))
                all.push_back({i, {}, GeneratorWords::start, cost, labels});
        }
        const auto wanted = branches_per_thread * thread_count(options_.threads);
        for (int turns = 0; all.size() < wanted && cost - turns > perimeter_.depth() + 2; ++turns) {
            std::vector<FindBranch> longer;
            for (const auto& branch : all) walk.split(branch, longer);
            if (longer.empty()) return {};
            all = std::move(longer);
        }
        return all;
    }

    // All words of this price. Branches behind one that has answers enough are given up: which answers come out does
    // not depend on the threads.
    void search(int cost) {
        cost_ = cost;
        const auto all = branches(cost);
        const auto wanted = options_.answers - std::min(options_.answers, result_.answers.size());
        std::vector<std::vector<GeneratorWord>> found(all.size());
        std::atomic<std::size_t> last{all.size()};
        run_tasks(all.size(), thread_count(options_.threads), [&](std::size_t i, unsigned) {
            const auto needless = [&, i] { return i > last.load(std::memory_order_relaxed) || stopped(); };
            if (needless()) return;
            FindWalk(space_, generators_, words_, perimeter_)
                .walk(
                    all[i],
                    [&](const GeneratorWord& word) {
                        found[i].push_back(word);
                        if (merges() || found[i].size() < wanted) return !needless();
                        for (auto before = last.load(); i < before && !last.compare_exchange_weak(before, i);) {
                        }
                        return false;
                    },
                    [&](std::uint64_t nodes) { return count(nodes), !needless(); });
        });
        for (std::size_t i = 0; i < all.size(); ++i)
            for (const auto& word : found[i]) take(space_.starts()[all[i].start], word);
        report(cost);
    }
    void take(const Endpoint& start, const GeneratorWord& word) {
        if (result_.answers.size() >= options_.answers) return;
        auto answer = answers_.take(start, word);
        if (!answer) return;
        result_.answers.push_back(std::move(*answer));
        if (options_.found) options_.found(result_.answers.back());
    }

    void count(std::uint64_t nodes) {
        const std::lock_guard lock(counting_);
        result_.nodes += nodes;
        if ((unreported_ += nodes) >= nodes_between_reports) report(cost_);
    }
    void report(int cost) {
        unreported_ = 0;
        if (options_.progress) options_.progress({cost, result_.nodes, result_.answers.size(), perimeter_.size()});
    }

    std::span<const Generator> generators_;
    MaskedSpace& space_;
    const FindOptions& options_;
    GeneratorWords words_;
    FindAnswers answers_;
    Perimeter perimeter_;
    FindResult result_;
    std::mutex counting_;
    std::uint64_t unreported_ = 0;
    int cost_ = 0;
};

}  // namespace

FindResult find(const Goal& goal, std::span<const Generator> generators, const FindOptions& options) {
    MaskedSpace space(goal, generators);
    FindResult result;
    if (space.too_loose()) {
        result.end = FindEnd::too_loose;
        return result;
    }
    if (result.reasons = keep_reachable(space); !result.reasons.empty()) {
        result.end = FindEnd::unreachable;
        return result;
    }
    return Finder(goal, generators, space, options).run();
}

}  // namespace cubelang::search
