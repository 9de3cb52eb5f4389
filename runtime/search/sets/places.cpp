#include "runtime/search/sets/places.hpp"

#include <array>
#include <cstring>

namespace cubelang::search::sets {
namespace {

std::uint64_t mixed(std::uint64_t sum, std::uint64_t word) {
    sum = (sum ^ word) * 0x9E3779B97F4A7C15;
    return sum ^ (sum >> 32U);
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
    std::uint64_t sum = frame + 1U;
    for (std::size_t block = 0; block < mask_.size(); ++block) {
        std::array<std::uint64_t, perm::block_points / 8> images{}, kept{};
        std::memcpy(images.data(), row[block].to.data(), sizeof images);
        std::memcpy(kept.data(), mask_[block].to.data(), sizeof kept);
        for (std::size_t i = 0; i < images.size(); ++i) sum = mixed(sum, images[i] & kept[i]);
    }
    return mixed(sum, 0);
}

bool Places::are_kept_by(const cube::State& state) const {
    for (std::size_t block = 0; block < mask_.size(); ++block)
        for (int point = 0; point < perm::block_points; ++point)
            if (mask_[block][point] != 0 && state.blocks[block][point] != point) return false;
    return true;
}

}  // namespace cubelang::search::sets
