#pragma once
// The one table of built-ins. Evaluation, argument checks, help, completion, the reference, did-you-mean and the tests
// read it. Adding one is adding a row in one of the builtins_*.cpp (see bind.hpp for how a row is made).

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "runtime/eval/context.hpp"
#include "runtime/eval/elements.hpp"

namespace cubelang::eval {

struct Parameter {
    std::string_view name;
    std::string_view wanted;  ///< "a permutation or an algorithm"
    bool optional = false;
};

struct BuiltIn {
    std::string_view name;
    std::vector<Parameter> parameters;
    std::string_view topic;    ///< the heading under which help and the reference list it
    std::string_view meaning;  ///< one line
    std::string_view example;  ///< an expression or a few statements parted by `;`
    std::string_view answer;   ///< what the last of them shows
    std::function<Value(Context&, std::span<const Operand>, const lang::Where&)> function;
};

/// A name for a value.
struct Constant {
    std::string_view name;
    std::string_view meaning;
    Value value;
    bool is_word =
        false;  ///< it only names a choice among the arguments of some function: a program may use it for its own
};

[[nodiscard]] const std::vector<BuiltIn>& built_ins();
[[nodiscard]] const BuiltIn* find_built_in(std::string_view name);
[[nodiscard]] const std::vector<Constant>& constants();
[[nodiscard]] const Constant* find_constant(std::string_view name);

/// "image(p, at)", "length(a [, metric])"
[[nodiscard]] std::string signature(const BuiltIn& built_in);

}  // namespace cubelang::eval
