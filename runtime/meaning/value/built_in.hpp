#pragma once
// What a built-in function is, and the words that a program has from the start. The rows themselves are above, in
// builtins/: whoever evaluates is handed them.

#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string_view>
#include <vector>

#include "runtime/meaning/value/context.hpp"
#include "runtime/meaning/value/elements.hpp"

namespace cubelang::eval {

/// One of the words that can be given for an argument, as written.
struct Choice {
    std::string_view text;
    std::string_view meaning;
    bool is_name = false;  ///< it stands for itself: a name that nothing else has is a constant with its own text
};

struct Parameter {
    std::string_view name;
    std::string_view wanted;  ///< "a permutation or an algorithm"
    bool optional = false;
    std::vector<Choice> (*choices)() = nullptr;  ///< null: it is not one of a few words
    std::string_view meaning = {};               ///< what the function does with it
    bool takes_many = false;                     ///< the last one: as many arguments as there are
    bool takes_list = false;                     ///< and not just any value
};

/// What is said besides a bare number that could be read in two ways: which reading it is, and what the other one
/// gives.
struct Remark {
    std::string (*on)(Context&, const Value& argument) = nullptr;  ///< empty: there is no doubt
    bool performs =
        false;  ///< is the question about the permutation? Then it is worked out once, for answer and remark
};

struct BuiltIn {
    std::string_view name;
    std::vector<Parameter> parameters;
    std::string_view topic;    ///< the heading under which help and the reference list it
    std::string_view meaning;  ///< one line
    std::string_view example;  ///< an expression or a few statements separated by `;`
    std::string_view answer;   ///< what the last of them shows
    std::function<Value(Context&, std::span<const Operand>, const lang::Where&)> function;
    Remark remark{};       ///< on what it answers for one argument
    bool is_word = false;  ///< a common word: a program may use it for its own
};

/// A name for a value.
struct Constant {
    std::string_view name;
    std::string_view meaning;
    Value value;
    bool is_word = false;  ///< it only names a choice of some argument: a program may use it for its own
};

/// Everything that has a name before anything is defined.
class Vocabulary {
public:
    struct Tables {
        std::vector<BuiltIn> built_ins;
        std::vector<Constant> constants;
    };
    /// The tables are made when first needed.
    explicit Vocabulary(Tables (*make)());
    ~Vocabulary();
    // Functions point at their rows.
    Vocabulary(const Vocabulary&) = delete;
    Vocabulary& operator=(const Vocabulary&) = delete;

    [[nodiscard]] const std::vector<BuiltIn>& built_ins() const;
    [[nodiscard]] const std::vector<Constant>& constants() const;
    /// None of that name: null.
    [[nodiscard]] const BuiltIn* built_in(std::string_view name) const;
    [[nodiscard]] const Constant* constant(std::string_view name) const;

private:
    struct Index;
    [[nodiscard]] const Index& index() const;

    Tables (*make_)();
    mutable std::once_flag made_;
    mutable std::unique_ptr<const Index> index_;
};

/// "order", "twice"
[[nodiscard]] std::string name_of(const Function& function);
/// "image(p, at)", "length(a [, metric])"
[[nodiscard]] std::string signature(const BuiltIn& built_in);
/// "what counts as one move (a metric such as HTM); may be left out"
[[nodiscard]] std::string description(const Parameter& parameter);

}  // namespace cubelang::eval
