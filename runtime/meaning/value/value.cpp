#include "runtime/meaning/value/value.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <new>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "runtime/meaning/value/stream.hpp"

namespace cubelang::meaning {

namespace {

using Shared = std::shared_ptr<const void>;

// Values that hold values are freed within each other only to some depth; deeper ones wait until the outermost is
// freed, since a chain of a million functions would need more stack than there is.
struct Freeing {
    int levels = 0;
    std::vector<Shared>* waiting = nullptr;  ///< no smart pointer: static values are freed after a thread's objects

    /// Without memory the value stays where it is.
    void wait(Shared& value) noexcept {
        try {
            if (waiting == nullptr) waiting = new std::vector<Shared>();
            waiting->push_back(std::move(value));
        } catch (const std::bad_alloc&) {
        }
    }
    void free_waiting() noexcept {
        levels = 1;
        while (!waiting->empty()) {
            const auto value = std::move(waiting->back());
            waiting->pop_back();
        }
        levels = 0;
        delete std::exchange(waiting, nullptr);
    }
};
constinit thread_local Freeing freeing;

template <class... T>
constexpr std::uint32_t mask_of = ((std::uint32_t{1} << detail::index_of<T, Value::Types>) | ...);
// The others nest to a limit, so that their chains come by one of these.
constexpr auto nests_without_limit = mask_of<Function, Stream>;

}  // namespace

void Value::release() noexcept {
    constexpr int most_levels = 4;  // a thousand lists may be between two of them
    if (type_ == 0) return integer_.~Integer();
    if ((nests_without_limit >> type_ & 1) == 0 || shared_.use_count() != 1) return shared_.~shared_ptr();
    if (freeing.levels >= most_levels) freeing.wait(shared_);
    ++freeing.levels;
    shared_.~shared_ptr();
    if (--freeing.levels == 0 && freeing.waiting != nullptr) [[unlikely]]
        freeing.free_waiting();
}

namespace {

// In the order of Value::Types. A goal is a record.
constexpr std::array<std::string_view, std::variant_size_v<Value::Types>> type_names{"an integer",
                                                                                     "a boolean",
                                                                                     "a text",
                                                                                     "an algorithm",
                                                                                     "a permutation",
                                                                                     "a location",
                                                                                     "a list",
                                                                                     "a record",
                                                                                     "a map",
                                                                                     "a function",
                                                                                     "a symmetry",
                                                                                     "a picture",
                                                                                     "a mirrored permutation",
                                                                                     "a tuple",
                                                                                     "a fraction",
                                                                                     "a group",
                                                                                     "a stream",
                                                                                     "a record",
                                                                                     "a set"};
static_assert(!type_names.back().empty());

constexpr auto most_bytes = std::numeric_limits<std::uint64_t>::max();

struct ContainsFunction {
    bool operator()(const Function&) const { return true; }
    bool operator()(const List& list) const { return std::ranges::any_of(list.items, contains_function); }
    bool operator()(const Record& record) const {
        return std::ranges::any_of(*record.fields, [](const auto& field) { return contains_function(field.second); });
    }
    bool operator()(const Map& map) const {
        return std::ranges::any_of(map.items, [](const auto& item) {
            return contains_function(item.first) || contains_function(item.second);
        });
    }
    bool operator()(const Set& set) const { return std::ranges::any_of(set.items, contains_function); }
    bool operator()(const Stream& stream) const { return std::ranges::any_of(stream.flow->made_of, contains_function); }
    template <one_of<Integer, Boolean, Text, Algorithm, Permutation, Location, cube::Symmetry, Picture, Mirrored, Tuple,
                     Fraction, Group>
                  T>
    bool operator()(const T&) const {
        return false;
    }
};

}  // namespace

Value make_integer(Integer value) { return {std::move(value)}; }
Value make_boolean(bool value, std::string reason) {
    static const Value plain[] = {Boolean{false, {}}, Boolean{true, {}}};
    if (reason.empty()) return plain[value ? 1 : 0];
    return {Boolean{value, std::move(reason)}};
}
Value make_text(std::string text) { return {Text{std::move(text)}}; }
Value make_notation(std::string text) { return {Text{std::move(text), true}}; }
Value make_algorithm(cube::WordPtr word, std::string note) { return {Algorithm{std::move(word), std::move(note)}}; }
Value make_permutation(cube::State state, std::string note) {
    return {Permutation{std::make_shared<const cube::State>(std::move(state)), std::move(note)}};
}
Value make_group_element(cube::Mirrored element) {
    if (!element.reflects) return make_permutation(std::move(element.state));
    return {Mirrored{std::make_shared<const cube::Mirrored>(std::move(element))}};
}
Value make_picture(render::Drawing drawing) {
    return {Picture{std::make_shared<const render::Drawing>(std::move(drawing))}};
}
Value make_group(std::shared_ptr<const groups::CubeGroup> group) { return {Group{std::move(group)}}; }
Value make_list(std::vector<Value> items) {
    const auto extent = collection_extent(extent_of(items));
    return {List{std::move(items), extent}};
}
Value locations_of(cube::Cube cube, const std::vector<cube::Part>& parts) {
    return list_of(parts, [=](const cube::Part& part) { return Value{Location{cube, part, nullptr}}; });
}

Value joined(const List& a, const List& b) {
    const bool is_after = a.items.size() >= b.items.size();
    auto items = is_after ? a.items.with_back(b.items.all()) : b.items.with_front(a.items.all());
    auto extent = joined(a.extent, b.extent);
    extent.size -= extent.size == most_bytes ? 0 : collection_bytes;  // one list instead of two
    return {List{std::move(items), extent}};
}

Value slice(const List& list, std::size_t from, std::size_t count) {
    auto items = list.items.slice(from, count);
    if (count < list.items.size() / 2) return {List{std::move(items), collection_extent(extent_of(items))}};
    const auto all = list.items.all();
    auto extent = list.extent;  // its depth may be that of an item which is not in the slice
    extent.size -= extent_of(all.first(from)).size + extent_of(all.subspan(from + count)).size;
    return {List{std::move(items), extent}};
}

Value with_item(List list, std::size_t at, Value item) {
    auto extent = joined(list.extent, collection_extent(extent_of(item)));
    extent.size -= extent.size == most_bytes ? 0 : collection_bytes + extent_of(list.items[at]).size;
    return {List{std::move(list.items).with(at, std::move(item)), extent}};
}
Value make_record(std::vector<std::pair<std::string, Value>> fields) {
    return {Record{std::make_shared<const std::vector<std::pair<std::string, Value>>>(std::move(fields))}};
}

namespace {

// The field names of a goal's arguments, in the order of Goal::Kind.
constexpr std::array<std::array<const char*, 2>, Goal::kinds> goal_fields{{{"from", "to"},
                                                                           {"solved"},
                                                                           {"solved_but"},
                                                                           {"placed"},
                                                                           {"oriented", "axis"},
                                                                           {"domino"},
                                                                           {"block"},
                                                                           {"color_neutral"},
                                                                           {"one_of"}}};
static_assert(goal_fields.back().front() != nullptr &&
              static_cast<std::size_t>(Goal::Kind::one_of) + 1 == goal_fields.size());

}  // namespace

const Value* Goal::argument(std::size_t at) const { return at < fields->size() ? &(*fields)[at].second : nullptr; }

Value make_goal(Goal::Kind kind, std::vector<Value> arguments) {
    std::vector<std::pair<std::string, Value>> fields;
    for (std::size_t i = 0; i < arguments.size(); ++i)
        fields.emplace_back(goal_fields[static_cast<std::size_t>(kind)][i], std::move(arguments[i]));
    return {Goal{{std::make_shared<const std::vector<std::pair<std::string, Value>>>(std::move(fields)), {}}, kind}};
}

Value with_written_form(Value value, WrittenFormPtr written) {
    return value.visit([&]<class T>(const T& parts) -> Value {
        if constexpr (requires { parts.written; }) {
            auto changed = parts;
            changed.written = std::move(written);
            return changed;
        } else {
            return std::move(value);
        }
    });
}

WrittenFormPtr written_form_of(const Value& value) {
    return value.visit([]<class T>(const T& parts) -> WrittenFormPtr {
        if constexpr (requires { parts.written; }) return parts.written;
        return nullptr;
    });
}

Extent joined(const Extent& a, const Extent& b) {
    const auto size = a.size + b.size;
    return {std::max(a.depth, b.depth), size < a.size ? most_bytes : size};
}
Extent collection_extent(const Extent& items) { return {items.depth + 1, joined(items, {0, collection_bytes}).size}; }

namespace {

// Approximate memory of a value in its collection, and of what it points to.
constexpr std::uint64_t bytes_of_place = sizeof(Value), bytes_of_object = 64;

struct ExtentOf {
    Extent operator()(const List& list) const { return list.extent; }
    Extent operator()(const Map& map) const { return map.extent; }
    Extent operator()(const Set& set) const { return set.extent; }
    Extent operator()(const Record& record) const {
        stop_point();
        Extent all{0, 0};
        for (const auto& [name, value] : *record.fields) all = joined(all, extent_of(value));
        return collection_extent(all);
    }
    Extent operator()(const Stream& stream) const {
        return {extent_of(stream.flow->made_of).depth + 1, bytes_of_place + bytes_of_object};
    }
    Extent operator()(const Text& text) const { return {0, bytes_of_place + bytes_of_object + text.text.size()}; }
    Extent operator()(const Permutation& p) const { return of(*p.state); }
    Extent operator()(const Mirrored& p) const { return of(p.element->state); }
    Extent operator()(const Tuple& tuple) const { return {0, bytes_of_place + bytes_of_object + tuple.images.bytes()}; }
    Extent operator()(const Boolean&) const { return {0, bytes_of_place}; }
    Extent operator()(const Integer& n) const {
        return {0, n.is_small() ? bytes_of_place : bytes_of_place + msb(abs(n)) / 8};
    }
    template <one_of<Algorithm, Location, Function, cube::Symmetry, Picture, Fraction, Group> T>
    Extent operator()(const T&) const {
        return {0, bytes_of_place + bytes_of_object};
    }

private:
    static Extent of(const cube::State& state) {
        return {0, bytes_of_place + 2 * bytes_of_object + state.blocks.size() * sizeof(perm::Block)};
    }
};

}  // namespace

Extent extent_of(const Value& value) {
    return value.small() != nullptr ? Extent{0, bytes_of_place} : match(value, ExtentOf{});
}
Extent extent_of(std::span<const Value> values) {
    Extent extent{0, 0};
    for (const auto& value : stoppable(values)) extent = joined(extent, extent_of(value));
    return extent;
}

std::string_view type_with_article(const Value& value) { return type_names[value.type()]; }

std::string_view type_name(const Value& value) {
    const auto name = type_with_article(value);
    return name.substr(name.find(' ') + 1);
}

bool contains_function(const Value& value) {
    stop_point();
    return match(value, ContainsFunction{});
}

}  // namespace cubelang::meaning
