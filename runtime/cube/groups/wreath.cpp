#include "runtime/cube/groups/wreath.hpp"

#include <bit>
#include <numeric>

namespace cubelang::groups {
namespace {

Integer factorial_of(int n) {
    Integer product = 1;
    for (int i = 2; i <= n; ++i) product *= i;
    return product;
}

// Cycles by length and turn are numbered from 1: (1, 0), (1, 1), …, (2, 0), … Lists all ways to compose `left` parts
// from cycles up to number `kind`.
class TypeList {
public:
    explicit TypeList(Wreath wreath) : turns_(wreath.turns) { extend(wreath.parts, wreath.parts * wreath.turns); }
    [[nodiscard]] std::vector<CycleType> take() { return std::move(all_); }

private:
    void extend(int left, int kind) {
        if (left == 0) all_.push_back(made_);
        if (left == 0 || kind == 0) return;
        extend(left, kind - 1);
        const int length = (kind - 1) / turns_ + 1, turn = (kind - 1) % turns_;
        for (int count = 1; count * length <= left; ++count) {
            made_.push_back({length, turn, count});
            extend(left - count * length, kind - 1);
            made_.pop_back();
        }
    }

    int turns_;
    CycleType made_;
    std::vector<CycleType> all_;
};

}  // namespace

Integer order(Wreath wreath) {
    return pow(Integer(wreath.turns), static_cast<unsigned>(wreath.parts)) * factorial_of(wreath.parts);
}

Integer centralizer_order(Wreath wreath, const CycleType& type) {
    Integer product = 1;
    for (const auto& [length, turn, count] : type)
        product *= pow(Integer(length * wreath.turns), static_cast<unsigned>(count)) * factorial_of(count);
    return product;
}

Mark mark_of(Wreath wreath, const CycleType& type) {
    Mark mark;
    for (const auto& [length, turn, count] : type) {
        mark.odd ^= (length - 1) * count % 2 != 0;
        mark.turn = (mark.turn + turn * count) % wreath.turns;
    }
    return mark;
}

std::uint64_t order_of_element(Wreath wreath, const CycleType& type) {
    std::uint64_t order = 1;
    for (const auto& cycles : type) {
        const int rounds = wreath.turns / std::gcd(wreath.turns, cycles.turn);
        order = std::lcm(order, static_cast<std::uint64_t>(cycles.length * rounds));
    }
    return order;
}

std::vector<CycleType> all_types(Wreath wreath) { return TypeList(wreath).take(); }

// The subgroup is extended by its cosets of the multiples of the mark.
void Marks::add(Mark mark) {
    const auto before = members_;
    for (auto multiple = mark; multiple != Mark{}; multiple = sum(multiple, mark))
        for (int turn = 0; turn < turns_; ++turn)
            for (const bool odd : {false, true})
                if (before >> bit({odd, turn}) & 1U) members_ |= 1U << bit(sum({odd, turn}, multiple));
}

int Marks::size() const { return std::popcount(members_); }

bool Marks::are_in_kernel_of(Character character) const {
    for (int turn = 0; turn < turns_; ++turn)
        for (const bool odd : {false, true})
            if (contains({odd, turn}) && character({odd, turn})) return false;
    return true;
}

CycleMarks marks_of(Wreath wreath, const EqualCycles& cycles) {
    const bool even_length = cycles.length % 2 == 0;
    return {{even_length, cycles.turn}, {false, cycles.length % wreath.turns}, {!even_length, 0}};
}

Marks centralizer_marks(Wreath wreath, const CycleType& type) {
    Marks marks(wreath.turns);
    for (const auto& cycles : type) {
        const auto [itself, turned, exchanged] = marks_of(wreath, cycles);
        marks.add(itself);
        marks.add(turned);
        if (cycles.count > 1) marks.add(exchanged);
    }
    return marks;
}

std::vector<Character> vanishing_characters(Wreath wreath, const Marks& marks) {
    std::vector<Character> blind;
    for (const Character character : {Character{true, false}, Character{false, true}, Character{true, true}})
        if ((wreath.turns == 2 || !character.flips) && blind.size() < 2 && marks.are_in_kernel_of(character))
            blind.push_back(character);
    return blind;
}

}  // namespace cubelang::groups
