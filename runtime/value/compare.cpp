#include "runtime/value/compare.hpp"

#include <fmt/format.h>

namespace cubelang::eval {
namespace {

bool same_location(const Location& a, const Location& b) {
    return a.cube == b.cube && a.part.kind == b.part.kind && a.part.stickers == b.part.stickers;
}

bool equal_items(Context& context, const List& a, const List& b, const lang::Where& at_a, const lang::Where& at_b) {
    if (a.items->size() != b.items->size()) return false;
    for (std::size_t i = 0; i < a.items->size(); ++i)
        if (!equal(context, {(*a.items)[i], at_a}, {(*b.items)[i], at_b})) return false;
    return true;
}

bool equal_fields(Context& context, const Record& a, const Record& b, const lang::Where& at_a,
                  const lang::Where& at_b) {
    if (a.fields->size() != b.fields->size()) return false;
    for (std::size_t i = 0; i < a.fields->size(); ++i) {
        const auto& [name_a, value_a] = (*a.fields)[i];
        const auto& [name_b, value_b] = (*b.fields)[i];
        if (name_a != name_b || !equal(context, {value_a, at_a}, {value_b, at_b})) return false;
    }
    return true;
}

bool same_function(const Function& a, const Function& b) { return a.user == b.user && a.built_in == b.built_in; }

}  // namespace

bool equal(Context& context, const Operand& a, const Operand& b) {
    if (is_element(a.value) && is_element(b.value)) return equal_elements(context, a, b);
    if (a.value.data.index() != b.value.data.index())
        throw lang::Error(b.where, fmt::format("{} and {} cannot be compared", type_with_article(a.value),
                                               type_with_article(b.value)));
    if (const auto* x = a.value.as<Integer>()) return *x == *b.value.as<Integer>();
    if (const auto* x = a.value.as<Boolean>()) return x->value == b.value.as<Boolean>()->value;
    if (const auto* x = a.value.as<Text>()) return x->text == b.value.as<Text>()->text;
    if (const auto* x = a.value.as<cube::Symmetry>()) return *x == *b.value.as<cube::Symmetry>();
    if (const auto* x = a.value.as<Location>()) return same_location(*x, *b.value.as<Location>());
    if (const auto* x = a.value.as<List>()) return equal_items(context, *x, *b.value.as<List>(), a.where, b.where);
    if (const auto* x = a.value.as<Record>()) return equal_fields(context, *x, *b.value.as<Record>(), a.where, b.where);
    if (const auto* x = a.value.as<Picture>()) return *x->drawing == *b.value.as<Picture>()->drawing;
    return same_function(*a.value.as<Function>(), *b.value.as<Function>());
}

int compare(const Operand& a, const Operand& b) {
    const auto *x = a.value.as<Integer>(), *y = b.value.as<Integer>();
    if (x && y) return x->compare(*y);
    const auto *s = a.value.as<Text>(), *t = b.value.as<Text>();
    if (s && t) return s->text.compare(t->text);
    const bool left_is_wrong = !x && !s;
    const auto& wrong = left_is_wrong ? a : b;
    throw lang::Error(wrong.where, fmt::format("this is {}: < and > compare two integers or two texts",
                                               type_with_article(wrong.value)));
}

}  // namespace cubelang::eval
