#include "runtime/search/vicinity.hpp"

#include <algorithm>

namespace cubelang::search {
namespace {

// Of the memory: for the table of the perimeter, and for its outermost states while it grows.
constexpr double part_of_table = 0.5, part_of_layer = 0.5;

}  // namespace

bool Vicinity::widen_by_one() {
    if (full_) return false;
    return (rims_.empty() && grow_perimeter()) || add_rim();
}

bool Vicinity::grow_perimeter() {
    const auto memory = static_cast<double>(effort_.memory);
    const double next = perimeter_.expected(1), layer = next - static_cast<double>(perimeter_.size());
    const auto layer_bytes = layer * static_cast<double>(space_.tracked().size() * sizeof(perm::Block));
    const bool fits = Perimeter::bytes(next) <= part_of_table * memory && layer_bytes <= part_of_layer * memory;
    return perimeter_.can_grow() && fits && perimeter_.grow(false, effort_.stop);
}

double Vicinity::bytes() const {
    double sum = Perimeter::bytes(static_cast<double>(perimeter_.size()));
    for (const auto& rim : rims_) sum += static_cast<double>(rim.bytes());
    return sum;
}

bool Vicinity::add_rim() {
    constexpr double bits_per_byte = 8;
    const int steps = static_cast<int>(rims_.size()) + 1;
    const double states = perimeter_.expected(steps) - perimeter_.expected(steps - 1);
    const double room = static_cast<double>(effort_.memory) - bytes();
    const double wanted = states * Rim::best_bits / bits_per_byte, least = states * Rim::fewest_bits / bits_per_byte;
    full_ = perimeter_.complete() || least > room;
    if (full_) return false;
    perimeter_.forget_layers();
    rims_.emplace_back(static_cast<std::size_t>(std::min(wanted, room)));
    if (fill_rim(rims_.back(), space_, group_, generators_, words_, free_, depth(), effort_)) return true;
    rims_.pop_back();
    return false;
}

}  // namespace cubelang::search
