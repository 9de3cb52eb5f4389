#pragma once
// The syntax tree. Nodes are small and have a span; children are immutable and shared. A new kind of node is a struct
// in the variant of `Expr` or `Statement`: no visitor compiles until it handles it.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "lang/source.hpp"
#include "runtime/base/move.hpp"

namespace cubelang::lang {

struct Expr;
using ExprPtr = std::shared_ptr<const Expr>;

using cube::Move;  ///< the letter is one of move_letters.hpp, or '.' for a pause

// Short structs stand on one line.
// clang-format off

/// A run of plain moves, of any length. The identity `()` is the empty run.
struct Moves {
    cube::SharedMoves moves;
    bool has_inner_letters = false;  ///< its notation (notation.hpp); the moves are those of the other one
};

struct IntegerLiteral {
    std::string digits;
    std::int64_t value = number_of(digits);  ///< -1 if it has more than 18 digits

    [[nodiscard]] static std::int64_t number_of(std::string_view digits) {
        std::int64_t number = 0;
        if (digits.size() > 18) return -1;
        for (const char digit : digits) number = 10 * number + (digit - '0');
        return number;
    }
};
struct BooleanLiteral { bool value; };
struct TextLiteral { std::string text; };
/// `"order {order(p):>8}"`: the texts around the values, and the format of each value, `>8`; empty if not written
struct Interpolation {
    std::vector<std::string> texts;
    std::vector<ExprPtr> values;
    std::vector<std::string> formats;
};
struct Name { std::string name; };  ///< `_`, the last value, is also a name

/// A part as written: `+ufl`, `fu1`, `++r3`.
struct PartName {
    Span span;            ///< sign, letters and number
    std::string sign;     ///< "", "+", "-", "++" or any other run of signs as written
    std::string letters;  ///< as written, either case
    std::string digits;   ///< "" if unnumbered
};
/// `(fu,fr,fd,fl)`, `(+ufl,rfu)`, `(++u)`
struct Cycle { std::vector<PartName> parts; };
/// `@ufr`, `@fu1`; `@net.12`: numbering "net", digits "12", no letters
struct Location {
    std::string numbering;
    PartName part;
};

/// `URF<-UFL, UFL<-URF`: each arrow moves the part at its second place to its first; the other parts are solved.
struct Arrows { std::vector<std::pair<PartName, PartName>> arrows; };

/// `net (4,16,13,1)(8,15,9,2)`, `net [13 9 5 …]`, `net {1: 13, 2: 9}`: a permutation in sticker numbers.
struct StickerNumber {
    Span span;
    std::int64_t value = 0;  ///< at most 999999999, also if a larger number is written
};
struct Numbered {
    std::string numbering;
    Span name_span;
    enum class Form : std::uint8_t { cycles, row, map } form = Form::row;
    std::vector<StickerNumber> numbers;   ///< of all cycles, the row, or place, sticker, place, sticker, …
    std::vector<std::size_t> cycle_ends;  ///< form `cycles`: the end of each in `numbers`
};

/// Numbers without a numbering: `(1,2,3)`, `(2 3 1)`, two rows on two lines, a row of pieces and then a row of their
/// orientations, `[77, 65, 96]`, `[(1, 13), (2, 9), (13, 16)]`.
struct Numbers {
    enum class Form : std::uint8_t { cycle, row, two_rows, oriented, list, pairs } form = Form::row;
    std::vector<StickerNumber> numbers;   ///< in the order of the text
};

/// A B C and A * B: first A, then B. `star`: there is a sign before the factor (two numbers need one); `slash`: that
/// sign is `/`.
struct Factor {
    ExprPtr expr;
    bool star = false, slash = false;
};
struct Product { std::vector<Factor> factors; };

struct Negate { ExprPtr operand; };           ///< -A
struct Invert { ExprPtr operand; };           ///< A'
/// A^n, A^P (conjugate), and A6 with the digits touching; the exponent is any expression
struct Power {
    ExprPtr base, exponent;
};
struct Commutator { ExprPtr a, b; };          ///< [A, B]
struct Conjugate { ExprPtr a, b; };           ///< [A: B]

enum class Operator : std::uint8_t {
    add, subtract,
    equal, unequal, less, at_most, greater, at_least, member,
    range, arrow,
    logical_and, logical_or
};
[[nodiscard]] constexpr bool is_comparison(Operator op) { return op >= Operator::equal && op <= Operator::at_least; }
struct Binary {
    Operator op;
    Span op_span;
    ExprPtr left, right;
};
struct Not { ExprPtr operand; };

struct Argument {
    std::string name;     ///< of the parameter, as in `f(p, style = numbers)`; empty if not written
    Span name_span;
    ExprPtr value;
};
struct Call {
    std::string name;     ///< empty if `callee` is set
    Span name_span;       ///< of the name or the callee
    ExprPtr callee;       ///< `f(1)(2)`, `(x -> x^2)(R)`: the value that is called; else null
    std::vector<Argument> arguments;
    bool is_piped = false;  ///< `list |> first(3)`: the first argument is the value on the left
};
struct Field {          ///< value.name, without blanks
    ExprPtr record;
    std::string name;
    Span name_span;
};
/// `xs[2]`, `xs[2..5]`, `m["key"]`: the bracket touches the value.
struct Index { ExprPtr value, at; bool to_last = false; };  ///< to_last: `xs[2..]`
struct List { std::vector<ExprPtr> items; };
struct Map { std::vector<ExprPtr> items; };   ///< `{1: 13, "a": R}`: key, value, key, value, …
struct IfExpr { ExprPtr condition, yes, no; };

struct Statement;
using Block = std::vector<Statement>;
/// The body of a function: `{ let q = p^-1; [p, q] }`
struct BlockExpr { Block statements; };

struct Parameter {
    std::string name;
    Span span;
    ExprPtr otherwise{};  ///< its value if a call leaves it out; null if a call must give it
};
/// `p -> order(p)`, `(a, b = U) -> [a, b]`
struct Lambda {
    std::vector<Parameter> parameters;
    ExprPtr body;
};
/// The variables of a loop: one, or several that share the parts of each item, `(a, b)` or `k -> v`.
using Variables = std::vector<Parameter>;
/// `for p in list if is_even(p)`
struct Clause {
    Variables variables;
    ExprPtr items;
    ExprPtr condition;    ///< may be null
};
/// `{order(p) for p in list}`: the last clause runs fastest. Each item of a map, `{p: order(p) for p in list}`, is a
/// pair.
struct Comprehension {
    ExprPtr item;
    std::vector<Clause> clauses;
    bool is_map = false;
};
/// `forall a in list, b in list: a == b`, `exists p in list: order(p) == 4`
struct Quantified {
    bool exists = false;
    std::vector<Clause> clauses;
    ExprPtr condition;
};

struct Expr {
    Span span;
    std::variant<Moves, IntegerLiteral, BooleanLiteral, TextLiteral, Interpolation, Name, Cycle, Location, Arrows,
                 Numbered, Numbers, Product, Negate, Invert, Power, Commutator, Conjugate, Binary, Not, Call, Field,
                 Index, List, Map, IfExpr, Lambda, Comprehension, Quantified, BlockExpr>
        node;
};

// Statements

struct SetCube {              ///< cube 4, supercube n
    bool super = false;
    ExprPtr size;
};
struct Let {
    std::string name;
    Span name_span;
    ExprPtr value;
    std::string doc;          ///< the `##` lines right above, without the marks
};
struct LetParts {             ///< let (a, b) = pair
    Variables names;
    ExprPtr value;
};
struct Def {
    std::string name;
    Span name_span;
    Lambda code;
    std::string doc;
};
struct Import {               ///< import "file.cube" or import name
    std::string what;
    bool is_file = false;
    Span what_span;
};
struct Assert {
    ExprPtr condition;
    ExprPtr message;          ///< shown if the condition is false; may be null
};
struct Print { std::vector<ExprPtr> items; };
struct For {
    Variables variables;
    ExprPtr items;
    Block body;
};
struct IfStatement {
    ExprPtr condition;
    Block yes, no;
};
struct Return { ExprPtr value; };
struct Show { ExprPtr value; };   ///< a bare expression

struct Statement {
    Span span;
    std::variant<SetCube, Let, LetParts, Def, Import, Assert, Print, For, IfStatement, Return, Show> node;
    bool has_inner_letters = false;   ///< the notation of the text here
};

// clang-format on

}  // namespace cubelang::lang
