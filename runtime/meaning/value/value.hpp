#pragma once
// The values of expressions. They are immutable and cheap to copy: large data is shared.

#include <array>
#include <atomic>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "lang/ast.hpp"
#include "runtime/base/integer.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/cube/mirrored.hpp"
#include "runtime/cube/numbering.hpp"
#include "runtime/cube/parts.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/cube/word.hpp"
#include "runtime/meaning/value/items.hpp"
#include "runtime/meaning/value/tuple.hpp"
#include "runtime/render/drawing.hpp"

namespace cubelang::groups {
struct CubeGroup;
}

namespace cubelang::meaning {

class Value;
class Scope;
struct BuiltIn;
class KeyIndex;

struct Boolean {
    bool value = false;
    std::string reason;  ///< why it is so; may be empty
};
struct Text {
    std::string text;
    bool notation = false;  ///< a written form: shown without quotes
};
/// The written form of a value that came from a document, or a word that equals it, for display. Values derived from it
/// have none. In comparisons only the turns of a supercube's centres count, which numbers cannot say.
struct WrittenForm {
    std::string text;
    std::shared_ptr<const cube::State> state{};        ///< the permutation, if the text describes it completely
    const cube::Numbering* numbering = nullptr;        ///< of its sticker numbers
    std::string_view maker{};                          ///< the function that makes the value from the permutation
    std::shared_ptr<const groups::CubeGroup> group{};  ///< the group in whose generators it is a word
};
using WrittenFormPtr = std::shared_ptr<const WrittenForm>;
/// A word, not tied to a cube.
struct Algorithm {
    cube::WordPtr word;
    std::string note{};  ///< an additional remark on a result; may be empty
};
/// Tied to its cube.
struct Permutation {
    std::shared_ptr<const cube::State> state;
    std::string note{};  ///< an additional remark on a result; may be empty
    WrittenFormPtr written{};
};
/// A permutation followed by a reflection, which no turns can make; tied to its cube.
struct Mirrored {
    std::shared_ptr<const cube::Mirrored> element;
};
/// The location of a part on a certain cube, spelled from a certain sticker; or of one sticker, named by a numbering.
struct Location {
    cube::Cube cube;
    cube::Part part;
    const cube::Numbering* numbering = nullptr;
};

/// The size of a value when written out; shared parts count each time.
struct Extent {
    int depth = 1;           ///< of nested lists and maps
    std::uint64_t size = 1;  ///< bytes of memory, estimated
};
/// Bytes of a list, map or set itself.
inline constexpr std::uint64_t collection_bytes = 64;
/// The extent of two values together.
[[nodiscard]] Extent joined(const Extent& a, const Extent& b);

struct List {
    Items<Value> items;
    Extent extent{};
    WrittenFormPtr written{};
};
/// Named values in a fixed order, for results with several parts.
struct Record {
    std::shared_ptr<const std::vector<std::pair<std::string, Value>>> fields;
    WrittenFormPtr written{};
};
/// A goal of `find`: a record of its description, since it is shown, compared and read as one.
struct Goal : Record {
    enum class Kind : std::uint8_t {
        journey,  ///< of parts to places: @uf -> @ur
        solved,
        solved_but,
        placed,
        oriented,
        domino,
        block,
        color_neutral,
        one_of
    };
    static constexpr std::size_t kinds = 9;
    Kind kind = Kind::journey;

    /// Null if it was left out.
    [[nodiscard]] const Value* argument(std::size_t at) const;
};
/// Keys with their values, in the order in which they were written, without duplicates. Made in map.hpp.
struct Map {
    Items<std::pair<Value, Value>> items;
    std::shared_ptr<KeyIndex> index;
    Extent extent{};
    WrittenFormPtr written{};
};

/// Different values in the order in which they were added, compared as the keys of a map. Made in set.hpp.
struct Set {
    Items<Value> items;
    std::shared_ptr<KeyIndex> index;
    Extent extent{};
};

/// Values of parameters, of names of blocks and of variables of loops. No name stands twice.
using Captured = std::vector<std::pair<std::string, Value>>;
using CapturedPtr = std::shared_ptr<const Captured>;  ///< null without values
/// The code of a function, made by the evaluator at its first call.
struct Compiled {
    Compiled() = default;
    Compiled(const Compiled&) = delete;
    Compiled& operator=(const Compiled&) = delete;
    virtual ~Compiled() = default;
};
/// Keeps it, for all threads. A copy keeps nothing.
class CompiledOnce {
public:
    CompiledOnce() = default;
    CompiledOnce(const CompiledOnce&) {}
    CompiledOnce& operator=(const CompiledOnce&) = delete;
    ~CompiledOnce() { delete kept_.load(); }

