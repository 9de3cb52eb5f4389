#include "runtime/meaning/forms/literals.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "lang/diagnostic.hpp"
#include "runtime/cube/coordinates/tuple.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/value/depth.hpp"
#include "runtime/meaning/value/map.hpp"

namespace cubelang::meaning {
namespace {

using NumbersForm = lang::Numbers::Form;
using Numbers = std::vector<std::int64_t>;

// Reads a literal and reports errors at its numbers.
class PlainNumbersReader {
public:
    PlainNumbersReader(cube::Cube cube, const lang::Numbers& node, const lang::Where& where)
        : cube_(cube), node_(node), where_(where) {
        for (const auto& number : node.numbers) numbers_.push_back(number.value);
    }

    Value read() const {
        switch (node_.form) {
            case NumbersForm::cycle: return {cycle()};
            case NumbersForm::row: return {row(numbers_, 0, Tuple::Notation::row)};
            case NumbersForm::two_rows: return {row(second_half(), half(), Tuple::Notation::two_rows)};
            case NumbersForm::oriented: return make_permutation(oriented());
            case NumbersForm::list: return list();
            case NumbersForm::pairs: break;
        }
        return pairs();
    }

private:
    [[noreturn]] void fail(std::size_t number, TupleMessage message) const {
        throw lang::Error({where_.source, node_.numbers[number].span}, std::move(message.text),
                          std::move(message.hint));
    }
    [[nodiscard]] std::string_view written(std::size_t number) const {
        return lang::Where{where_.source, node_.numbers[number].span}.text();
    }
    [[nodiscard]] std::size_t half() const { return numbers_.size() / 2; }
    [[nodiscard]] Numbers second_half() const {
        return {numbers_.begin() + static_cast<std::ptrdiff_t>(half()), numbers_.end()};
    }

    [[nodiscard]] Tuple row(const Numbers& row, std::size_t begin, Tuple::Notation notation) const {
        check_row(row, begin);
        return tuple_of_row(row, notation);
    }
    void check_row(const Numbers& row, std::size_t begin) const {
        if (row.size() > limits::longest_list)
            throw lang::Error(where_, fmt::format("a tuple has at most {} numbers", limits::longest_list));
        if (const auto fault = fault_of_row(row))
            fail(begin + fault->at, message_of(*fault, row, written(begin + fault->at)));
    }

    [[nodiscard]] Tuple cycle() const {
        for (std::size_t i = 0; i < numbers_.size(); ++i) {
            if (numbers_[i] < 1) fail(i, {"a cycle of numbers has no 0", "numbers are counted from 1"});
            if (numbers_[i] > static_cast<std::int64_t>(limits::longest_list))
                fail(i, {fmt::format("a tuple has at most {} numbers", limits::longest_list), {}});
            const auto first = std::ranges::find(numbers_, numbers_[i]) - numbers_.begin();
            if (static_cast<std::size_t>(first) != i)
                fail(i, {fmt::format("{} occurs twice", numbers_[i]), "each number occurs once"});
        }
        return tuple_of_cycle(numbers_);
    }

    // Long numbers are read again from the source, which has all of their digits.
    [[nodiscard]] Value list() const {
        std::vector<Value> items;
        for (const auto& [span, value] : node_.numbers) {
            items.push_back(make_integer(integer_literal(std::string(written(items.size())), {where_.source, span})));
        }
        return make_list(std::move(items));
    }

    // Places and stickers alternate.
    [[nodiscard]] Value pairs() const {
        MapItems items;
        std::set<std::int64_t> places;
        for (std::size_t i = 0; i < numbers_.size(); i += 2) {
            if (!places.insert(numbers_[i]).second)
                fail(i, {fmt::format("two pairs begin with {}", numbers_[i]), "each place has one pair"});
            items.emplace_back(make_integer(numbers_[i]), make_integer(numbers_[i + 1]));
        }
        return make_map(std::move(items));
    }

    // The pieces and orientations fill the tuple of the cube that has orientations and the same number of places.
    [[nodiscard]] cube::State oriented() const {
        const auto tuples = cube::part_tuples(cube_);
        const auto tuple = std::ranges::find_if(
            tuples, [&](const cube::PartTuple& t) { return t.orientations > 1 && t.places.size() == half(); });
        if (tuple == tuples.end())
            throw lang::Error(where_,
                              fmt::format("no tuple of a {} has {} pieces with orientations", cube_name(cube_), half()),
                              "its corners are (1 2 3 4 5 6 7 8) (0 0 0 0 0 0 0 0)");
        check_row({numbers_.begin(), numbers_.begin() + static_cast<std::ptrdiff_t>(half())}, 0);
        auto rows = cube::tuple_rows(cube::solved(cube_));
        auto& [numbers, orientations] = rows[static_cast<std::size_t>(tuple - tuples.begin())];
        for (std::size_t i = 0; i < half(); ++i) {
            numbers[i] = static_cast<int>(numbers_[i]);
            orientations[i] = orientation(*tuple, half() + i);
        }
        return cube::state_of_tuples(cube_, rows);
    }
    [[nodiscard]] int orientation(const cube::PartTuple& tuple, std::size_t at) const {
        if (numbers_[at] < tuple.orientations) return static_cast<int>(numbers_[at]);
        fail(at, {fmt::format("orientation {} at place {} of {}", numbers_[at], at - half() + 1, tuple.name),
                  fmt::format("orientations are 0 to {}", tuple.orientations - 1)});
    }

    cube::Cube cube_;
    const lang::Numbers& node_;
    const lang::Where& where_;
    Numbers numbers_;
};

}  // namespace

Value plain_numbers(cube::Cube cube, const lang::Numbers& node, const lang::Where& where) {
    return PlainNumbersReader(cube, node, where).read();
}

}  // namespace cubelang::meaning
