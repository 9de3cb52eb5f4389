#pragma once
// 120-bit fingerprints of masked states, also up to the names of their labels.

#include <cstdint>

#include "runtime/search/space/masked_space.hpp"

namespace cubelang::search {

struct Fingerprint {
    std::uint64_t place = 0;  ///< selects the slot
    std::uint64_t check = 0;  ///< the low 8 bits are reserved for the distance
};
[[nodiscard]] Fingerprint fingerprint(const perm::Block* labels, std::size_t blocks);

/// Starts that differ by a free turn before the algorithm differ only in the names of their labels, and so do all
/// states that the same words reach from them. A search may identify states up to these names: then one start stands
/// for all.
class LabelGroup {
public:
    /// The renamings by which the starts of a space differ; trivial if they do not differ, or differ in more than
    /// names.
    explicit LabelGroup(const MaskedSpace& space);
    [[nodiscard]] bool is_trivial() const { return renamings_.empty(); }
    /// Equal for states that differ by a renaming, and for no others.
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
    std::vector<Renaming> renamings_;  ///< the first is the identity
    std::vector<std::size_t> inverse_;
    /// For labels of one block that every other renaming changes: the number of the renaming that maps the first
    /// label of their kind to them. The rank at the first place with such a label selects the renaming to undo.
    std::size_t ranked_block_ = 0;
    Names rank_{};
};

}  // namespace cubelang::search
