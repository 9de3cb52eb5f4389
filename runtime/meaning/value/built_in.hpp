#pragma once
// Built-in functions and constants: the names that every program knows. The rows themselves are in builtins/, a
// higher layer, and are passed to the evaluator.

#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string_view>
#include <vector>

#include "runtime/meaning/context/context.hpp"
#include "runtime/meaning/value/elements.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {

/// One of the words that an argument accepts, as written.
struct Choice {
    std::string_view text;
    std::string_view meaning;
    bool is_name = false;  ///< stands for its own text, unless something else has that name
};

struct Parameter {
    std::string_view name;
    std::string_view wanted;  ///< the expected type: "a permutation or an algorithm"
    bool optional = false;
    std::vector<Choice> (*choices)() = nullptr;  ///< the accepted words; null if they are not few
    std::string_view meaning = {};               ///< its meaning for the function
    bool takes_many = false;                     ///< receives all remaining arguments without names
    bool takes_list = false;                     ///< accepts lists but not integers
    bool (*fits)(const Value&) = nullptr;        ///< whether a value has the expected type; null: any value
};

/// A remark on a result: on a number that could be read in two ways, which reading it is, and the value of the other
/// one; on solutions, their lengths.
struct Remark {
    std::string (*on)(Context&, const Value& argument) = nullptr;  ///< empty if there is only one reading
    bool performs = false;  ///< performs an algorithm once, for both the result and the remark
    bool is_length = false;
};

struct BuiltIn {
    std::string_view name;
    std::vector<Parameter> parameters;
    std::string_view topic;    ///< the heading under which help and the reference list it
    std::string_view meaning;  ///< one line
    std::string_view example;  ///< an expression or a few statements separated by `;`
    std::string_view answer;   ///< the output of the last one
    std::function<Value(Context&, std::span<const Operand>, const lang::Where&)> function;
    Remark remark{};               ///< on the result for one argument
    bool is_word = false;          ///< a common word, which programs may redefine
    std::string_view result = {};  ///< the type of its values, "a permutation"; empty if there are several
    /// Quickly, for two integers of 64 bits: false if it cannot. Null without one.
    bool (*small)(std::int64_t, std::int64_t, std::int64_t& value) = nullptr;
};

/// A name for a value.
struct Constant {
    std::string_view name;
    std::string_view meaning;
    Value value;
    bool is_word = false;  ///< only names a choice of some argument; programs may redefine it
};

/// All built-in functions and constants.
class Vocabulary {
public:
    struct Tables {
        std::vector<BuiltIn> built_ins;
        std::vector<Constant> constants;
    };
    /// Calls `make` when the tables are first needed: with false for names that are wanted in most programs, with true
    /// for all. Names of the first ones mean the same in both.
    explicit Vocabulary(Tables (*make)(bool all));
    ~Vocabulary();
    // Not copied: functions point to their rows.
    Vocabulary(const Vocabulary&) = delete;
    Vocabulary& operator=(const Vocabulary&) = delete;

    [[nodiscard]] const std::vector<BuiltIn>& built_ins() const;
    [[nodiscard]] const std::vector<Constant>& constants() const;
    /// Null if there is no such name.
    [[nodiscard]] const BuiltIn* built_in(std::string_view name) const;
    [[nodiscard]] const Constant* constant(std::string_view name) const;
    /// Of a built-in function or a constant; null if there is no such name.
    [[nodiscard]] const Value* value(std::string_view name) const;

private:
    struct Index;
    struct Named;
    struct Made {
        std::once_flag once{};
        std::unique_ptr<const Index> index{};
    };
    [[nodiscard]] const Index& index(bool all) const;
    [[nodiscard]] const Named* find(std::string_view name) const;

    Tables (*make_)(bool all);
    mutable Made first_, all_;
};

/// "order", "twice"
[[nodiscard]] std::string name_of(const Function& function);
/// "image(p, at)", "length(a [, metric])"
[[nodiscard]] std::string signature(const BuiltIn& built_in);
[[nodiscard]] std::string signature(std::string_view name, const lang::Lambda& code);
/// The number of arguments that a call must give.
[[nodiscard]] std::size_t required(const Function& function);
/// "image(R U, @uf)": the call in its example, or the whole example if the call needs a definition before it.
[[nodiscard]] std::string example_call(const BuiltIn& built_in);
/// "what counts as one move (a metric such as HTM); may be left out"
[[nodiscard]] std::string description(const Parameter& parameter);

}  // namespace cubelang::meaning