    template <class Make>
    [[nodiscard]] auto& get(Make make) const {
        using Made = decltype(make());
        const auto* known = kept_.load(std::memory_order_acquire);
        if (known == nullptr) {
            auto made = make();
            if (kept_.compare_exchange_strong(known, made.get())) known = made.release();
        }
        return static_cast<typename Made::element_type&>(*known);
    }

private:
    mutable std::atomic<const Compiled*> kept_ = nullptr;
};
/// A `def` or a function without a name, its source text, and the scope and the local values that its body uses.
struct UserFunction {
    std::string name;  ///< empty if it has none
    lang::Lambda code;
    lang::SourcePtr source;
    const Scope* scope = nullptr;
    CapturedPtr captured{};
    CompiledOnce compiled{};
};
struct Function {
    std::shared_ptr<const UserFunction> user;  ///< exactly one of the two is set
    const BuiltIn* built_in = nullptr;
};

/// A number that is not whole: see numbers.hpp.
struct Fraction {
    std::shared_ptr<const Rational> number;
};

/// Something to look at; painted once the screen is known.
struct Picture {
    std::shared_ptr<const render::Drawing> drawing;
};

/// A group of permutations, of a cube or of numbers.
struct Group {
    std::shared_ptr<const groups::CubeGroup> group;
};

struct Flow;
/// Values one after another, made on demand: see stream.hpp.
struct Stream {
    std::shared_ptr<const Flow> flow;
};

namespace detail {

template <class T, class Types>
inline constexpr std::size_t index_of = 0;
template <class T, class First, class... Rest>
inline constexpr std::size_t index_of<T, std::variant<First, Rest...>> = std::same_as<T, First> ? 0
                                                                         : (... || std::same_as<T, Rest>)
                                                                             ? 1 + index_of<T, std::variant<Rest...>>
                                                                             : 0;

}  // namespace detail

/// One of the types above, in 24 bytes: an integer, or a pointer to a value that copies share.
class Value {
public:
    /// In the order of type().
    using Types = std::variant<Integer, Boolean, Text, Algorithm, Permutation, Location, List, Record, Map, Function,
                               cube::Symmetry, Picture, Mirrored, Tuple, Fraction, Group, Stream, Goal, Set>;

    Value() : integer_() {}  ///< 0
    Value(Integer integer) : integer_(std::move(integer)) {}
    template <class T>
    requires(detail::index_of<std::remove_cvref_t<T>, Types> != 0) Value(T&& value)
        : shared_(std::make_shared<std::remove_cvref_t<T>>(std::forward<T>(value))),
          type_(detail::index_of<std::remove_cvref_t<T>, Types>) {}
    Value(const Value& other) : type_(other.type_) {
        if (type_ == 0)
            std::construct_at(&integer_, other.integer_);
        else
            std::construct_at(&shared_, other.shared_);
    }
    Value(Value&& other) noexcept
        : bytes_(std::exchange(other.bytes_, Bytes())), type_(std::exchange(other.type_, std::uint8_t{0})) {}
    Value& operator=(const Value& other) { return *this = Value(other); }
    Value& operator=(Value&& other) noexcept {
        if (owns()) return take_over(std::move(other));
        bytes_ = std::exchange(other.bytes_, Bytes());
        type_ = std::exchange(other.type_, std::uint8_t{0});
        return *this;
    }
    ~Value() {
        if (owns()) release();
    }

    template <class T>
    [[nodiscard]] const T* as() const {
        return type_ == detail::index_of<T, Types> ? &get<T>() : nullptr;
    }
    /// The value as a T, which it is and which is not an integer: moved out if no other value shares it.
    template <class T>
    [[nodiscard]] T take() && {
        if (shared_.use_count() != 1) return get<T>();
        return std::move(*static_cast<T*>(const_cast<void*>(shared_.get())));  // NOLINT: it was not made const
    }
    [[nodiscard]] std::size_t type() const { return type_; }
    /// An integer of 64 bits; null for other values.
    [[nodiscard]] const std::int64_t* small() const { return type_ == 0 ? integer_.small() : nullptr; }
    /// Has it data that other values may share? Integers of 64 bits have none.
    [[nodiscard]] bool owns() const { return type_ != 0 || !integer_.is_small(); }
    void become(std::int64_t n) {
        if (auto* here = type_ == 0 ? integer_.small() : nullptr)
            *here = n;
        else
            *this = Value(Integer(n));
    }
    /// Calls the visitor with the value of its type.
    template <class Visitor>
    decltype(auto) visit(Visitor&& visitor) const {
        return visit(visitor, static_cast<const Types*>(nullptr));
    }

private:
    /// Both an integer and a shared pointer may be moved as bytes; with zeros they own nothing.
    struct alignas(Integer) Bytes {
        std::array<std::byte, sizeof(Integer)> bytes{};
    };
    static_assert(sizeof(Bytes) >= sizeof(std::shared_ptr<const void>));

    Value& take_over(Value other) noexcept {  // then `other` releases what this was
        std::swap(bytes_, other.bytes_);
        std::swap(type_, other.type_);
        return *this;
    }
    void release() noexcept;
    template <class T>
    [[nodiscard]] const T& get() const {
        if constexpr (std::same_as<T, Integer>)
            return integer_;
        else
            return *static_cast<const T*>(shared_.get());
    }
    template <class Visitor, class... T>
    decltype(auto) visit(Visitor& visitor, const std::variant<T...>*) const {
        using Result = std::invoke_result_t<Visitor&, const Integer&>;
        static constexpr Result (*calls[])(Visitor&, const Value&){
            [](Visitor& each, const Value& value) -> Result { return each(value.get<T>()); }...};
        return calls[type_](visitor, *this);
    }

