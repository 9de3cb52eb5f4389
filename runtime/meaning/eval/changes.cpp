#include "runtime/meaning/eval/changes.hpp"

#include <fmt/format.h>

#include "runtime/meaning/value/groups.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {
namespace {

std::size_t weight_of(const Value& value);

std::size_t weight_of(cube::Cube cube) {
    return 8U * static_cast<std::size_t>(cube.n) * static_cast<std::size_t>(cube.n);
}

// An upper bound: shared values count each time. Only types that can be large are measured; a type without its line
// does not compile.
struct Weight {
    template <one_of<Integer, Boolean, Algorithm, Location, Function, cube::Symmetry, Picture, Fraction, Stream> T>
    std::size_t operator()(const T& /*value*/) const {
        return sizeof(Value);
    }
    std::size_t operator()(const Permutation& permutation) const { return weight_of(permutation.state->cube); }
    std::size_t operator()(const Mirrored& mirrored) const { return weight_of(mirrored.element->state.cube); }
    std::size_t operator()(const Tuple& tuple) const { return tuple.size() * sizeof(std::uint32_t); }
    std::size_t operator()(const Text& text) const { return text.text.size(); }
    std::size_t operator()(const Group& group) const { return weight_of(group); }
    std::size_t operator()(const List& list) const {
        std::size_t sum = 0;
        for (const auto& item : list.items) sum += sizeof item + weight_of(item);
        return sum;
    }
    // Also goals.
    std::size_t operator()(const Record& record) const {
        std::size_t sum = 0;
        for (const auto& [name, field] : *record.fields) sum += name.size() + weight_of(field);
        return sum;
    }
    std::size_t operator()(const Map& map) const {
        std::size_t sum = 0;
        for (const auto& [key, item] : map.items) sum += sizeof map + weight_of(key) + weight_of(item);
        return sum;
    }
    std::size_t operator()(const Set& set) const { return static_cast<std::size_t>(set.extent.size); }
};

std::size_t weight_of(const Value& value) { return match(value, Weight()); }

}  // namespace

std::vector<lang::Note> notes_on(const Changes& changes, const Scope& scope, const lang::Statement& statement,
                                 bool types) {
    const bool defines = std::holds_alternative<lang::Let>(statement.node) ||
                         std::holds_alternative<lang::LetParts>(statement.node) ||
                         std::holds_alternative<lang::Def>(statement.node);
    std::vector<lang::Note> notes;
    for (const auto& [name, before] : changes.names) {
        const auto* const now = scope.find(name);
        if (!defines || !before || now == nullptr) continue;
        const auto* source = before->where.source.get();
        const bool is_of_library = !before->module.empty() && source != nullptr && source->name.starts_with("library/");
        if (is_of_library)
            notes.push_back({now->where, fmt::format("`{}` was the one of {} until now", name, before->module)});
        else if (types && before->value.type() != now->value.type())
            notes.push_back({now->where, fmt::format("`{}` was {} until now", name, type_with_article(before->value))});
    }
    return notes;
}

std::size_t weight(const Changes& changes) {
    std::size_t sum = 0;
    for (const auto& [name, before] : changes.names)
        if (before) sum += weight_of(before->value) + before->doc.size();
    return sum;
}

}  // namespace cubelang::meaning
