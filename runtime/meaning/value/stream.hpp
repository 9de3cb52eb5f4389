#pragma once
// Streams: sequences of values that are made on demand, so that they may be larger than memory or endless. A stream
// never changes: each pass starts at the beginning.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "runtime/meaning/context/context.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {

/// Iterates over values once: returns the next one; at the end, and from then on, nothing.
using Cursor = std::function<std::optional<Value>()>;

struct Flow {
    std::string words;  ///< description: "the lines of \"scrambles.txt\""
    /// Starts a pass, which is valid while the context lives. Errors in it point to where the stream was made.
    std::function<Cursor(Context&)> open;
    std::vector<Value> made_of{};    ///< the values it is made of, such as functions
    std::optional<Integer> count{};  ///< the number of values, if known in advance
    bool is_endless = false;
};

[[nodiscard]] Value make_stream(Flow flow);

/// A stream made from the values of another one, which has no end if that has none.
[[nodiscard]] Value make_stream_from(const Value& source, Flow flow);

/// The integers from first to last.
[[nodiscard]] Value make_range(const Integer& first, const Integer& last);

/// Throws if the value is an endless stream, before a pass over all its values.
void refuse_endless(const Value& value, const lang::Where& where);

/// Iterates over a list, the numbers of a tuple, a map or record (pairs {key, value}), or a stream. Empty for other
/// values.
[[nodiscard]] Cursor cursor_over(Context& context, const Value& value);

/// The remaining values as a list. Throws an error at `where` if it would be too long.
[[nodiscard]] Value listed(const Cursor& next, const lang::Where& where);

}  // namespace cubelang::meaning
