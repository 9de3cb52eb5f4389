#pragma once
// What expressions evaluate to. Values are immutable and cheap to copy: whatever is large is shared.

#include <concepts>
#include <cstdint>
#include <memory>
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
#include "runtime/meaning/value/tuple.hpp"
#include "runtime/render/drawing.hpp"

namespace cubelang::cube_group {
struct CubeGroup;
}

namespace cubelang::eval {

struct Value;
class Scope;
struct BuiltIn;
struct KeyIndex;

struct Boolean {
    bool value = false;
    std::string reason;  ///< why, where an answer has a why; may be empty
};
struct Text {
    std::string text;
    bool notation = false;  ///< a written form: shown without quotes
};
/// A word, not tied to a cube.
struct Algorithm {
    cube::WordPtr word;
    std::string note{};  ///< what an answer has to say besides; may be empty
};
/// Tied to its cube.
struct Permutation {
    std::shared_ptr<const cube::State> state;
    std::string note{};  ///< what an answer has to say besides; may be empty
};
/// A permutation and then a reflection, which no turns make; tied to its cube.
struct Mirrored {
    std::shared_ptr<const cube::Mirrored> element;
};
/// A part's place on a certain cube, spelled from a certain sticker; or one sticker, if a numbering names it.
struct Location {
    cube::Cube cube;
    cube::Part part;
    const cube::Numbering* numbering = nullptr;
};
/// How a value with parts is written in documents, where it came from one: it is shown so. Whatever is derived from the
/// value has lost it, and two values that differ only in this are equal.
struct Written {
    std::string text;
    std::shared_ptr<const cube::State> state{};  ///< the permutation, where the text says all of it
    const cube::Numbering* numbering = nullptr;  ///< of the stickers whose numbers it has
};
using WrittenPtr = std::shared_ptr<const Written>;

/// How large a value is when it is written out: what several parts of it share counts for each.
struct Extent {
    int depth = 1;           ///< of lists and maps within lists and maps
    std::uint64_t size = 1;  ///< items, all together; much text, or a large cube's permutation, counts as several
};
/// Of what has both.
[[nodiscard]] Extent joined(const Extent& a, const Extent& b);

struct List {
    std::shared_ptr<const std::vector<Value>> items;
    Extent extent{};
    WrittenPtr written{};
};
/// Named values in a fixed order: the answers that have several parts.
struct Record {
    std::shared_ptr<const std::vector<std::pair<std::string, Value>>> fields;
    WrittenPtr written{};
};
/// What `find` is to reach, as it was said: a record of what was said, for it is shown, compared and read as one.
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

    /// Null: it was left out.
    [[nodiscard]] const Value* argument(std::size_t at) const;
};
/// Keys with their values, in the order in which they were written; no key twice. Made in map.hpp.
struct Map {
    std::shared_ptr<const std::vector<std::pair<Value, Value>>> items;
    std::shared_ptr<const KeyIndex> index;
    Extent extent{};
    WrittenPtr written{};
};

/// `def` with the text it is in and the scope that its body sees.
struct UserFunction {
    lang::Def definition;
    lang::SourcePtr source;
    const Scope* scope = nullptr;
};
struct Function {
    std::shared_ptr<const UserFunction> user;  ///< exactly one of the two is set
    const BuiltIn* built_in = nullptr;
};

/// A number that is not whole: see numbers.hpp.
struct Fraction {
    std::shared_ptr<const Rational> number;
};

/// What is to be looked at; painted by whoever knows the screen.
struct Picture {
    std::shared_ptr<const render::Drawing> drawing;
};

/// A group of permutations, of a cube or of numbers.
struct Group {
    std::shared_ptr<const cube_group::CubeGroup> group;
};

struct Flow;
/// Values one after another, each made when it is asked for: see stream.hpp.
struct Stream {
    std::shared_ptr<const Flow> flow;
};

struct Value {
    std::variant<Integer, Boolean, Text, Algorithm, Permutation, Location, List, Record, Map, Function, cube::Symmetry,
                 Picture, Mirrored, Tuple, Fraction, Group, Stream, Goal>
        data;

