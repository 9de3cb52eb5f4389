#pragma once
// What a user can choose, and what lies outside the server.

#include <chrono>

#include "runtime/meaning/host/host.hpp"

namespace cubelang::lsp {

/// `initializationOptions`, or `cube` in the client's configuration.
struct Settings {
    bool run = true;                                ///< documents are run, to show what comes of them
    std::chrono::milliseconds limit{10'000};        ///< for all of a document, and for one question about it
    std::chrono::milliseconds long_limit{120'000};  ///< for a search that was asked for
    bool inlay_hints = true;
    bool code_lenses = true;
};

struct Surroundings {
    /// How files are read, and where tables are kept. Nothing is written, and what is read lies beside the document.
    Host host{};
    /// How long a request takes at most that needs what is worked out elsewhere, before it answers without.
    std::chrono::milliseconds patience{25};
};

}  // namespace cubelang::lsp
