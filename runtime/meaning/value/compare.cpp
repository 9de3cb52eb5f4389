#include "runtime/meaning/value/compare.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "runtime/base/stop_point.hpp"
#include "runtime/cube/reach/non_membership.hpp"
#include "runtime/meaning/value/groups.hpp"
#include "runtime/meaning/value/map.hpp"
#include "runtime/meaning/value/numbers.hpp"
#include "runtime/meaning/value/set.hpp"
#include "runtime/meaning/value/stream.hpp"
#include "runtime/meaning/value/tuple_algebra.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {
namespace {

// Lists item by item; fields and keys in any order.
bool equal_items(Context& context, const List& a, const List& b, const lang::Where& at_a, const lang::Where& at_b) {
    if (a.items.size() != b.items.size()) return false;
    for (std::size_t i = 0; i < a.items.size(); ++i)
        if (!equal(context, {a.items[i], at_a}, {b.items[i], at_b})) return false;
    return true;
}

bool equal_fields(Context& context, const Record& a, const Record& b, const lang::Where& at_a,
                  const lang::Where& at_b) {
    return a.fields->size() == b.fields->size() && std::ranges::all_of(*a.fields, [&](const auto& field) {
               const auto same =
                   std::ranges::find(*b.fields, field.first, [](const auto& other) { return other.first; });
               return same != b.fields->end() && equal(context, {field.second, at_a}, {same->second, at_b});
           });
}

bool equal_maps(Context& context, const Map& a, const Map& b, const lang::Where& at_a, const lang::Where& at_b) {
    if (a.items.size() != b.items.size()) return false;
    return std::ranges::all_of(a.items, [&](const auto& item) {
        const auto* value = find(context, b, {item.first, at_a});
        return value != nullptr && equal(context, {item.second, at_a}, {*value, at_b});
    });
}

bool equal_streams(Context& context, const Stream& a, const Stream& b, const lang::Where& at_a,
                   const lang::Where& at_b) {
    if (a.flow == b.flow) return true;
    const auto next_of_a = a.flow->open(context), next_of_b = b.flow->open(context);
    for (;;) {
        stop_point();
        const auto one = next_of_a(), other = next_of_b();
        if (!one || !other) return !one && !other;
        if (!equal(context, {*one, at_a}, {*other, at_b})) return false;
    }
}

/// Visits the left operand's value. The right one has the same type, or both have fields.
struct Equal {
    Context& context;
    const Operand &left, &right;

    bool operator()(const Boolean& a) const { return a.value == other<Boolean>().value; }
    bool operator()(const Text& a) const { return a.text == other<Text>().text; }
    bool operator()(const Location& a) const {
        const auto& b = other<Location>();
        return a.cube == b.cube && a.part.kind == b.part.kind && a.part.stickers == b.part.stickers;
    }
    bool operator()(const List& a) const { return equal_items(context, a, other<List>(), left.where, right.where); }
    bool operator()(const Record& a) const {
        return equal_fields(context, a, *right.value.as<Record>(), left.where, right.where);
    }
    bool operator()(const Map& a) const { return equal_maps(context, a, other<Map>(), left.where, right.where); }
    bool operator()(const Set& a) const {
        return a.items.size() == other<Set>().items.size() && is_subset(context, a, right);
    }
    bool operator()(const Function& a) const {
        return a.user == other<Function>().user && a.built_in == other<Function>().built_in;
    }
    bool operator()(const Picture& a) const { return *a.drawing == *other<Picture>().drawing; }
    bool operator()(const Group&) const { return same_group(left, right); }
    bool operator()(const Stream& a) const {
        return equal_streams(context, a, other<Stream>(), left.where, right.where);
    }
    template <one_of<Integer, Tuple> T>
    bool operator()(const T& a) const {
        return a == other<T>();
    }
    bool operator()(const Fraction& a) const { return *a.number == *other<Fraction>().number; }
    template <one_of<Algorithm, Permutation, cube::Symmetry, Mirrored> T>
    bool operator()(const T&) const {
        return equal_elements(context, left, right);
    }

private:
    template <class T>
    [[nodiscard]] const T& other() const {
        return *right.value.as<T>();
    }
};

bool is_record_and_map(const Value& a, const Value& b) { return a.as<Record>() != nullptr && b.as<Map>() != nullptr; }

bool is_one(const Value& value) { return value.as<Integer>() != nullptr && *value.as<Integer>() == 1; }

// Sticker numbers: a row, a map or cycles, or a list or tuple that may be one of these.
bool is_numbers(const Value& value) {
    return value.as<List>() != nullptr || value.as<Map>() != nullptr || is_tuple(value) ||
           written_form_of(value) != nullptr;
}

std::string comparison_hint(const Value& a, const Value& b) {
    if ((is_element(a) && is_one(b)) || (is_one(a) && is_element(b))) return "the identity is written ()";
    if ((is_element(a) && is_numbers(b)) || (is_numbers(a) && is_element(b)))
        return "permutation(…) reads numbers, cycle(…) locations: permutation(state(U)) == U";
    if ((is_tuple(a) && b.as<List>() != nullptr) || (is_tuple(b) && a.as<List>() != nullptr))
        return "items(…) lists the numbers of a tuple: items((1,2)) == {2, 1}";
    if ((a.as<Text>() != nullptr && written_form_of(b)) || (b.as<Text>() != nullptr && written_form_of(a)))
        return "text(…) is the value as a text: text(R U) == \"R U\"";
    if (a.as<Function>() != nullptr || b.as<Function>() != nullptr)
        return "a function is called with its bracket directly after the name: order(R U)";
    return {};
}

}  // namespace

