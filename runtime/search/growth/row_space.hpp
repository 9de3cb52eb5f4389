#pragma once
// Positions of any permutation puzzle, as rows of points.
//
// A puzzle is a set of moves, permutations of points, and a label for each point; pieces with one label look alike. The
// position after a word g is the row of the images of the points under g, in which the images of points that look alike
// are sorted. A move replaces every entry by its image. So positions are cosets K g of the group K that keeps all
// labels (a Young subgroup), and with different labels they are the elements of the group themselves.
//
// What the rest of the row determines is left out: of every orbit the largest set of points that look alike, and
// points that go where others lead them, as the second sticker of an edge. An entry is the number of a point within its
// orbit, in as many bits as the orbit needs, and a row is packed into words.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "runtime/algebra/group/permutation.hpp"
#include "runtime/search/growth/reduction.hpp"

namespace cubelang::search {

/// A move of a puzzle and its cost, at least 1.
struct PointMove {
    group::Permutation images;
    int cost = 1;
};

/// Of each point.
using PointLabels = std::vector<std::uint32_t>;
[[nodiscard]] PointLabels all_different(std::size_t degree);

using Row = std::vector<std::uint16_t>;

class RowSpace {
public:
    static constexpr std::size_t most_points = 65535, most_words = 96;

    /// The moves have the degree of the labels, at most `most_points`. Throws bad_alloc if the moves have more images
    /// than a search can use.
    /// With `tells_all` the rows tell where the points of every label are, as a reduction needs.
    RowSpace(std::vector<PointMove> moves, PointLabels labels, bool tells_all = false);
    /// From now on one row stands for several positions.
    void use(ReductionPtr reduction) { reduction_ = std::move(reduction); }

    [[nodiscard]] const std::vector<PointMove>& moves() const { return moves_; }
    /// The number of words of a packed row: at least 1. Above `most_words` it cannot be packed.
    [[nodiscard]] std::size_t words() const { return words_; }
    [[nodiscard]] std::size_t entries() const { return tracked_.size(); }
    /// The points whose images the entries are.
    [[nodiscard]] const std::vector<group::Point>& tracked() const { return tracked_; }
    /// The solved position, and the one after a permutation of the points.
    [[nodiscard]] Row start() const;
    [[nodiscard]] Row after(const group::Permutation& p) const;
    /// The position in which each point shows the label; nothing if these are not the labels of the space.
    [[nodiscard]] std::optional<Row> seen(const PointLabels& shown) const;
    /// Whether every move has its inverse among the moves, at the same cost.
    [[nodiscard]] bool has_inverses() const { return has_inverses_; }
    [[nodiscard]] int highest_cost() const { return highest_cost_; }
    /// Of this many layers of positions at distances 0, 1, …, the first in which the next one can have positions again.
    [[nodiscard]] std::size_t first_compared(std::size_t layers) const {
        const auto back = 2 * static_cast<std::size_t>(highest_cost_);
        return has_inverses_ && layers > back ? layers - back : 0;
    }

    /// The row after a move, and the one before it.
    void move(std::size_t by, const std::uint16_t* from, std::uint16_t* to) const { map(images_, by, from, to); }
    void undo(std::size_t by, const std::uint16_t* from, std::uint16_t* to) const { map(preimages_, by, from, to); }
    [[nodiscard]] bool is_reduced() const { return reduction_ != nullptr; }
    /// Replaces the row by the one that stands for it.
    void reduce(std::uint16_t* row) const;
    /// Whether rows stand for inverses too; then their moves lead on as well. And the row of the inverse.
    [[nodiscard]] bool has_both_sides() const { return is_reduced() && reduction_->has_inverses(); }
    void invert(std::uint16_t* row) const;
    /// The number of positions for which a row, as reduce() leaves it, stands.
    [[nodiscard]] std::uint64_t size(const Row& row) const;
    /// The points whose images a row tells, in ascending order; and the sets of them that look alike.
    [[nodiscard]] std::vector<group::Point> known_points() const;
    [[nodiscard]] std::vector<std::vector<group::Point>> alike() const;

    void pack(const std::uint16_t* row, std::uint64_t* words) const {
        for (std::size_t word = 0; word < words_; ++word) words[word] = 0;
        for (std::size_t i = 0; i < tracked_.size(); ++i)
            words[entries_[i].word] |= std::uint64_t{row[i]} << entries_[i].shift;
    }
    void unpack(const std::uint64_t* words, std::uint16_t* row) const {
        for (std::size_t i = 0; i < tracked_.size(); ++i)
            row[i] = static_cast<std::uint16_t>(words[entries_[i].word] >> entries_[i].shift & entries_[i].mask);
    }

private:
    struct Entry {
        std::uint32_t slot = 0;  ///< of the first point of its orbit
        std::uint16_t word = 0, shift = 0;
        std::uint64_t mask = 0;
    };
    struct Run {
        std::size_t begin, end;  ///< entries that look alike
    };
    /// A point that another one leads.
    struct Follower {
        group::Point point;
        group::Point leader;
        std::vector<group::Point> images;  ///< by the number of the leader's image in its orbit
    };

    void map(const std::vector<std::uint16_t>& images, std::size_t by, const std::uint16_t* from,
             std::uint16_t* to) const {
        const auto* const image = &images[by * slots_];
        for (std::size_t i = 0; i < tracked_.size(); ++i) to[i] = image[entries_[i].slot + from[i]];
        for (const auto& run : runs_) sort(to + run.begin, to + run.end);
    }
    static void sort(std::uint16_t* begin, std::uint16_t* end) {
        for (auto* at = begin + 1; at < end; ++at) {
            const auto value = *at;
            auto* to = at;
            for (; to > begin && to[-1] > value; --to) *to = to[-1];
            *to = value;
        }
    }
    void check_inverses();
    void number_points(const std::vector<std::vector<group::Point>>& orbits);
    void track(const std::vector<group::Point>& orbit);
    [[nodiscard]] bool follows(group::Point point);
    /// The images of the point by the number of the leader's; nothing if these do not determine them.
    [[nodiscard]] std::optional<std::vector<group::Point>> led(group::Point leader, group::Point point) const;
    void write(const Images& images, std::uint16_t* row) const {
        for (std::size_t i = 0; i < tracked_.size(); ++i) row[i] = number_[images[tracked_[i]]];
    }
    void images_of(const std::uint16_t* row, Images& images) const;
    void add_entry(group::Point point, std::size_t orbit_size);

    std::vector<PointMove> moves_;
    std::size_t degree_, slots_ = 0, words_ = 1;
    bool has_inverses_ = true;
    int highest_cost_ = 1;
    std::vector<std::uint32_t> slot_;                ///< of each point: the slot of the first point of its orbit
    std::vector<std::uint16_t> number_;              ///< of each point in its orbit
    std::vector<std::uint16_t> images_, preimages_;  ///< of each move: numbers, orbit after orbit
    PointLabels labels_;
    std::vector<group::Point> tracked_;
    std::vector<group::Point> leaders_;  ///< points whose images a row determines, and that do not follow others
    std::vector<Entry> entries_;
    std::vector<Run> runs_;
    std::vector<Follower> followers_;
    std::vector<group::Point> points_;  ///< by slot
    bool tells_all_;
    ReductionPtr reduction_;
    std::size_t used_bits_ = 0;  ///< of the last word
};

}  // namespace cubelang::search
