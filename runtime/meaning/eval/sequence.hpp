#pragma once
// What can be gone through, as an argument.

#include <string>

#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/eval/argument.hpp"
#include "runtime/meaning/eval/bind.hpp"
#include "runtime/meaning/value/map.hpp"
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

/// A list, a map, or a record as a map.
struct Collection {
    Value value;
};
template <>
struct Argument<Collection> {
    static constexpr std::string_view wanted = "a list or a map";
    static std::string hint(const Misfit& misfit) { return hint_of_items(misfit); }
    static bool fits(const Value& value) { return Argument<List>::fits(value) || Argument<Map>::fits(value); }
    static Collection get(Context& context, const Operand& operand) {
        return {Argument<List>::fits(operand.value) ? Value{Argument<List>::get(context, operand)} : operand.value};
    }
};

/// Goes through the sequence to its end; interruptible.
template <class Visit>
void for_each(Context& context, const Sequence& sequence, Visit visit) {
    const auto next = sequence.begin(context);
    while (const auto value = next()) {
        stop_point();
        visit(*value);
    }
}

}  // namespace cubelang::eval
