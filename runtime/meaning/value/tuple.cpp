#include "runtime/meaning/value/tuple.hpp"
#include "runtime/base/english.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

#include <fmt/format.h>

namespace cubelang::meaning {
namespace {

using Images = std::vector<std::uint32_t>;

constexpr auto nowhere = static_cast<std::size_t>(-1);

Tuple made(Images images, Tuple::Notation notation) {
    return {std::make_shared<const Images>(std::move(images)), notation};
}

Images fixing(std::size_t count) {
    Images images(count);
    std::iota(images.begin(), images.end(), 0U);
    return images;
}

// Applies the given power of the cycle.
void turn(Images& images, const std::vector<std::uint32_t>& cycle, const Integer& steps) {
    const Integer length(cycle.size());
    const Integer rest = steps % length;
    const auto shift = static_cast<std::size_t>(rest < 0 ? Integer(rest + length) : rest);
    for (std::size_t i = 0; i < cycle.size(); ++i) images[cycle[i] - 1] = cycle[(i + shift) % cycle.size()] - 1;
}

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
    return made(std::move(images), notation);
}

Tuple tuple_of_cycle(std::span<const std::int64_t> cycle) {
    auto images = fixing(static_cast<std::size_t>(std::ranges::max(cycle)));
    for (std::size_t i = 0; i < cycle.size(); ++i)
        images[static_cast<std::size_t>(cycle[i] - 1)] = static_cast<std::uint32_t>(cycle[(i + 1) % cycle.size()] - 1);
    return made(std::move(images), Tuple::Notation::cycles);
}

Tuple product(const Tuple& a, const Tuple& b) {
    Images images(std::max(a.size(), b.size()));
    for (std::size_t i = 0; i < images.size(); ++i) images[i] = b[a[i]];
    return made(std::move(images), std::max(a.notation, b.notation));
}

Tuple power(const Tuple& a, const Integer& exponent) {
    auto images = fixing(a.size());
    for (const auto& cycle : cycles(a)) turn(images, cycle, exponent);
    return made(std::move(images), a.notation);
}

bool operator==(const Tuple& a, const Tuple& b) {
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i)
        if (a[i] != b[i]) return false;
    return true;
}

bool is_identity(const Tuple& a) { return a == made({}, a.notation); }

std::vector<std::vector<std::uint32_t>> cycles(const Tuple& a) {
    std::vector<std::vector<std::uint32_t>> cycles;
    std::vector<bool> seen(a.size());
    for (std::uint32_t first = 0; first < a.size(); ++first) {
        std::vector<std::uint32_t> cycle;
        for (auto at = first; !seen[at]; at = a[at]) {
            seen[at] = true;
            cycle.push_back(at + 1);
        }
        if (cycle.size() > 1) cycles.push_back(std::move(cycle));
    }
    return cycles;
}

Integer order(const Tuple& a) {
    Integer order = 1;
    for (const auto& cycle : cycles(a)) order = lcm(order, Integer(cycle.size()));
    return order;
}

bool is_odd(const Tuple& a) {
    const auto all = cycles(a);
    return std::ranges::count_if(all, [](const auto& cycle) { return cycle.size() % 2 == 0; }) % 2 != 0;
}

std::string tuple_text(const Tuple& a) {
    if (a.notation == Tuple::Notation::cycles || a.size() < 2) return cycles_text(a);  // (1) is a number
    return (a.notation == Tuple::Notation::two_rows ? row_text(fixing(a.size())) + "\n" : "") + row_text(*a.images);
}

}  // namespace cubelang::meaning
