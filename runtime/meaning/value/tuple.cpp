#include "runtime/meaning/value/tuple.hpp"
#include "runtime/base/english.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "runtime/algebra/group/permutation.hpp"

namespace cubelang::meaning {
namespace {

using Images = group::Permutation;

constexpr auto nowhere = static_cast<std::size_t>(-1);

Tuple made(const Images& images, Tuple::Notation notation) { return {PackedImages(images), notation}; }

std::string row_text(const Images& images) {
    std::string text;
    for (const auto image : images) text += fmt::format("{}{}", text.empty() ? "(" : " ", image + 1);
    return text + ")";
}

std::string cycles_text(const Tuple& a) {
    const auto text = [](const auto& cycle) { return fmt::format("({})", fmt::join(cycle, ",")); };
    auto all = joined_words(cycles(a), text, " ");
    return all.empty() ? "()" : all;
}

}  // namespace

std::optional<TupleFault> fault_of_row(std::span<const std::int64_t> row) {
    std::vector<std::size_t> at(row.size(), nowhere);
    std::optional<TupleFault> found;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (row[i] < 1 || std::cmp_greater(row[i], row.size())) {
            if (!found) found = TupleFault{TupleFault::Kind::out_of_range, i};
            continue;
        }
        auto& seen = at[static_cast<std::size_t>(row[i] - 1)];
        if (seen != nowhere && !found) found = TupleFault{TupleFault::Kind::repeated, i, seen};
        if (seen == nowhere) seen = i;
    }
    if (found) found->missing = std::ranges::find(at, nowhere) - at.begin() + 1;
    return found;
}

constexpr std::size_t most_quoted = 8;

TupleMessage message_of(const TupleFault& fault, std::span<const std::int64_t> row, std::string_view written) {
    const auto number = row[fault.at];
    if (fault.kind == TupleFault::Kind::repeated)
        return {fmt::format("{} occurs twice: at places {} and {}", number, fault.other + 1, fault.at + 1),
                fmt::format("{} is missing", fault.missing)};
    const auto shown = written.empty() ? std::to_string(number) : std::string(written);
    const bool is_cycle = row.size() <= most_quoted && std::ranges::min(row) > 0;
    return {
        fmt::format("{} in a row of {} numbers", shown, row.size()),
        fmt::format("a row of {0} numbers is a permutation of 1 to {0}, and {1} is missing; a cycle has commas: ({2})",
                    row.size(), fault.missing, is_cycle ? fmt::format("{}", fmt::join(row, ",")) : "1,2")};
}

Tuple tuple_of_row(std::span<const std::int64_t> row, Tuple::Notation notation) {
    Images images(row.size());
    std::ranges::transform(row, images.begin(), [](std::int64_t n) { return static_cast<std::uint32_t>(n - 1); });
    return made(images, notation);
}

Tuple tuple_of_cycle(std::span<const std::int64_t> cycle) {
    auto images = group::identity(static_cast<std::size_t>(std::ranges::max(cycle)));
    for (std::size_t i = 0; i < cycle.size(); ++i)
        images[static_cast<std::size_t>(cycle[i] - 1)] = static_cast<std::uint32_t>(cycle[(i + 1) % cycle.size()] - 1);
    return made(images, Tuple::Notation::cycles);
}

Tuple product(const Tuple& a, const Tuple& b) {
    return {PackedImages(std::max(a.size(), b.size()), [&](std::size_t i) { return b[a[i]]; }),
            std::max(a.notation, b.notation)};
}

Tuple power(const Tuple& a, const Integer& exponent) {
    return made(group::power(a.images.unpacked(), exponent), a.notation);
}

bool operator==(const Tuple& a, const Tuple& b) {
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i)
        if (a[i] != b[i]) return false;
    return true;
}

bool is_identity(const Tuple& a) { return group::is_identity(a.images.unpacked()); }

std::vector<std::vector<std::uint32_t>> cycles(const Tuple& a) {
    auto cycles = group::moved_cycles(a.images.unpacked());
    for (auto& cycle : cycles)
        for (auto& number : cycle) ++number;
    return cycles;
}

Integer order(const Tuple& a) { return group::order(a.images.unpacked()); }

bool is_odd(const Tuple& a) { return group::is_odd(a.images.unpacked()); }

std::string tuple_text(const Tuple& a) {
    if (a.notation == Tuple::Notation::cycles || a.size() < 2) return cycles_text(a);  // (1) is a number
    return (a.notation == Tuple::Notation::two_rows ? row_text(group::identity(a.size())) + "\n" : "") +
           row_text(a.images.unpacked());
}

}  // namespace cubelang::meaning
