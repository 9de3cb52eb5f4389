#include "runtime/search/sets/places.hpp"

#include <algorithm>
#include <cstring>
#include <map>

namespace cubelang::search::sets {
namespace {

std::uint64_t mixed(std::uint64_t sum, std::uint64_t word) {
    sum = (sum ^ word) * 0x9E3779B97F4A7C15;
    return sum ^ (sum >> 32U);
}

}  // namespace

// The largest orbit of a block is preserved if all others are.
Places::Places(const Orbits& orbits, std::size_t width) : orbits_(orbits), mask_(width) {
    for (std::size_t block = 0; block < width; ++block) {
        std::map<std::uint16_t, std::vector<std::uint8_t>> points;
        for (std::uint8_t point = 0; point < perm::block_points; ++point) points[orbits[block][point]].push_back(point);
        const auto largest =
            std::ranges::max_element(points, {}, [](const auto& orbit) { return orbit.second.size(); });
        for (const auto& [orbit, own] : points) {
            if (own.size() == 1) mask_[block][own.front()] = 255;
            if (own.size() == 1 || orbit == largest->first) continue;
            for (const auto point : own)
                members_.push_back({static_cast<std::uint16_t>(block), point, numbers_.size()});
            for (int image = 0; image < perm::block_points; ++image)
                numbers_.push_back(mixed(mixed(1, numbers_.size() + 1), numbers_.size()));
        }
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
    std::uint64_t images = 0;
    for (const auto& [block, point, numbers] : members_) images += numbers_[numbers + row[block][point]];
    return mixed(sum, images);
}

bool Places::are_kept_by(const cube::State& state) const {
    for (std::size_t block = 0; block < mask_.size(); ++block)
        for (std::size_t point = 0; point < perm::block_points; ++point)
            if (orbits_[block][state.blocks[block][static_cast<int>(point)]] != orbits_[block][point]) return false;
    return true;
}

}  // namespace cubelang::search::sets
