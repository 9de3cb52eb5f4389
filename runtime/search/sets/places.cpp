#include "runtime/search/sets/places.hpp"

#include <array>
#include <cstring>

namespace cubelang::search::sets {
namespace {

std::uint64_t mixed(std::uint64_t word, std::uint64_t by) {
    word = (word ^ (word >> 32U)) * by;
    return word ^ (word >> 29U);
}

}  // namespace

Places::Places(const std::vector<std::uint32_t>& kept, std::size_t width) {
    for (std::size_t block = 0; block < width; ++block) {
        auto& mask = mask_.emplace_back();
        for (int point = 0; point < perm::block_points; ++point)
            mask[point] = (kept[block] >> static_cast<unsigned>(point) & 1U) != 0 ? 255 : 0;
    }
}

// A frame gives words that turn the cube another way keys of their own.
std::uint64_t Places::key(const perm::Block* row, Frame frame) const {
    static constexpr std::array<std::uint64_t, 4> by{0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB,
                                                     0xD6E8FEB86659FD93};
    std::uint64_t sum = frame;
    for (std::size_t block = 0; block < mask_.size(); ++block) {
        std::array<std::uint64_t, 4> images{}, kept{};
        std::memcpy(images.data(), row[block].to.data(), sizeof images);
        std::memcpy(kept.data(), mask_[block].to.data(), sizeof kept);
        std::uint64_t of_block = 0;
        for (std::size_t i = 0; i < by.size(); ++i) of_block += mixed(images[i] & kept[i], by[i]) * by[(i + 1) % 4];
        sum = mixed(sum + of_block, by[0]) + block;
    }
    return mixed(sum, by[1]);
}

bool Places::are_kept_by(const cube::State& state) const {
    for (std::size_t block = 0; block < mask_.size(); ++block)
        for (int point = 0; point < perm::block_points; ++point)
            if (mask_[block][point] != 0 && state.blocks[block][point] != point) return false;
    return true;
}

}  // namespace cubelang::search::sets
