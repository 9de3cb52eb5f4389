#pragma once
// The server's state: the open documents, the client's capabilities, and the connection to the client. Used by one
// thread; the worker's results arrive through `take_findings`.

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "front/lsp/calculation.hpp"
#include "front/lsp/document.hpp"

namespace cubelang::lsp {

enum class Task { request, progress };

class Workspace {
public:
    /// Sends one message to the client; may be called by any thread.
    using Post = std::function<void(const std::string& message)>;

    /// `wake` is called from another thread when `process_changes` has work to do.
    Workspace(Environment environment, Post post, std::function<void()> wake);

    // Documents
    void open(const Json& item);
    void close(const std::string& uri);
    /// Returns the document and marks it as changed, for `process_changes`.
    [[nodiscard]] Document& change(const std::string& uri);
    /// The document that `params` names. Throws a Failure if it is not open.
    [[nodiscard]] Document& document_of(const Json& params);
    [[nodiscard]] Document& document(const std::string& uri);
    [[nodiscard]] std::map<std::string, Document>& documents() { return documents_; }

    /// Checks and runs changed documents, and publishes the results.
    void process_changes();

    // The client
    void notify(std::string_view method, Json params) { post_(notification(method, std::move(params))); }
    /// Sends a request whose answer is ignored. Callable from any thread, like all messages to the client.
    void ask(std::string_view method, Json params);
    void answer(const Json& id, Json result) { post_(lsp::answer(id, std::move(result))); }
    void fail(const Json& id, ErrorCode code, std::string_view message) { post_(failure(id, code, message)); }
    /// A capability of the client, such as "textDocument/hover/contentFormat"; null if missing.
    [[nodiscard]] const Json& capability(const std::string& path) const;
    void set_capabilities(Json capabilities) { capabilities_ = std::move(capabilities); }

    /// Lets the client cancel a task by the id of its request, or by its progress token.
    using TaskName = std::pair<Task, Json>;
    void remember(const TaskName& task, const CancelTokenPtr& cancel_token);
    void cancel(const TaskName& task);

    [[nodiscard]] Settings& settings() { return settings_; }
    [[nodiscard]] Worker& worker() { return worker_; }
    [[nodiscard]] const Environment& environment() const { return environment_; }
    [[nodiscard]] std::string new_token() { return "cube-" + std::to_string(++tokens_); }

private:
    void run(Document& document);
    [[nodiscard]] bool take_findings();

    Environment environment_;
    Post post_;
    Settings settings_;
    Json capabilities_ = Json::object();
    std::map<std::string, Document> documents_;
    std::vector<std::string> changed_;  ///< URIs of documents to check
    std::map<TaskName, std::weak_ptr<CancelToken>> cancellable_;
    std::atomic<int> requests_ = 0;
    int tokens_ = 0;
    Worker worker_;
};

struct DocumentEdits {
    const Document* document = nullptr;
    std::vector<lang::Fix> fixes;
};

/// A WorkspaceEdit; with document versions if the client supports them, so that a later text is not changed.
[[nodiscard]] Json workspace_edit(const Workspace& workspace, const std::vector<DocumentEdits>& documents);

/// A mistake in a document, with its repairs: found by checking the text, or by running it if the text has not
/// changed since.
struct Problem {
    lang::Span span;  ///< in the document
    int severity;     ///< of the protocol: 1 error, 3 information
    std::string message;
    std::vector<PlacedNote> notes{};
    std::vector<lang::Fix> fixes{};  ///< in the document
};
[[nodiscard]] std::vector<Problem> problems_of(Document& document);
[[nodiscard]] Json to_json(Workspace& workspace, Document& document, const Problem& problem);

void publish_diagnostics(Workspace& workspace, Document& document);

}  // namespace cubelang::lsp
