#pragma once
// All that a server knows: the documents that are open, what the client can do, and the way to it. One thread asks it;
// what long work has found comes to it by `take_findings`.

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "front/lsp/calculation.hpp"
#include "front/lsp/document.hpp"

namespace cubelang::lsp {

class Workspace {
public:
    /// Sends one message to the client; may be called by any thread.
    using Post = std::function<void(const std::string& message)>;

    /// `wake` is called by another thread when there is something to be taken up (see Server::attend).
    Workspace(Surroundings surroundings, Post post, std::function<void()> wake);

    // Documents
    void open(const Json& item);
    void close(const std::string& uri);
    /// What is changed is looked at again when nothing else is to be done (see `attend`).
    [[nodiscard]] Document& change(const std::string& uri);
    /// The one that `params` names; if none is open by that name, that is thrown as a Failure.
    [[nodiscard]] Document& document_of(const Json& params);
    [[nodiscard]] Document& document(const std::string& uri);
    [[nodiscard]] std::map<std::string, Document>& documents() { return documents_; }

    /// Checks and runs what has changed, and tells what was found.
    void attend();

    // The client
    void notify(std::string_view method, Json params) { post_(notification(method, std::move(params))); }
    /// A request to the client; nobody waits for its answer. This, as all that is said to it, by any thread.
    void ask(std::string_view method, Json params);
    void answer(const Json& id, Json result) { post_(lsp::answer(id, std::move(result))); }
    void fail(const Json& id, ErrorCode code, std::string_view message) { post_(failure(id, code, message)); }
    /// What it says it can do: "textDocument/hover/contentFormat".
    [[nodiscard]] const Json& capability(const std::string& path) const;
    void set_capabilities(Json capabilities) { capabilities_ = std::move(capabilities); }

    /// What the client knows by that token can be called off by it.
    void remember(const Json& token, const TicketPtr& ticket);
    void cancel(const Json& token);

    [[nodiscard]] Settings& settings() { return settings_; }
    [[nodiscard]] Worker& worker() { return worker_; }
    [[nodiscard]] const Surroundings& surroundings() const { return surroundings_; }
    /// Of the next task that the client may be told of.
    [[nodiscard]] std::string new_token() { return "cube-" + std::to_string(++tokens_); }

private:
    void run(Document& document);
    [[nodiscard]] bool take_findings();

    Surroundings surroundings_;
    Post post_;
    Settings settings_;
    Json capabilities_ = Json::object();
    std::map<std::string, Document> documents_;
    std::vector<std::string> changed_;  ///< uris of documents to be looked at
    std::map<Json, std::weak_ptr<Ticket>> cancellable_;
    std::atomic<int> asked_ = 0;
    int tokens_ = 0;
    Worker worker_;
};

struct DocumentEdits {
    const Document* document = nullptr;
    std::vector<lang::Fix> fixes;
};

/// A WorkspaceEdit. Of a client that can, a later version is not changed.
[[nodiscard]] Json workspace_edit(Workspace& workspace, Document& document, const lang::Fix& fix);
[[nodiscard]] Json workspace_edit(const Workspace& workspace, const std::vector<DocumentEdits>& documents);

/// A mistake in a document, as the protocol has it, with its rewrites: found by checking the text, or by running it if
/// the text has not changed since.
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
