#include "runtime/meaning/value/order.hpp"

#include <algorithm>

#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/value/built_in.hpp"
#include "runtime/meaning/value/groups.hpp"
#include "runtime/meaning/value/hash.hpp"
#include "runtime/meaning/value/map.hpp"
#include "runtime/meaning/value/numbers.hpp"
#include "runtime/meaning/value/set.hpp"
#include "runtime/meaning/value/tuple_algebra.hpp"
#include "runtime/render/screen.hpp"

namespace cubelang::meaning {
namespace {

template <class T>
int three_way(const T& a, const T& b) {
    return a < b ? -1 : b < a ? 1 : 0;
}
// Of anything that has indices.
template <class Items, class Compare>
int lexicographic(const Items& a, const Items& b, Compare compare) {
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        if (const int order = compare(a[i], b[i])) return order;
    return three_way(a.size(), b.size());
}

std::pair<int, bool> key_of(cube::Cube cube) { return {cube.n, cube.super}; }

/// The place of a type in the order.
struct Rank {
    int operator()(const Boolean&) const { return 0; }
    template <one_of<Integer, Fraction> T>
    int operator()(const T&) const {
        return 1;
    }
    int operator()(const Text&) const { return 2; }
    int operator()(const Location&) const { return 3; }
    template <one_of<Algorithm, Permutation, cube::Symmetry, Mirrored> T>
    int operator()(const T&) const {
        return 4;
    }
    int operator()(const Tuple&) const { return 5; }
    int operator()(const List&) const { return 6; }
    int operator()(const Set&) const { return 7; }
    template <one_of<Record, Map, Goal> T>
    int operator()(const T&) const {
        return 8;
    }
    int operator()(const Group&) const { return 9; }
    int operator()(const Function&) const { return 10; }
    int operator()(const Picture&) const { return 11; }
    int operator()(const Stream&) const { return 12; }
};

/// Visits the value on the left. The one on the right has the same rank.
struct Order {
    Context& context;
    const Value &left, &right;
    const lang::Where& where;
    Precision precision;

    int operator()(const Boolean& a) const { return three_way(a.value, other<Boolean>().value); }
    int operator()(const Text& a) const { return a.text.compare(other<Text>().text); }
    int operator()(const Location& a) const {
        const auto& b = other<Location>();
        if (const int order = three_way(key_of(a.cube), key_of(b.cube))) return order;
        const auto place = [](const cube::Place& p) { return std::pair(p.block, p.point); };
        return lexicographic(a.part.stickers, b.part.stickers,
                             [&](const auto& p, const auto& q) { return three_way(place(p), place(q)); });
    }
    template <one_of<Integer, Fraction> T>
    int operator()(const T&) const {
        return compare_numbers(left, right);
    }
    template <one_of<Algorithm, Permutation, cube::Symmetry, Mirrored> T>
    int operator()(const T&) const {
        const int order = by_effect();
        return order != 0 || is_exact() ? order : three_way(length(left), length(right));
    }
    int operator()(const Tuple& a) const {
        const auto& b = other<Tuple>();
        for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i)
            if (const int order = three_way(a[i], b[i])) return order;
        return 0;
    }
    int operator()(const List&) const { return by_items(*items_of(left), *items_of(right)); }
    int operator()(const Set& a) const { return in_any_order(a, other<Set>()); }
    template <one_of<Record, Map, Goal> T>
    int operator()(const T&) const {
        return in_any_order(*as_map(left), *as_map(right));
    }
    int operator()(const Group& a) const {
        const auto& b = other<Group>();
        const auto cube = [](const Group& g) {
            return g.group->domain ? key_of(g.group->domain->cube()) : std::pair(0, false);
        };
        if (const int order = three_way(cube(a), cube(b))) return order;
        if (const int order = three_way(a.group->group.order(), b.group->group.order())) return order;
        return is_exact() && !same_group({left, where}, {right, where}) ? 1 : 0;
    }
    int operator()(const Function& a) const {
        const auto& b = other<Function>();
        if (is_exact()) return a.user == b.user && a.built_in == b.built_in ? 0 : 1;
        return three_way(name_of(a), name_of(b));
    }
    int operator()(const Picture& a) const {
        const auto& b = other<Picture>();
        if (is_exact()) return *a.drawing == *b.drawing ? 0 : 1;
        return render::painted(*a.drawing, {}).compare(render::painted(*b.drawing, {}));
    }
    int operator()(const Stream&) const { refuse_stream(where); }

private:
    template <class T>
    [[nodiscard]] const T& other() const {
        return *right.as<T>();
    }
    [[nodiscard]] bool is_exact() const { return precision == Precision::identity; }

    // The permutations of any cube, algorithms on the current one.
    [[nodiscard]] cube::Mirrored element(const Value& value) const {
        if (const auto* p = value.as<Permutation>()) return {*p->state, false};
        if (const auto* p = value.as<Mirrored>()) return *p->element;
        return group_element(context, value, where);
    }
    [[nodiscard]] int by_effect() const {
        const auto a = element(left), b = element(right);
        if (const int order = three_way(key_of(a.state.cube), key_of(b.state.cube))) return order;
        if (const int order = three_way(a.reflects, b.reflects)) return order;
        return lexicographic(a.state.blocks, b.state.blocks,
                             [](const auto& p, const auto& q) { return three_way(p.to, q.to); });
    }
    [[nodiscard]] static Integer length(const Value& value) {
        const auto* algorithm = value.as<Algorithm>();
        return algorithm == nullptr ? Integer(0) : Integer(cube::move_count(*algorithm->word));
    }

    template <class Items>
    [[nodiscard]] int by_items(const Items& a, const Items& b) const {
        return lexicographic(
            a, b, [&](const Value& one, const Value& two) { return order_of(context, one, two, where, precision); });
    }
    [[nodiscard]] bool same_items(const Map& a, const Map& b) const {
        return std::ranges::all_of(a.items, [&](const auto& item) {
            const auto* found = find(context, b, {item.first, where});
            return found != nullptr && order_of(context, item.second, *found, where, precision) == 0;
        });
    }
    [[nodiscard]] bool same_items(const Set& a, const Set& b) const {
        return std::ranges::all_of(a.items, [&](const Value& item) { return contains(context, b, {item, where}); });
    }
    [[nodiscard]] std::vector<Value> sorted(const Value& value) const {
        auto all = items_of(value)->copy();
        std::ranges::stable_sort(all,
                                 [&](const Value& a, const Value& b) { return order_of(context, a, b, where) < 0; });
        return all;
    }
    // By size, then item by item in their order.
    template <class Keyed>
    [[nodiscard]] int in_any_order(const Keyed& a, const Keyed& b) const {
        if (const int order = three_way(a.items.size(), b.items.size())) return order;
        if (is_exact()) return same_items(a, b) ? 0 : 1;
        return by_items(sorted(left), sorted(right));
    }
};

}  // namespace

int order_of(Context& context, const Value& a, const Value& b, const lang::Where& where, Precision precision) {
    stop_point();
    if (const auto* m = a.as<Integer>(), *n = b.as<Integer>(); m != nullptr && n != nullptr) return m->compare(*n);
    if (const int order = three_way(match(a, Rank{}), match(b, Rank{})))
        return precision == Precision::identity && equal_identities(context, {a, where}, {b, where}).value_or(false)
                   ? 0
                   : order;
    if (const int order = match(a, Order{context, a, b, where, precision})) return order;
    return lexicographic(turns_beside_numbers(a), turns_beside_numbers(b), three_way<int>);
}

}  // namespace cubelang::meaning
