#pragma once
// Results of the worker's thread, which do not change: the outcome of each statement of a document, and the last
// hover query, with the token that cancels either. Places are relative to their statements, so they remain valid when
// only other statements change.

#include <atomic>
#include <cstddef>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "lang/diagnostic.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::lsp {

class CancelToken {
public:
    void cancel() noexcept { cancelled_.store(true); }
    [[nodiscard]] bool is_cancelled() const noexcept { return cancelled_.load(); }

private:
    std::atomic<bool> cancelled_ = false;
};

using CancelTokenPtr = std::shared_ptr<CancelToken>;

/// A value as a hover shows it.
struct ValueDetails {
    std::string type, text;
    std::string length{}, order{}, parity{}, cycles{}, net{};  ///< of algorithms and permutations, as far as asked
};

/// The last hover query of a document.
struct HoverQuery {
    std::string expression{};
    std::shared_future<ValueDetails> details{};
    CancelTokenPtr cancel_token{};
};

/// A place in a statement of the document, or in another file.
struct Place {
    std::size_t statement = 0;
    lang::Span span{};        ///< from the statement's beginning
    lang::SourcePtr other{};  ///< if not null, the place is in this text
};

struct PlacedNote {
    Place place;
    std::string text;
};

struct PlacedMistake {
    Place place;
    std::string message, hint;
    std::vector<PlacedNote> notes;
    std::vector<lang::Fix> fixes{};  ///< in the statement of the mistake
};

/// The result of running one statement.
struct Outcome {
    std::string text;                   ///< the statement
    std::vector<std::string> output{};  ///< its output, as on a terminal
    std::optional<PlacedMistake> mistake{};
    bool is_done = true;                      ///< false: it had no effect
    std::optional<ValueDetails> let_value{};  ///< the value of a `let`
};

struct Findings {
    std::vector<std::shared_ptr<const Outcome>> outcomes{};  ///< of the first statements; later ones were not run
    std::map<std::string, NameInfo> names{};                 ///< definitions after the run
};

}  // namespace cubelang::lsp
