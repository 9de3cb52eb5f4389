#pragma once
// Streams: values one after another, each made when it is asked for, so that there may be more of them than fit into
// memory, or no end of them. A stream itself never changes: whoever goes through it begins at its beginning.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "runtime/meaning/value/context.hpp"

namespace cubelang::eval {

/// Goes through values once: the next one, or nothing at the end, for ever.
using Cursor = std::function<std::optional<Value>()>;

struct Flow {
    std::string words;  ///< what it is: "the lines of \"scrambles.txt\""
    /// Begins to go through it, for as long as the context lives. Errors of the way point where the stream was made.
    std::function<Cursor(Context&)> open;
    std::vector<Value> made_of{};    ///< other values, whose functions are its own
    std::optional<Integer> count{};  ///< how many there are, where that is known beforehand
};

[[nodiscard]] Value make_stream(Flow flow);

/// The integers from first to last.
[[nodiscard]] Value make_range(const Integer& first, const Integer& last);

/// Goes through a list, the numbers of a tuple, a map or record (lists of two: {key, value}), or a stream. Empty for
/// other values.
[[nodiscard]] Cursor cursor_over(Context& context, const Value& value);

/// All that is left, as a list; one that would be too long is an error at `where`.
[[nodiscard]] Value listed(const Cursor& next, const lang::Where& where);

}  // namespace cubelang::eval
