#include "runtime/algebra/group/coset_enumeration.hpp"

#include <deque>
#include <utility>

namespace cubelang::group {
namespace {

using Coset = std::uint32_t;
constexpr Coset undefined = ~Coset{0};
constexpr std::size_t cosets_per_stop_check = 1024;

constexpr std::uint32_t inverse_of(std::uint32_t letter) { return letter ^ 1U; }

// A row for each coset ever defined: the coset to which each letter leads. Dead ones are equal to an earlier one.
class CosetTable {
public:
    CosetTable(std::size_t generators, std::size_t most) : letters_(2 * generators), most_(most) { add_row(); }

    [[nodiscard]] bool is_full() const { return is_full_; }
    [[nodiscard]] std::size_t rows() const { return parent_.size(); }
    [[nodiscard]] bool is_alive(Coset coset) const { return parent_[coset] == coset; }
    [[nodiscard]] std::size_t alive() const { return alive_; }

    /// The word must lead from the coset back to it. Cosets that are missing on the way are defined.
    void trace(Coset coset, const FreeWord& word) {
        auto front = coset, back = coset;
        std::size_t begin = 0, end = word.size();
        while (!is_full_) {
            while (begin < end && at(front, word[begin]) != undefined) front = at(front, word[begin++]);
            while (begin < end && at(back, inverse_of(word[end - 1])) != undefined)
                back = at(back, inverse_of(word[--end]));
            if (begin == end) return identify(front, back);
            if (begin + 1 == end) return link(front, word[begin], back);
            define(front, word[begin]);
        }
    }
    void fill(Coset coset) {
        for (std::uint32_t letter = 0; letter < letters_ && !is_full_; ++letter)
            if (at(coset, letter) == undefined) define(coset, letter);
    }

private:
    Coset& at(Coset coset, std::uint32_t letter) { return table_[coset * letters_ + letter]; }
    void add_row() {
        parent_.push_back(static_cast<Coset>(parent_.size()));
        table_.resize(table_.size() + letters_, undefined);
        ++alive_;
    }
    void define(Coset from, std::uint32_t letter) {
        is_full_ = rows() >= most_;
        if (is_full_) return;
        add_row();
        link(from, letter, static_cast<Coset>(rows() - 1));
    }
    void link(Coset from, std::uint32_t letter, Coset to) {
        at(from, letter) = to;
        at(to, inverse_of(letter)) = from;
    }
    Coset root(Coset coset) {
        while (parent_[coset] != coset) coset = parent_[coset] = parent_[parent_[coset]];
        return coset;
    }
    void merge(Coset a, Coset b) {
        a = root(a);
        b = root(b);
        if (a == b) return;
        if (b < a) std::swap(a, b);
        parent_[b] = a;
        --alive_;
        dead_.push_back(b);
    }
    // The rows of equal cosets are merged, which may make more cosets equal.
    void identify(Coset a, Coset b) {
        merge(a, b);
        for (; !dead_.empty(); dead_.pop_front())
            for (std::uint32_t letter = 0; letter < letters_; ++letter) move_entry(dead_.front(), letter);
    }
    void move_entry(Coset dead, std::uint32_t letter) {
        const auto to = at(dead, letter);
        if (to == undefined) return;
        at(dead, letter) = at(to, inverse_of(letter)) = undefined;
        const auto from = root(dead), target = root(to);
        if (at(from, letter) != undefined)
            merge(target, at(from, letter));
        else if (at(target, inverse_of(letter)) != undefined)
            merge(from, at(target, inverse_of(letter)));
        else
            link(from, letter, target);
    }

    std::size_t letters_, most_, alive_ = 0;
    bool is_full_ = false;
    std::vector<Coset> table_, parent_;
    std::deque<Coset> dead_;
};

}  // namespace

std::optional<std::size_t> count_cosets(const Presentation& presentation, const std::vector<FreeWord>& subgroup,
                                        std::size_t most, StopToken stop) {
    CosetTable table(presentation.generators, most);
    for (const auto& word : subgroup) table.trace(0, word);
    for (Coset coset = 0; coset < table.rows() && !table.is_full(); ++coset) {
        if (coset % cosets_per_stop_check == 0 && stop.stop_requested()) return std::nullopt;
        for (const auto& relator : presentation.relators)
            if (table.is_alive(coset)) table.trace(coset, relator);
        if (table.is_alive(coset)) table.fill(coset);
    }
    if (table.is_full()) return std::nullopt;
    return table.alive();
}

}  // namespace cubelang::group
