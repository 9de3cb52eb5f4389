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

lang::Span span_of(const lang::Variables& names) { return {names.front().span.begin, names.back().span.end}; }

LoopVariables::LoopVariables(const Locals* outer, const lang::Variables& names, const Value& item,
                             const lang::SourcePtr& source) {
    if (names.size() > 1) parts_ = parts_of(item, names, {source, span_of(names)});
    links_.reserve(names.size());
    for (std::size_t i = 0; i < names.size(); ++i)
        links_.push_back({i == 0 ? outer : innermost(), names[i].name, parts_.empty() ? &item : &parts_[i]});
}

}  // namespace cubelang::meaning
