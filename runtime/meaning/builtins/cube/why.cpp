// `why`: the reason of an answer. The evaluator finds it and passes it as the reason of a boolean (eval/reasons.cpp).

#include <fmt/format.h>

#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/meaning/eval/evaluator.hpp"

namespace cubelang::meaning {

struct Notation {
    std::string_view name, meaning;
};
template <>
struct Argument<Notation> : RowArgument<Argument<Notation>> {
    static constexpr std::string_view wanted = "text, markdown or latex", what = "notation";
    static constexpr Notation all[] = {{"text", "plain text"}, {"markdown", "Markdown"}, {"latex", "LaTeX"}};
    static std::span<const Notation> rows() { return all; }
};

namespace {

Value why(Context& context, const At<Value>& question, const std::optional<Notation>& as) {
    const auto* answer = question->as<Boolean>();
    if (answer != nullptr && !answer->reason.empty()) {
        if (!as || as->name == "text") return make_notation(answer->reason);
        const Operand name{make_text(std::string(as->name)), question.where};
        const Operand text{make_text(answer->reason), question.where};
        return make_notation(library_reason(context, vocabulary(), "in_notation", {name, text}));
    }
    throw lang::Error(
        question.where, "no reason is known for this",
        "why explains comparisons, tests such as is_normal(H, G), and answers such as order(p), solve(p), "
        "size(G); your own def why_f(x) = \"…\" gives the reason of f(x)");
}

}  // namespace

std::vector<BuiltIn> why_built_ins() {
    return {
        row({.name = "why",
             .parameters =
                 "question: the call or comparison, as in why(order(p)), why(p in G) | as: the notation of the "
                 "reason; text if left out",
             .meaning = "The reason of an answer, also without brackets; `why` alone explains the last one. Your own "
                        "why_f(x) gives the reason of f(x).",
             .example = "why(commutes(R, L))",
             .answer = "No part is moved by both, so the order does not matter.",
             .is_word = true},
            why),
    };
}

}  // namespace cubelang::meaning
