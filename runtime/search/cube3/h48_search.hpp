#pragma once
// One iteration of the optimal solver with the H48 table: the sequences of one length in one branch. Every node is a
// position and its inverse, which have different bounds; the next move is done on either: the last moves of a solution
// are the first of the inverse's. Half turns on one side do not change the other side's number, so where that side's
// bound leaves no move to spare, no half turn is tried; the side with fewer moves is taken. Depth first, but a block of
// nodes at a time, so that memory accesses overlap.

#include <set>
#include <span>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/search/cube3/h48_table.hpp"
#include "runtime/search/space/breadth_first.hpp"

namespace cubelang::search::cube3::h48 {

struct Setting {
    const H48Table& table;
    const Cubies& cube;
    StopToken stop{};
    [[nodiscard]] const CanonicalSequences& sequences() const { return sequences_of(table.metric()); }
};

/// The first moves of sequences, on the position itself.
struct Branch {
    std::vector<int> moves{};
    Node node{};
};
[[nodiscard]] Branch first_branch(const Setting& setting);
[[nodiscard]] Branch extend(const Setting& setting, Branch branch, int move);

class Search {
public:
    /// Searches in the constructor; ends early after `most` answers, or when a branch before `number` has as many.
    Search(const Setting& setting, const Branch& branch, int length, const FirstBranch& first_answer,
           std::size_t number, std::size_t most = 1);
    [[nodiscard]] bool found() const { return !answers_.empty(); }
    [[nodiscard]] const Sequences& answers() const { return answers_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

private:
    static constexpr std::size_t block = 32;  ///< nodes processed together

    bool search_block(std::size_t level, std::size_t from, std::size_t to);
    void list_candidates(const std::vector<Node>& parents, std::size_t from, std::size_t to, int left);
    [[nodiscard]] std::uint32_t allowed(const Node& node, std::size_t side, int left) const;
    [[nodiscard]] int bound(const std::vector<Node>& parents, const Candidate& candidate, bool of_moved,
                            int left) const;
    void test_other(const std::vector<Node>& parents, int left);
    void test_moved(const std::vector<Node>& parents, std::vector<Node>& children, int left);
    void add(const std::vector<Node>& parents, const Candidate& candidate, int bound,
             std::vector<Node>& children) const;
    [[nodiscard]] bool solves(std::size_t i);  ///< and has enough answers now
    void add_answer();
    [[nodiscard]] bool ended();

    const Setting& setting_;
    const Kernel& kernel_;
    const CanonicalSequences& sequences_;
    const FirstBranch& first_answer_;
    std::size_t number_, most_;
    int length_, first_;
    std::vector<int> moves_;
    std::vector<std::vector<Node>> levels_;
    std::array<Candidate, block * face_moves> candidates_;
    std::size_t tested_ = 0,
                waiting_ = 0;  ///< candidates whose other side is within the bound, and those not yet looked up
    bool ended_ = false;
    Sequences answers_{};
    std::set<std::vector<int>> seen_{};  ///< the same
    int expansions_ = 0;
    std::uint64_t nodes_ = 0;
};

/// The first moves of an iteration's sequences, the tasks of the threads. Positions that symmetries or inversion map to
/// one another have the same distance, so one of them is enough. The branches with most nodes at one length come first
/// at the next: they are the likeliest to have an answer.
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
