#include "runtime/search/space/perimeter.hpp"

#include <algorithm>
#include <bit>

namespace cubelang::search {
namespace {

constexpr std::uint64_t low_byte = 0xFF;
constexpr std::size_t blocks_between_checks = 1 << 12;

}  // namespace

Perimeter::Perimeter(const MaskedSpace& space, std::span<const Generator> generators, const LabelGroup* group)
    : space_(space),
      group_(group),
      width_(space.tracked().size()),
      slots_(1024),
      layers_(1),
      reached_(1),
      children_(generators.size() * width_),
      prints_(generators.size()) {
    for (const auto& generator : generators) costs_.push_back(generator.cost);
    for (const auto& target : space.targets())
        if (put(print(target.labels.data()), 0)) {
            layers_[0].insert(layers_[0].end(), target.labels.begin(), target.labels.end());
            ++reached_[0];
            reserve(static_cast<double>(count_) + 1);
        }
}

std::size_t Perimeter::slot_of(const Fingerprint& print) const {
    auto at = first_slot(print);
    while ((slots_[at].check & low_byte) != far &&
           (slots_[at].place != print.place || ((slots_[at].check ^ print.check) & ~low_byte) != 0))
        at = (at + 1) & mask();
    return at;
}

int Perimeter::distance(const Fingerprint& print) const {
    return static_cast<int>(slots_[slot_of(print)].check & low_byte);
}

bool Perimeter::put(const Fingerprint& print, int distance) {
    auto& slot = slots_[slot_of(print)];
    const auto known = static_cast<int>(slot.check & low_byte);
    if (known <= distance) return false;
    count_ += known == far;
    slot = {print.place, (print.check & ~low_byte) | static_cast<std::uint64_t>(distance)};
    return true;
}

// Makes room for this many states, at most three quarters full.
void Perimeter::reserve(double count) {
    if (4 * count <= 3 * static_cast<double>(slots_.size())) return;
    auto old = std::vector<Slot>(std::bit_ceil(static_cast<std::size_t>(4 * count / 3)));
    old.swap(slots_);
    for (const auto& slot : old)
        if ((slot.check & low_byte) != far) slots_[slot_of({slot.place, slot.check})] = slot;
}

double Perimeter::bytes(double states) {
    return static_cast<double>(std::bit_ceil(static_cast<std::size_t>(4 * states / 3)) * sizeof(Slot));
}

double Perimeter::expected(int steps) const {
    const auto layer = static_cast<double>(reached_.empty() ? 0 : reached_[0]);
    const double before = sizes_.empty() ? 1 : static_cast<double>(sizes_.back());
    const double growth =
        sizes_.empty() ? static_cast<double>(costs_.size()) : std::max(1.0, layer / std::max(1.0, before));
    double all = static_cast<double>(count_), next = layer;
    for (int i = 0; i < steps; ++i) all += next *= growth;
    return all;
}

// A distance must fit in eight bits.
bool Perimeter::can_grow() const {
    return !complete_ && !layers_.empty() && depth_ + (costs_.empty() ? 1 : *std::ranges::max_element(costs_)) < far;
}

bool Perimeter::grow(bool last, StopToken stop) {
    reserve(expected(1));
    const Layer layer = std::move(layers_.front());
    std::size_t size = 0;
    for (std::size_t i = 0; i < layer.size(); i += width_) {
        if (i % blocks_between_checks < width_ && stop.stop_requested()) return false;
        // A state may have been reached again at a lower cost.
        if (!is_fresh(&layer[i])) continue;
        ++size;
        expand(&layer[i], last);
    }
    end_layer(size);
    if (last) layers_.clear();
    return true;
}

void Perimeter::expand(const perm::Block* labels, bool last) {
    reserve(static_cast<double>(count_ + costs_.size()));
    for (std::size_t g = 0; g < costs_.size(); ++g) {
        space_.undo(g, labels, children_.data() + g * width_);
        prints_[g] = print(children_.data() + g * width_);
        prefetch(prints_[g]);
    }
    for (std::size_t g = 0; g < costs_.size(); ++g) {
        if (!put(prints_[g], depth_ + costs_[g])) continue;
        const std::size_t offset = costs_[g];
        if (layers_.size() <= offset) {
            layers_.resize(offset + 1);
            reached_.resize(offset + 1, 0);
        }
        ++reached_[offset];
        if (!last)
            layers_[offset].insert(layers_[offset].end(), children_.data() + g * width_,
                                   children_.data() + g * width_ + width_);
    }
}

void Perimeter::end_layer(std::size_t size) {
    sizes_.push_back(size);
    layers_.pop_front();
    reached_.pop_front();
    ++depth_;
    complete_ = reached_.empty() || std::ranges::all_of(reached_, [](std::size_t count) { return count == 0; });
}

}  // namespace cubelang::search
