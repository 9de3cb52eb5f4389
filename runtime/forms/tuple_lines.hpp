#pragma once
// The lines in which tuples are written: `corners: (1 2 3 …) (0 0 0 …)`, also separated by `;`. What the words in the
// brackets mean is not asked here.

#include <string>
#include <vector>

#include "lang/source.hpp"

namespace cubelang::eval {

struct TupleWord {
    std::string text;
    lang::Span span;
};
struct TupleBracket {
    std::vector<TupleWord> words;  ///< separated by blanks or commas
    lang::Span span;
};
struct TupleLine {
    std::string name;
    lang::Span name_span;
    bool has_colon = false;
    std::vector<TupleBracket> brackets;
    lang::Span rest;  ///< what follows them, blanks left out; empty where they end
};

[[nodiscard]] std::vector<TupleLine> tuple_lines(const lang::SourcePtr& text);

}  // namespace cubelang::eval
