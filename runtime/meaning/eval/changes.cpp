#include "runtime/meaning/eval/changes.hpp"

#include "runtime/meaning/value/groups.hpp"
#include "runtime/meaning/value/match.hpp"

namespace cubelang::eval {
namespace {

// Only what can be large counts, and what is shared counts again: a bound, not an account.
struct Weight {
    std::size_t operator()(const Permutation& value) const {
        return 8U * static_cast<std::size_t>(value.state->cube.n) * static_cast<std::size_t>(value.state->cube.n);
    }
    std::size_t operator()(const Tuple& value) const { return value.size() * sizeof(std::uint32_t); }
    std::size_t operator()(const Mirrored& value) const {
        return (*this)(Permutation{{value.element, &value.element->state}});
    }
    std::size_t operator()(const Text& value) const { return value.text.size(); }
    std::size_t operator()(const List& value) const {
        std::size_t sum = 0;
        for (const auto& item : *value.items) sum += sizeof item + match(item, *this);
        return sum;
    }
    std::size_t operator()(const Record& value) const {
        std::size_t sum = 0;
        for (const auto& [name, field] : *value.fields) sum += name.size() + match(field, *this);
        return sum;
    }
    std::size_t operator()(const Map& value) const {
        std::size_t sum = 0;
        for (const auto& [key, item] : *value.items) sum += sizeof value + match(key, *this) + match(item, *this);
        return sum;
    }
    std::size_t operator()(const Group& value) const { return weight_of(value); }
    template <one_of<Integer, Fraction, Boolean, Algorithm, Location, Function, cube::Symmetry, Picture, Stream> Small>
    std::size_t operator()(const Small&) const {
        return sizeof(Value);
    }
};

}  // namespace

std::size_t weight(const Changes& changes) {
    std::size_t sum = 0;
    for (const auto& [name, before] : changes.names)
        if (before) sum += match(before->value, Weight{}) + before->doc.size();
    return sum;
}

}  // namespace cubelang::eval
