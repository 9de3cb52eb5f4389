#pragma once
// Several names for the parts of one value: `let (a, b) = pair`, `for k -> v in map`.

#include <vector>

#include "lang/ast.hpp"
#include "runtime/meaning/value/scope.hpp"

namespace cubelang::meaning {

/// The items of a list, the numbers of a tuple, or the fields of a record, one for each name. Throws an error at
/// `where` for other values and other numbers of parts.
[[nodiscard]] std::vector<Value> parts_of(const Value& value, const lang::Variables& names, const lang::Where& where);

/// The variables of a loop for one of its items, which must outlive them.
class LoopVariables {
public:
    LoopVariables(const Locals* outer, const lang::Variables& names, const Value& item, const lang::SourcePtr& source);
    LoopVariables(const LoopVariables&) = delete;
    LoopVariables& operator=(const LoopVariables&) = delete;
    ~LoopVariables() = default;

    [[nodiscard]] const Locals* innermost() const { return &links_.back(); }

private:
    std::vector<Value> parts_;
    boost::container::small_vector<Locals, 2> links_;  // they point to each other and to the parts
};

/// From the first name to the last.
[[nodiscard]] lang::Span span_of(const lang::Variables& names);

}  // namespace cubelang::meaning
