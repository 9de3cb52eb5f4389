#pragma once
// Whether positions are counted by labelled stickers or by what can be told apart.

#include "runtime/cube/query/reachable.hpp"
#include "runtime/meaning/builtins/arguments/common_arguments.hpp"

namespace cubelang::eval {

struct CountedBy {
    std::string_view name, meaning;
    query::Counting counting;
};

template <>
struct Argument<CountedBy> : Argument<Text> {
    static constexpr std::string_view wanted = "labelled or colours";
    static bool fits(const Value& value);
    static CountedBy get(Context& context, const Operand& operand);
    static std::vector<Choice> choices();
};

}  // namespace cubelang::eval
