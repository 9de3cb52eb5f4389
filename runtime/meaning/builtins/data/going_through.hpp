#pragma once
// What is done with each value of a sequence.

#include <string>

#include "runtime/base/stop_point.hpp"
#include "runtime/meaning/builtins/arguments/bind.hpp"
#include "runtime/meaning/builtins/arguments/sequence.hpp"

namespace cubelang::eval {

/// "order", for words about streams.
[[nodiscard]] std::string name_of(const Function& function);

/// Goes through the sequence to its end; interruptible.
template <class Visit>
void for_each(Context& context, const Sequence& sequence, Visit visit) {
    const auto next = sequence.begin(context);
    while (const auto value = next()) {
        stop_point();
        visit(*value);
    }
}

/// How many values a sequence has, gone through if need be.
[[nodiscard]] Integer count_of(Context& context, const Sequence& sequence);

}  // namespace cubelang::eval
