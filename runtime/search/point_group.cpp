#include "runtime/search/point_group.hpp"

#include <algorithm>
#include <numeric>

#include "runtime/base/split_mix.hpp"

namespace cubelang::search {
namespace {

using Element = PointGroup::Element;
using Points = std::vector<std::uint16_t>;

constexpr std::size_t pool_size = 12;
constexpr int first_mixings = 60;
constexpr int most_failures = 40;
constexpr std::size_t most_pairs = 100;

// The product: first a, then b.
Element product(const Element& a, const Element& b) {
    Element result(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) result[i] = b[a[i]];
    return result;
}

Element inverse(const Element& a) {
    Element result(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) result[a[i]] = static_cast<std::uint16_t>(i);
    return result;
}

bool is_identity(const Element& a) {
    for (std::size_t i = 0; i < a.size(); ++i)
        if (a[i] != i) return false;
    return true;
}

std::uint16_t number(std::size_t block, int point) {
    return static_cast<std::uint16_t>(block * perm::block_points + static_cast<std::size_t>(point));
}

// The points with labels, sorted by label in each block; nothing if a label occurs twice.
struct LabelledPoints {
    Points points;
    std::vector<std::uint8_t> labels;
};
std::optional<LabelledPoints> labelled_points(const MaskedState& state) {
    LabelledPoints all;
    for (std::size_t block = 0; block < state.size(); ++block) {
        std::vector<std::pair<std::uint8_t, int>> found;
        for (int point = 0; point < perm::block_points; ++point)
            if (state[block][point] != any_label) found.emplace_back(state[block][point], point);
        std::ranges::sort(found);
        for (std::size_t i = 0; i < found.size(); ++i) {
            if (i > 0 && found[i].first == found[i - 1].first) return std::nullopt;
            all.labels.push_back(found[i].first);
            all.points.push_back(number(block, found[i].second));
        }
    }
    return all;
}

}  // namespace

PointGroup::PointGroup(const MaskedSpace& space) {
    for (std::size_t g = 0; g < space.generators(); ++g) {
        Element element;
        for (std::size_t block = 0; block < space.tracked().size(); ++block)
            for (int point = 0; point < perm::block_points; ++point)
                element.push_back(number(block, space.turn(g)[block][point]));
        if (!is_identity(element)) generators_.push_back(std::move(element));
    }
}

// Product replacement: each step multiplies one of a pool of elements by another.
Element PointGroup::random() {
    const auto pick = [&] { return static_cast<std::size_t>(split_mix(chance_) % pool_.size()); };
    const auto i = pick();
    auto j = pick();
    while (j == i) j = pick();
    const bool before = split_mix(chance_) % 2 == 0;
    const auto other = split_mix(chance_) % 2 == 0 ? pool_[j] : inverse(pool_[j]);
    pool_[i] = before ? product(other, pool_[i]) : product(pool_[i], other);
    return pool_[i];
}

void PointGroup::begin(const Points& base) {
    levels_.clear();
    const auto size = generators_.empty() ? 0 : generators_[0].size();
    for (const auto point : base) {
        Element identity(size);
        std::iota(identity.begin(), identity.end(), std::uint16_t{0});
        auto& level = levels_.emplace_back(Level{point});
        level.from_base.assign(size, -1);
        level.from_base[point] = 0;
        level.representatives.push_back(std::move(identity));
    }
    pool_.clear();
    for (std::size_t i = 0; i < std::max(pool_size, generators_.size() + 1); ++i)
        pool_.push_back(generators_[i % generators_.size()]);
}

// An element that fixes the bases above `last` belongs to all levels from the first to `last`.
void PointGroup::insert(std::size_t last, const Element& element) {
    for (std::size_t at = 0; at <= last; ++at) {
        auto& level = levels_[at];
        level.generators.push_back(element);
        for (std::size_t i = 0; i < level.representatives.size(); ++i)
            for (const auto& generator : level.generators) {
                const auto to = generator[level.representatives[i][level.base]];
                if (level.from_base[to] >= 0) continue;
                level.from_base[to] = static_cast<int>(level.representatives.size());
                auto longer = product(level.representatives[i], generator);
                level.representatives.push_back(std::move(longer));
            }
    }
}

std::size_t PointGroup::sift(Element& element) const {
    for (std::size_t at = 0; at < levels_.size(); ++at) {
        const auto index = levels_[at].from_base[element[levels_[at].base]];
        if (index < 0) return at;
        element = product(element, inverse(levels_[at].representatives[index]));
    }
    return levels_.size();
}

void PointGroup::add(Element element) {
    if (const auto at = sift(element); at < levels_.size()) insert(at, element);
}

// Checks all Schreier generators: representative, generator, inverse of a representative.
bool PointGroup::is_complete() const {
    const auto points = static_cast<double>(generators_.empty() ? 0 : generators_[0].size());
    double work = 0;
    for (const auto& level : levels_)
        work += static_cast<double>(level.representatives.size() * level.generators.size() * levels_.size()) * points;
    if (work > longest_proof) return false;
    for (const auto& level : levels_)
        for (const auto& representative : level.representatives)
            for (const auto& generator : level.generators) {
                auto element = product(representative, generator);
                if (sift(element) < levels_.size()) return false;
            }
    return true;
}

void PointGroup::fill() {
    for (const auto& generator : generators_) add(generator);
    for (int i = 0; i < first_mixings; ++i) static_cast<void>(random());
    const auto known = [&] {
        std::size_t sum = 0;
        for (const auto& level : levels_) sum += level.representatives.size();
        return sum;
    };
    for (int failures = 0; failures < most_failures; ++failures) {
        const auto before = known();
        add(random());
        if (known() != before) failures = 0;
    }
}

bool PointGroup::maps(const Points& from, Points to) {
    if (generators_.empty()) return from == to;
    const bool same = levels_.size() == from.size() && std::ranges::equal(levels_, from, {}, &Level::base);
    if (!same) {
        begin(from);
        fill();
    }
    for (std::size_t at = 0; at < levels_.size(); ++at) {
        const auto index = levels_[at].from_base[to[at]];
        if (index < 0) return false;
        const auto back = inverse(levels_[at].representatives[index]);
        for (auto& point : to) point = back[point];
    }
    return true;
}

std::optional<std::uint64_t> PointGroup::arrangements() const {
    constexpr std::uint64_t most = 1'000'000'000'000'000'000;
    std::uint64_t count = 1;
    for (const auto& level : levels_) {
        if (count > most / level.representatives.size()) return std::nullopt;
        count *= level.representatives.size();
    }
    return count;
}

Reach PointGroup::reaches(const MaskedSpace& space, bool prove) {
    const auto points = space.tracked().size() * perm::block_points;
    if (points > most_points || space.starts().size() * space.targets().size() > most_pairs) return Reach::unknown;
    bool proved = prove;
    for (const auto& start : space.starts())
        for (const auto& target : space.targets()) {
            const auto from = labelled_points(start.labels), to = labelled_points(target.labels);
            if (!from || !to) return Reach::unknown;
            if (from->labels != to->labels) continue;
            if (maps(from->points, to->points)) return Reach::yes;
            proved = proved && (generators_.empty() || is_complete());
        }
    return proved ? Reach::never : Reach::unlikely;
}

}  // namespace cubelang::search
