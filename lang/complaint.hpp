#pragma once
// From a row of words to the error that is thrown: which of the things that can be said about a place is said.

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
