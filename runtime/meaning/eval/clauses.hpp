#pragma once
// The clauses of comprehensions and quantifiers, `for a in list, b in list if a != b`, and the passes over the values
// that they give to their names.

#include <vector>

#include "runtime/meaning/eval/parts.hpp"
#include "runtime/meaning/value/stream.hpp"

namespace cubelang::meaning {

struct ClauseCode {
    CodePtr items;
    Bound names;
    CodePtr condition;  ///< may be null
};
using Clauses = std::vector<ClauseCode>;
/// Their names stay in `places`.
[[nodiscard]] Clauses clauses_of(const std::vector<lang::Clause>& nodes, Places& places);

/// Goes through all combinations of values; those of the last clause change fastest.
class Pass {
public:
    /// `items`: the value of the first clause's. The clauses must outlive it.
    Pass(const Clauses& clauses, Activation& now, Value items) : clauses_(clauses) { open(now, std::move(items)); }
    /// Binds the names of all clauses to the next values for which the conditions hold. False if there are none.
    [[nodiscard]] bool next(Activation& now);

    /// What the names of a clause go through.
    [[nodiscard]] const Value& items(std::size_t clause) const { return levels_[clause].items; }

private:
    struct Level {
        Value items;
        Cursor rest;
    };
    void open(Activation& now, Value items);
    /// Takes the next item of the innermost clause that is open.
    [[nodiscard]] bool advance(Activation& now);

    const Clauses& clauses_;
    std::vector<Level> levels_;
};

}  // namespace cubelang::meaning
