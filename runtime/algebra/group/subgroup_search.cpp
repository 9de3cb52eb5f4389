#include "runtime/algebra/group/section.hpp"

#include "runtime/algebra/group/words.hpp"
#include "runtime/base/disjoint_sets.hpp"

namespace cubelang::group {
namespace {

using Row = StabilizerChain::Row;
using Small = StabilizerChain::Small;

constexpr std::uint64_t steps_per_stop_check = 256;

// The orbits of the subgroup found so far, with a mark on those whose points are no valid image.
class FoundOrbits {
public:
    explicit FoundOrbits(std::size_t degree) : orbits_(degree), failed_(degree) {}
    void add(const Permutation& element) {
        for (Point i = 0; i < element.size(); ++i) {
            const auto absorbed = orbits_.join(i, element[i]);
            if (failed_[absorbed]) failed_[root(absorbed)] = true;
        }
    }
    void fail(Point image) { failed_[root(image)] = true; }
    void forget_failures() { failed_.assign(failed_.size(), false); }
    bool is_done(Point base, Point image) { return root(base) == root(image) || failed_[root(image)]; }
    Point root(Point at) { return orbits_.root(at); }

private:
    DisjointSets<Point> orbits_;
    std::vector<bool> failed_;
};

class Search {
public:
    Search(const StabilizerChain& chain, Levels levels, Condition& condition, StopToken stop, std::uint64_t most)
        : chain_(chain), levels_(levels), condition_(condition), stop_(stop), most_(most), reached_(chain.degree()) {}

    std::variant<FoundSubgroup, Unfinished> run() {
        begin();
        for (auto at = levels_.to; at-- > levels_.from;) {
            condition_.pop();
            if (!search_level(at))
                return Unfinished{stop_.stop_requested(), steps_, levels_.to - at - 1, levels_.to - levels_.from};
        }
        return std::move(found_);
    }

    std::variant<std::optional<Permutation>, Unfinished> element() {
        const Row start = rows::identity(chain_.degree());
        const bool is_found = descend(levels_.from, start);
        if (gave_up_) return Unfinished{stop_.stop_requested(), steps_};
        if (!is_found) return std::nullopt;
        return Permutation(element_.begin(), element_.end());
    }

private:
    [[nodiscard]] const StabilizerChain::Level& level(std::size_t at) const { return chain_.levels()[at]; }

    // Starts with the identity and the stabilizer of all points up to the last level of the search.
    void begin() {
        found_.order = 1;
        for (auto i = levels_.from; i < levels_.to; ++i) condition_.push(i - levels_.from, level(i).base);
        for (auto i = levels_.to; i < chain_.levels().size(); ++i) found_.order *= level(i).orbit.size();
        if (levels_.to == chain_.levels().size()) return;
        for (const auto number : level(levels_.to).generators) {
            const auto& row = chain_.strong_generators()[number];
            add({row.begin(), row.end()});
        }
    }

    void add(Permutation element) {
        reached_.add(element);
        found_.generators.push_back(std::move(element));
    }

    bool search_level(std::size_t at) {
        reached_.forget_failures();
        const auto& here = level(at);
        const Row nothing(chain_.levels()[at].to_base[0]);
        for (const auto image : here.orbit) {
            if (reached_.is_done(here.base, image)) continue;
            if (try_image(at, nothing, image))
                add({element_.begin(), element_.end()});
            else
                reached_.fail(image);
            if (gave_up_) return false;
        }
        std::size_t length = 0;
        for (const auto image : here.orbit) length += reached_.root(image) == reached_.root(here.base) ? 1 : 0;
        found_.order *= length;
        return true;
    }

    // The elements of the chain are products of one transversal element of each level, the first level's last;
    // `so_far` is the product for the levels before this one.
    bool try_image(std::size_t at, const Row& so_far, Small point) {
        if (!may_continue() || !condition_.push(at - levels_.from, so_far[point])) return false;
        const auto& here = level(at);
        const auto& to_base = here.to_base[here.number[point]];
        Row next(so_far.size());
        for (std::size_t i = 0; i < next.size(); ++i) next[to_base[i]] = so_far[i];
        const bool done = descend(at + 1, next);
        condition_.pop();
        return done;
    }

    bool descend(std::size_t at, const Row& so_far) {
        if (at == levels_.to) {
            element_ = so_far;
            return condition_.accepts({so_far.begin(), so_far.end()});
        }
        for (const auto point : level(at).orbit) {
            if (try_image(at, so_far, point)) return true;
            if (gave_up_) return false;
        }
        return false;
    }

    bool may_continue() {
        ++steps_;
        if (steps_ > most_ || (steps_ % steps_per_stop_check == 0 && stop_.stop_requested())) gave_up_ = true;
        return !gave_up_;
    }

    const StabilizerChain& chain_;
    Levels levels_;
    Condition& condition_;
    StopToken stop_;
    std::uint64_t most_;
    FoundOrbits reached_;
    FoundSubgroup found_;
    Row element_;
    std::uint64_t steps_ = 0;
    bool gave_up_ = false;
};

}  // namespace

std::variant<FoundSubgroup, Unfinished> search_subgroup(const StabilizerChain& chain, Levels levels,
                                                        Condition& condition, StopToken stop, std::uint64_t most) {
    return Search(chain, levels, condition, stop, most).run();
}

std::variant<std::optional<Permutation>, Unfinished> search_element(const StabilizerChain& chain, Levels levels,
                                                                    Condition& condition, StopToken stop) {
    return Search(chain, levels, condition, stop, most_steps).element();
}

}  // namespace cubelang::group