    template <class T>
    [[nodiscard]] const T* as() const {
        return std::get_if<T>(&data);
    }
};
/// A goal is one.
template <>
[[nodiscard]] inline const Record* Value::as<Record>() const {
    if (const auto* goal = std::get_if<Goal>(&data)) return goal;
    return std::get_if<Record>(&data);
}

[[nodiscard]] Value make_integer(Integer value);
[[nodiscard]] Value make_boolean(bool value, std::string reason = {});
[[nodiscard]] Value make_text(std::string text);
/// The items of both; where no other value shares those of the first, they are not copied.
[[nodiscard]] Value appended(List list, const List& more);
/// A written form of a permutation: text that is shown without quotes.
[[nodiscard]] Value make_notation(std::string text);
[[nodiscard]] Value make_algorithm(cube::WordPtr word, std::string note = {});
[[nodiscard]] Value make_permutation(cube::State state, std::string note = {});
/// A permutation where it does not reflect.
[[nodiscard]] Value make_group_element(cube::Mirrored element);
[[nodiscard]] Value make_picture(render::Drawing drawing);
[[nodiscard]] Value make_group(std::shared_ptr<const cube_group::CubeGroup> group);
[[nodiscard]] Value make_list(std::vector<Value> items);
/// The list of what `make` makes of each; interruptible.
template <class Items, class Make>
[[nodiscard]] Value list_of(const Items& items, Make make) {
    std::vector<Value> made;
    made.reserve(items.size());
    for (const auto& item : stoppable(items)) made.push_back(make(item));
    return make_list(std::move(made));
}
/// The places of parts, each spelled as the part is.
[[nodiscard]] Value locations_of(cube::Cube cube, const std::vector<cube::Part>& parts);
[[nodiscard]] Value make_record(std::vector<std::pair<std::string, Value>> fields);
/// The last argument may be left out of some.
[[nodiscard]] Value make_goal(Goal::Kind kind, std::vector<Value> arguments);

/// The same list, record or map, written so; null: as the language writes it.
[[nodiscard]] Value with_written(Value value, WrittenPtr written);
/// How it is written elsewhere; null where it is not, as all values without parts.
[[nodiscard]] WrittenPtr written_of(const Value& value);
/// The depth of what is neither a list nor a map is 0.
[[nodiscard]] Extent extent_of(const Value& value);
/// Of a list or a map with these in it.
[[nodiscard]] Extent around(const Extent& items);

/// "integer", "algorithm": the type's name; and with its article, for messages.
[[nodiscard]] std::string_view type_name(const Value& value);
[[nodiscard]] std::string_view type_with_article(const Value& value);

/// Is it a function, or a list, record or map with one in it? Those belong to the scope they were defined in.
[[nodiscard]] bool holds_function(const Value& value);

/// "3x3x3", "5x5x5 supercube"
[[nodiscard]] std::string cube_name(cube::Cube cube);

// What is done for each type of value, held to be complete by the compiler: a visitor names every alternative of Value
// itself, so that a new type of value fails to compile wherever nobody has thought of it yet.
//
//   struct Depth {
//       int operator()(const List& list) const { return list.extent.depth; }
//       template <one_of<Integer, Boolean, ...> T>
//       int operator()(const T&) const { return 0; }
//   };
//   match(value, Depth{});

/// For several types that are treated alike: those that are named, and no others.
template <class T, class... Types>
concept one_of = (std::same_as<T, Types> || ...);

namespace detail {

/// Stands for a type of value that nobody has thought of.
struct Unforeseen {};

template <class Visitor, class Variant>
inline constexpr bool takes_all = false;
template <class Visitor, class... Types>
inline constexpr bool takes_all<Visitor, std::variant<Types...>> = (std::is_invocable_v<Visitor, const Types&> && ...);

}  // namespace detail

/// Does it take each type of value, and would it refuse a new one?
template <class Visitor>
concept total_visitor =
    detail::takes_all<Visitor, decltype(Value::data)> && !std::is_invocable_v<Visitor, const detail::Unforeseen&>;

template <class Visitor>
decltype(auto) match(const Value& value, Visitor&& visitor) {
    static_assert(total_visitor<Visitor>, "a visitor of values names each of their types, and catches no others");
    return std::visit(std::forward<Visitor>(visitor), value.data);
}

}  // namespace cubelang::eval
