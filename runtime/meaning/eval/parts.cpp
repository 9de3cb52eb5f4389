#include "runtime/meaning/eval/parts.hpp"

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/meaning/value/map.hpp"

namespace cubelang::meaning {
namespace {

void check_count(std::size_t parts, std::size_t names, const lang::Where& where) {
    if (parts == names) return;
    throw lang::Error(where, fmt::format("there are {} names for {}", names, counted(parts, "item")),
                      "each item needs a name; item(list, 1) is one of them");
}

}  // namespace

std::vector<Value> parts_of(const Value& value, const lang::Variables& names, const lang::Where& where) {
    std::vector<Value> parts;
    if (const auto* record = value.as<Record>()) {
        check_count(record->fields->size(), names.size(), where);
        for (const auto& [name, field] : *record->fields) parts.push_back(field);
        return parts;
    }
    const auto items = value.as<Map>() == nullptr ? items_of(value) : std::nullopt;
    if (!items)
        throw lang::Error(
            where, fmt::format("the names are for the items of a list, but this is {}", type_with_article(value)),
            value.as<Map>() == nullptr ? "write a list such as {R, U}"
                                       : "for k -> v in m { … } goes through the pairs of a map");
    check_count(items->size(), names.size(), where);
    for (std::size_t i = 0; i < names.size(); ++i) parts.push_back((*items)[i]);
    return parts;
}

void Bound::bind_parts(Activation& now, const Value& value, lang::Span span) const {
    auto parts = parts_of(value, variables_, {now.source, span});
    for (std::size_t i = 0; i < parts.size(); ++i) now.keep(places_[i], variables_[i].name, std::move(parts[i]));
}

}  // namespace cubelang::meaning