    union {
        Integer integer_;                     ///< type 0
        std::shared_ptr<const void> shared_;  ///< the other types
        Bytes bytes_;
    };
    std::uint8_t type_ = 0;
};
/// A goal is a record.
template <>
[[nodiscard]] inline const Record* Value::as<Record>() const {
    if (const auto* goal = as<Goal>()) return goal;
    return type_ == detail::index_of<Record, Types> ? &get<Record>() : nullptr;
}

[[nodiscard]] Value make_integer(Integer value);
[[nodiscard]] Value make_boolean(bool value, std::string reason = {});
[[nodiscard]] Value make_text(std::string text);
/// The items of both, in constant time for each item of the shorter one, on average.
[[nodiscard]] Value joined(const List& a, const List& b);
/// A written form of a permutation: text that is shown without quotes.
[[nodiscard]] Value make_notation(std::string text);
[[nodiscard]] Value make_algorithm(cube::WordPtr word, std::string note = {});
[[nodiscard]] Value make_permutation(cube::State state, std::string note = {});
/// A permutation, or a mirrored one if the element reflects.
[[nodiscard]] Value make_group_element(cube::Mirrored element);
[[nodiscard]] Value make_picture(render::Drawing drawing);
[[nodiscard]] Value make_group(std::shared_ptr<const groups::CubeGroup> group);
[[nodiscard]] Value make_list(std::vector<Value> items);
/// `count` items of a list from index `from`.
[[nodiscard]] Value slice(const List& list, std::size_t from, std::size_t count);
/// The list with another item at an index: in place if no other value has its items.
[[nodiscard]] Value with_item(List list, std::size_t at, Value item);
/// The list of make(item) for each item; interruptible.
template <class Items, class Make>
[[nodiscard]] Value list_of(const Items& items, Make make) {
    std::vector<Value> made;
    made.reserve(items.size());
    for (const auto& item : stoppable(items)) made.push_back(make(item));
    return make_list(std::move(made));
}
/// The locations of parts, each spelled as the part is.
[[nodiscard]] Value locations_of(cube::Cube cube, const std::vector<cube::Part>& parts);
[[nodiscard]] Value make_record(std::vector<std::pair<std::string, Value>> fields);
/// `arguments`: some goals allow the last one to be left out.
[[nodiscard]] Value make_goal(Goal::Kind kind, std::vector<Value> arguments);

/// The list, record, map, tuple or permutation with this written form; null removes it. Other values are unchanged.
[[nodiscard]] Value with_written_form(Value value, WrittenFormPtr written);
/// The written form of such a value; null if it has none, and for other values.
[[nodiscard]] WrittenFormPtr written_form_of(const Value& value);
/// The depth is 0 for values other than lists and maps.
[[nodiscard]] Extent extent_of(const Value& value);
/// Of the values together, without a list around them.
[[nodiscard]] Extent extent_of(std::span<const Value> values);
/// The extent of a list or map with these items.
[[nodiscard]] Extent collection_extent(const Extent& items);

/// The type's name, such as "integer" or "algorithm"; and with its article, for messages.
[[nodiscard]] std::string_view type_name(const Value& value);
[[nodiscard]] std::string_view type_with_article(const Value& value);

/// Is it a function, or does it contain one? Functions belong to the scope that defined them.
[[nodiscard]] bool contains_function(const Value& value);

// Visitors for all types of value, checked for completeness by the compiler: a visitor names every alternative of
// Value, so that a new type fails to compile wherever it is not handled.
//
//   struct Depth {
//       int operator()(const List& list) const { return list.extent.depth; }
//       template <one_of<Integer, Boolean, ...> T>
//       int operator()(const T&) const { return 0; }
//   };
//   match(value, Depth{});

/// For several types with the same treatment: only the named ones.
template <class T, class... Types>
concept one_of = (std::same_as<T, Types> || ...);

namespace detail {

/// Stands for a type of value that does not exist yet.
struct UnknownType {};

template <class Visitor, class Variant>
inline constexpr bool accepts_all_types = false;
template <class Visitor, class... Types>
inline constexpr bool accepts_all_types<Visitor, std::variant<Types...>> =
    (std::is_invocable_v<Visitor, const Types&> && ...);

}  // namespace detail

/// Does the visitor accept each type of value, and would it reject a new one?
template <class Visitor>
concept total_visitor =
    detail::accepts_all_types<Visitor, Value::Types> && !std::is_invocable_v<Visitor, const detail::UnknownType&>;

template <class Visitor>
decltype(auto) match(const Value& value, Visitor&& visitor) {
    static_assert(total_visitor<Visitor>, "a visitor of values must name each type and accept no others");
    return value.visit(visitor);
}

}  // namespace cubelang::meaning
