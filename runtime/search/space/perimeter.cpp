#include "runtime/search/space/perimeter.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace cubelang::search {
namespace {

__extension__ using Wide = unsigned __int128;

// Two words to one: the halves of their product, folded.
std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
    const auto wide = static_cast<Wide>(a) * b;
    return static_cast<std::uint64_t>(wide) ^ static_cast<std::uint64_t>(wide >> 64);
}

// Where each of the sums begins and what is mixed into its words: numbers without a pattern, the first digits of pi
// after the point in base 16.
constexpr std::uint64_t pi[] = {0x243F6A8885A308D3, 0x13198A2E03707344, 0xA4093822299F31D0, 0x082EFA98EC4E6C89,
                                0x452821E638D01377, 0xBE5466CF34E90C6C, 0xC0AC29B7C97C50DD, 0x3F84D5B5B5470917,
                                0x9216D5D98979FB1B, 0xD1310BA698DFB5AC};

constexpr std::uint64_t low_byte = 0xFF;
constexpr std::size_t states_between_checks = 256;

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

Perimeter::Perimeter(const MaskedSpace& space, std::span<const Generator> generators)
    : space_(space),
      width_(space.tracked().size()),
      slots_(1024),
      layers_(1),
      reached_(1),
      children_(generators.size() * width_),
      prints_(generators.size()) {
    for (const auto& generator : generators) costs_.push_back(generator.cost);
    for (const auto& target : space.targets())
        if (put(fingerprint(target.labels.data(), width_), 0)) {
            layers_[0].insert(layers_[0].end(), target.labels.begin(), target.labels.end());
            ++reached_[0];
            reserve(static_cast<double>(count_) + 1);
        }
}

std::size_t Perimeter::slot_of(const Fingerprint& print) const {
    auto at = print.place & mask();
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

// Room for this many states, at most three quarters full.
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

// A distance has eight bits.
bool Perimeter::can_grow() const {
    return !complete_ && !layers_.empty() && depth_ + (costs_.empty() ? 1 : *std::ranges::max_element(costs_)) < far;
}

bool Perimeter::grow(bool last, StopToken stop) {
    reserve(expected(1));
    const Layer layer = std::move(layers_.front());
    std::size_t size = 0;
    for (std::size_t i = 0; i < layer.size(); i += width_) {
        if (i / width_ % states_between_checks == 0 && stop.stop_requested()) return false;
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
        prints_[g] = fingerprint(children_.data() + g * width_, width_);
        prefetch(prints_[g]);
    }
    for (std::size_t g = 0; g < costs_.size(); ++g) {
        if (!put(prints_[g], depth_ + costs_[g])) continue;
        const auto behind = static_cast<std::size_t>(costs_[g]);
        if (layers_.size() <= behind) {
            layers_.resize(behind + 1);
            reached_.resize(behind + 1, 0);
        }
        ++reached_[behind];
        if (!last)
            layers_[behind].insert(layers_[behind].end(), children_.data() + g * width_,
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

std::size_t Perimeter::outermost() const {
    std::size_t count = 0;
    if (layers_.empty()) return count;
    for (std::size_t i = 0; i < layers_[0].size(); i += width_) count += is_fresh(&layers_[0][i]);
    return count;
}

std::vector<MaskedState> Perimeter::some_outermost(std::size_t most) const {
    std::vector<MaskedState> some;
    for (std::size_t i = 0; !layers_.empty() && i < layers_[0].size() && some.size() < most; i += width_)
        if (is_fresh(&layers_[0][i])) some.emplace_back(&layers_[0][i], &layers_[0][i] + width_);
    return some;
}

}  // namespace cubelang::search
