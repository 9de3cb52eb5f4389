#pragma once
// What is found out on the worker's thread: what running a document has found, statement by statement, and the question
// that was asked last; and the ticket by which either is called off. Places are in their statements, so that they stay
// right where only what is around changes. Nothing of what was found changes then.

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

class Ticket {
public:
    void cancel() noexcept { cancelled_.store(true); }
    [[nodiscard]] bool is_cancelled() const noexcept { return cancelled_.load(); }

private:
    std::atomic<bool> cancelled_ = false;
};

using TicketPtr = std::shared_ptr<Ticket>;

/// What is told of a value where the cursor is.
struct About {
    std::string type, text;
    std::string length{}, order{}, parity{}, cycles{}, net{};  ///< of what acts on the cube
};

/// The last one of a document that was asked.
struct Asked {
    std::string expression{};
    std::shared_future<About> about{};
    TicketPtr ticket{};
};

/// A place in a statement of the document, or in another file.
struct Place {
    std::size_t statement = 0;
    lang::Span span{};        ///< from the statement's beginning
    lang::SourcePtr other{};  ///< not null: it is there instead
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

/// What can be told of a value in a few words.
struct Told {
    std::string type, text;
    std::string order{}, parity{};  ///< of what acts on the cube; else empty
};

/// Of one statement.
struct Outcome {
    std::string text;                 ///< the statement
    std::vector<std::string> said{};  ///< what it shows and prints, as at a terminal
    std::optional<PlacedMistake> mistake{};
    bool is_done = true;          ///< false: it is as if it had not been run
    std::optional<Told> named{};  ///< of `let`: the value
};

struct Findings {
    std::vector<std::shared_ptr<const Outcome>> outcomes{};  ///< of the first statements; what comes after is not run
    std::map<std::string, NameInfo> names{};                 ///< what is defined when they have run
};

}  // namespace cubelang::lsp
