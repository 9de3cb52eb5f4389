#include "runtime/meaning/eval/changes.hpp"

#include <fmt/format.h>

#include "runtime/meaning/value/groups.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::eval {
namespace {

// An upper bound: shared values count each time. Only types that can be large are measured.
std::size_t weight_of(const Value& value) {
    const auto of_cube = [](cube::Cube cube) {
        return 8U * static_cast<std::size_t>(cube.n) * static_cast<std::size_t>(cube.n);
    };
    std::size_t sum = 0;
    if (const auto* permutation = value.as<Permutation>()) return of_cube(permutation->state->cube);
    if (const auto* mirrored = value.as<Mirrored>()) return of_cube(mirrored->element->state.cube);
    if (const auto* tuple = value.as<Tuple>()) return tuple->size() * sizeof(std::uint32_t);
    if (const auto* text = value.as<Text>()) return text->text.size();
    if (const auto* group = value.as<Group>()) return weight_of(*group);
    if (const auto* list = value.as<List>()) {
        for (const auto& item : list->items) sum += sizeof item + weight_of(item);
        return sum;
    }
    if (const auto* record = value.as<Record>()) {
        for (const auto& [name, field] : *record->fields) sum += name.size() + weight_of(field);
        return sum;
    }
    const auto* set = value.as<Set>();
    if (const auto* map = set == nullptr ? value.as<Map>() : &set->members) {
        for (const auto& [key, item] : map->items) sum += sizeof *map + weight_of(key) + weight_of(item);
        return sum;
    }
    return sizeof value;
}

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

}  // namespace cubelang::eval
