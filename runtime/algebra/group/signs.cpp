#include "runtime/algebra/group/signs.hpp"

#include <algorithm>

namespace cubelang::group {
namespace {

void add_to(std::vector<bool>& a, const std::vector<bool>& b) {
    if (a.size() < b.size()) a.resize(b.size());
    for (std::size_t i = 0; i < b.size(); ++i) a[i] = a[i] != b[i];
}

std::vector<std::uint32_t> indices_of(const std::vector<bool>& bits) {
    std::vector<std::uint32_t> indices;
    for (std::uint32_t i = 0; i < bits.size(); ++i)
        if (bits[i]) indices.push_back(i);
    return indices;
}

}  // namespace

std::vector<std::uint32_t> SignBasis::add(const std::vector<bool>& row) {
    Reduced left{row, {}, 0};
    for (const auto& known : rows_)
        if (left.row[known.pivot]) {
            add_to(left.row, known.row);
            add_to(left.sum, known.sum);
        }
    const auto pivot = std::ranges::find(left.row, true);
    if (pivot == left.row.end()) return indices_of(left.sum);
    left.pivot = static_cast<std::size_t>(pivot - left.row.begin());
    std::vector<bool> itself(rows_.size() + 1);
    itself.back() = true;
    add_to(left.sum, itself);
    rows_.push_back(std::move(left));
    return indices_of(itself);
}

}  // namespace cubelang::group