bool equal(Context& context, const Operand& a, const Operand& b) {
    stop_point();
    if (is_in_group(a.value) && is_in_group(b.value)) return equal_elements(context, a, b);
    if (const auto same = equal_identities(context, a, b)) return *same;
    if (is_number(a.value) && is_number(b.value)) return compare_numbers(a.value, b.value) == 0;
    const bool are_records = a.value.as<Record>() != nullptr && b.value.as<Record>() != nullptr;
    const bool are_mixed = is_record_and_map(a.value, b.value) || is_record_and_map(b.value, a.value);
    if (a.value.type() != b.value.type() && !are_records && !are_mixed)
        throw lang::Error(
            b.where,
            fmt::format("{} and {} cannot be compared", type_with_article(a.value), type_with_article(b.value)),
            comparison_hint(a.value, b.value));
    if (turns_beside_numbers(a.value) != turns_beside_numbers(b.value)) return false;
    return are_mixed ? equal_maps(context, *as_map(a.value), *as_map(b.value), a.where, b.where)
                     : match(a.value, Equal{context, a, b});
}

int compare(const Operand& a, const Operand& b) {
    stop_point();
    if (is_number(a.value) && is_number(b.value)) return compare_numbers(a.value, b.value);
    const auto* s = a.value.as<Text>();
    const auto* t = b.value.as<Text>();
    if (s != nullptr && t != nullptr) return s->text.compare(t->text);
    const bool left_is_wrong = !is_number(a.value) && s == nullptr;
    const auto& wrong = left_is_wrong ? a : b;
    throw lang::Error(wrong.where, fmt::format("this is {}: < and > compare two numbers or two texts",
                                               type_with_article(wrong.value)));
}

namespace {

// A text may be meant as a goal, `R in cross`, or searched.
std::string hint_for_text(const Operand& item, const Operand& whole) {
    if (whole.value.as<Text>() == nullptr) return {};
    const auto one = item.where.text(), all = whole.where.text();
    if (item.value.as<Text>() != nullptr) return fmt::format("write size(split({}, {})) > 1", all, one);
    return fmt::format("write {} in solved({}) for parts that are solved", one, all);
}

}  // namespace

bool is_in(Context& context, const Operand& item, const Operand& whole) {
    if (whole.value.as<Group>() != nullptr) return is_member(context, item, whole);
    if (const auto* set = whole.value.as<Set>()) return contains(context, *set, item);
    if (const auto map = as_map(whole.value)) return find(context, *map, item) != nullptr;
    const auto items = items_of(whole.value);
    if (!items)
        throw lang::Error(whole.where,
                          fmt::format("`in` needs a list, a set, a map, a group or a goal on its right, but this is {}",
                                      type_with_article(whole.value)),
                          hint_for_text(item, whole));
    return std::ranges::any_of(*items, [&](const Value& each) { return equal(context, {each, whole.where}, item); });
}

std::string why_not_in(Context& context, const Operand& item, const Operand& whole) {
    const auto* group = whole.value.as<Group>();
    if (group == nullptr) return {};
    return reach::non_membership_reason(*group->group, on_points(context, item, whole));
}

}  // namespace cubelang::meaning
