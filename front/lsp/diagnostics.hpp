#pragma once
// What is wrong with a document, as it is told to editors, and what can be written instead.

#include "front/lsp/document.hpp"

namespace cubelang::lsp {

class Workspace;

/// What checking the text says, and what running it has said of what stands there now.
struct Problem {
    lang::Span span;  ///< in the document
    int severity;     ///< of the protocol: 1 an error, 3 something to know
    std::string message;
    std::vector<PlacedNote> notes{};
    std::vector<lang::Fix> fixes{};  ///< in the document
};
[[nodiscard]] std::vector<Problem> problems_of(Document& document);
[[nodiscard]] Json to_json(Workspace& workspace, Document& document, const Problem& problem);

void publish_diagnostics(Workspace& workspace, Document& document);

}  // namespace cubelang::lsp
