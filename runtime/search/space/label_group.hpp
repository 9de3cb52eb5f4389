#pragma once
// Masked states as 120 bits, and up to the names of their labels.

#include <array>
#include <cstdint>

#include "runtime/search/space/masked_space.hpp"

namespace cubelang::search {

struct Fingerprint {
    std::uint64_t place = 0;  ///< where to look
    std::uint64_t check = 0;  ///< its low 8 bits are left to the distance
};
[[nodiscard]] Fingerprint fingerprint(const perm::Block* labels, std::size_t blocks);

/// Starts that differ by a turn that is free before the algorithm differ in nothing but the names of their labels, and
/// so do all states that the same words make of them. A search may know states up to these names: then one start stands
/// for all.
class LabelGroup {
public:
    /// Of the renamings by which the starts of a space differ; trivial if they do not, or in more than names.
    explicit LabelGroup(const MaskedSpace& space);
    [[nodiscard]] bool is_trivial() const { return renamings_.empty(); }
    /// The same for states that differ by a renaming, and for no others.
    [[nodiscard]] Fingerprint print(const perm::Block* labels) const {
        return is_trivial() ? fingerprint(labels, width_) : print_up_to_names(labels);
    }

private:
    using Names = perm::Block;            ///< by label; `any` keeps its name
    using Renaming = std::vector<Names>;  ///< by block
    static constexpr std::uint8_t no_rank = 0xFF;

    bool collect(const MaskedSpace& space);
    bool rank_labels();
    [[nodiscard]] Fingerprint print_up_to_names(const perm::Block* labels) const;

    std::size_t width_;
    std::vector<Renaming> renamings_;  ///< the first is that by nothing
    std::vector<std::size_t> inverse_;
    /// Of labels that every renaming but the first changes, in one block: the number of the renaming that makes such a
    /// label of the first of its kind. The first place with one of these tells which renaming is undone.
    std::size_t ranked_block_ = 0;
    Names rank_{};
};

}  // namespace cubelang::search
