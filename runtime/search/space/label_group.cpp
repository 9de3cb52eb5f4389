#include "runtime/search/space/label_group.hpp"

#include <algorithm>
#include <cstring>
#include <optional>

namespace cubelang::search {
namespace {

__extension__ using Wide = unsigned __int128;

// Mixes two words into one: the folded halves of their product.
std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
    const auto wide = static_cast<Wide>(a) * b;
    return static_cast<std::uint64_t>(wide) ^ static_cast<std::uint64_t>(wide >> 64);
}

// Initial values and constants of both hash sums: the first digits of pi after the point in base 16, as numbers
// without a pattern.
constexpr std::uint64_t pi[] = {0x243F6A8885A308D3, 0x13198A2E03707344, 0xA4093822299F31D0, 0x082EFA98EC4E6C89,
                                0x452821E638D01377, 0xBE5466CF34E90C6C, 0xC0AC29B7C97C50DD, 0x3F84D5B5B5470917,
                                0x9216D5D98979FB1B, 0xD1310BA698DFB5AC};

constexpr std::size_t most_blocks = 16;

// The renaming that maps one block's labels to another's; nothing if they differ in more than names.
std::optional<perm::Block> renaming(const Labels& from, const Labels& to) {
    perm::Block names;
    names.to.fill(any_label);
    std::array<bool, any_label + 1> named{}, used{};
    for (int point = 0; point < perm::block_points; ++point) {
        const auto a = from[point], b = to[point];
        if (a > any_label || b > any_label) return std::nullopt;
        if ((a == any_label) != (b == any_label) || (named[a] && names[a] != b) || (!named[a] && used[b]))
            return std::nullopt;
        if (a == any_label) continue;
        named[a] = used[b] = true;
        names[a] = b;
    }
    return names;
}

}  // namespace

Fingerprint fingerprint(const perm::Block* labels, std::size_t blocks) {
    Fingerprint print{pi[0], pi[1]};
    for (std::size_t i = 0; i < blocks; ++i) {
        std::uint64_t words[3];
        std::memcpy(words, labels[i].to.data(), sizeof words);
        print.place = mixed(words[0] ^ pi[2], words[1] ^ print.place) ^ mixed(words[2] ^ pi[3], print.place ^ pi[4]);
        print.check = mixed(words[2] ^ pi[5], words[0] ^ print.check) + mixed(words[1] ^ pi[6], print.check ^ pi[7]);
    }
    return {mixed(print.place ^ pi[8], pi[9]), print.check};
}

LabelGroup::LabelGroup(const MaskedSpace& space) : width_(space.tracked().size()) {
    const bool several = space.starts().size() > 1 && width_ <= most_blocks;
    if (!several || !collect(space) || !rank_labels()) renamings_.clear();
}

// Collects all renamings; false if they are not a group.
bool LabelGroup::collect(const MaskedSpace& space) {
    for (const auto& start : space.starts()) {
        auto& names = renamings_.emplace_back();
        for (std::size_t block = 0; block < width_; ++block) {
            const auto some = renaming(space.starts()[0].labels[block], start.labels[block]);
            if (!some) return false;
            names.push_back(*some);
        }
    }
    const auto product = [&](const Renaming& a, const Renaming& b) {
        auto both = a;
        for (std::size_t block = 0; block < width_; ++block) both[block] = perm::product(a[block], b[block]);
        return both;
    };
    for (const auto& a : renamings_) {
        inverse_.push_back(renamings_.size());
        for (std::size_t i = 0; i < renamings_.size(); ++i) {
            const auto both = product(a, renamings_[i]);
            if (std::ranges::find(renamings_, both) == renamings_.end()) return false;
            if (both == renamings_[0]) inverse_.back() = i;
        }
        if (inverse_.back() == renamings_.size()) return false;
    }
    return true;
}

// Finds a block with a label that all renamings map to different labels; false if there is no such block.
bool LabelGroup::rank_labels() {
    for (ranked_block_ = 0; ranked_block_ < width_; ++ranked_block_) {
        rank_.to.fill(no_rank);
        bool some = false;
        for (int label = 0; label < any_label; ++label) {
            std::vector<std::uint8_t> images;
            for (const auto& names : renamings_) images.push_back(names[ranked_block_][label]);
            auto different = images;
            std::ranges::sort(different);
            const bool all = std::ranges::adjacent_find(different) == different.end();
            if (images[0] == any_label || !all || rank_[label] != no_rank) continue;
            for (std::size_t i = 0; i < images.size(); ++i) rank_[images[i]] = static_cast<std::uint8_t>(i);
            some = true;
        }
        if (some) return true;
    }
    return false;
}

Fingerprint LabelGroup::print_up_to_names(const perm::Block* labels) const {
    const auto& ranked = labels[ranked_block_];
    int point = 0;
    while (rank_[ranked[point]] == no_rank) ++point;
    const auto rank = rank_[ranked[point]];
    if (rank == 0) return fingerprint(labels, width_);
    const auto& names = renamings_[inverse_[rank]];
    std::array<perm::Block, most_blocks> renamed;
    perm::kernel().multiply(labels, names.data(), renamed.data(), width_);
    return fingerprint(renamed.data(), width_);
}

}  // namespace cubelang::search
