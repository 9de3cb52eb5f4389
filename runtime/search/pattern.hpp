#pragma once
// Lower bounds for any generators on any cube: how much it costs at least to bring some stickers home, whatever becomes
// of all others. A pattern is up to twelve stickers; where each of them is in its class is a number below 24, five
// bits of a key. All keys from which home can be reached are listed, cheapest first, until there is no other or the
// list is full.

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/search/space/generators.hpp"
#include "runtime/search/space/key_table.hpp"

namespace cubelang::search {

/// What each generator does to a whole state.
using Effects = std::vector<perm::Blocks>;
[[nodiscard]] Effects effects_of(cube::Cube cube, const std::vector<Generator>& generators);

class Pattern {
public:
    static constexpr std::size_t most_stickers = 12;
    using Key = std::uint64_t;

    Pattern(std::vector<cube::Place> stickers, const Effects& effects);
    /// Lists keys, at most this many, unless stopped.
    void fill(const std::vector<Generator>& generators, std::size_t most, StopToken stop);

    [[nodiscard]] Key key(const perm::Blocks& state) const;
    [[nodiscard]] Key moved(Key key, std::size_t generator) const { return moved(key, forward_[generator]); }
    /// At least this much; nothing if these stickers cannot be brought home.
    [[nodiscard]] std::optional<int> bound(Key key) const {
        if (const auto known = costs_.find(mixed(key))) return static_cast<int>(*known);
        return closed_ ? std::nullopt : std::optional(beyond_);
    }
    [[nodiscard]] const std::vector<cube::Place>& stickers() const { return stickers_; }
    [[nodiscard]] bool is_complete() const { return closed_; }
    [[nodiscard]] std::size_t size() const { return costs_.size(); }

private:
    [[nodiscard]] static Key moved(Key key, const std::vector<perm::Block>& blocks);
    // Keys are spread over the table by a map that loses nothing.
    [[nodiscard]] static Key mixed(Key key) {
        key = (key ^ key >> 32) * 0x9E3779B97F4A7C15U;
        return key ^ key >> 29;
    }

    std::vector<cube::Place> stickers_;
    std::vector<std::vector<perm::Block>> forward_,
        backward_;  ///< of each generator: what it does to the class of each sticker
    KeyTable costs_;
    int beyond_ = 0;
    bool closed_ = false;
};

}  // namespace cubelang::search
