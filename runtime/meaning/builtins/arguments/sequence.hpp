#pragma once
// What can be gone through, as an argument.

#include "runtime/meaning/builtins/arguments/argument.hpp"
#include "runtime/meaning/value/stream.hpp"

namespace cubelang::eval {

/// A list, a tuple as one, a map or record (lists of two: {key, value}), or a stream.
struct Sequence {
    Value value;

    [[nodiscard]] const Stream* stream() const { return value.as<Stream>(); }
    [[nodiscard]] Cursor begin(Context& context) const { return cursor_over(context, value); }
};
template <>
struct Argument<Sequence> {
    static constexpr std::string_view wanted = "a list, a map or a stream";
    static std::string hint(const Misfit& misfit) { return hint_of_items(misfit); }
    static bool fits(const Value& value) {
        return value.as<Stream>() != nullptr || Argument<List>::fits(value) || Argument<Map>::fits(value);
    }
    static Sequence get(Context&, const Operand& operand) { return {operand.value}; }
};

}  // namespace cubelang::eval
