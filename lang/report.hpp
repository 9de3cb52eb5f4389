#pragma once
// From a message to the error that is thrown: what is to blame where a rule must match and does not.

#include <string_view>

#include "lang/builder.hpp"
#include "lang/diagnostic.hpp"

namespace cubelang::lang {

/// A row of messages.hpp.
struct Message {
    std::string_view text, hint{};
};

/// A rule that must match does not, at `offset`.
[[noreturn]] void report_missing(const Builder& builder, std::size_t offset, const Message& message);

/// A rule that matches a mistake did, on `span`.
[[noreturn]] void report_mistake(const Builder& builder, Span span, const Message& message);

}  // namespace cubelang::lang
