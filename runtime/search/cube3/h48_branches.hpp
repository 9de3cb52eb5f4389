#pragma once
// The first moves of an iteration's sequences, the tasks of the threads. Positions that symmetries or inversion map to
// one another have the same distance, so one of them is enough. The branches with most nodes at one length come first
// at the next: they are the likeliest to have an answer.

#include <set>
#include <span>

#include "runtime/search/cube3/h48_search.hpp"

namespace cubelang::search::cube3::h48 {

class Branches {
public:
    /// For all answers, also branches that symmetries map to one another.
    explicit Branches(const Setting& setting, bool all = false);
    /// A lower bound for the position.
    [[nodiscard]] int least() const;
    /// Longer sequences are divided into more branches.
    void divide(int length);
    [[nodiscard]] std::size_t count() const { return branches_.size(); }
    [[nodiscard]] Search search(std::size_t number, int length, const FirstBranch& first_answer,
                                std::size_t most = 1) const {
        return {setting_, branches_[number], length, first_answer, number, most};
    }
    /// After a length without an answer: the nodes of each branch.
    void sort_by(std::span<const std::uint64_t> nodes);

private:
    using Form = std::array<std::uint8_t, 20>;
    [[nodiscard]] bool is_new(const Node& node);
    void divide();

    const Setting& setting_;
    std::vector<Branch> branches_;
    bool is_symmetric_;
    std::set<Form> seen_{};  ///< of a symmetric position: its branches up to symmetry
};

}  // namespace cubelang::search::cube3::h48
