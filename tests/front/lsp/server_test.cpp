#include "front/lsp/server.hpp"

#include <algorithm>
#include <fstream>

#include "front/lsp/document.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/directory.hpp"

namespace cubelang::lsp::server_test {
namespace {

constexpr auto endless = "for n in 1..1000000000 { order(R U) }\n";

/// A client that has opened one document, and all that has been said to it.
class Client {
public:
    explicit Client(std::chrono::milliseconds patience, const Json& options = Json::object())
        : server(
              {{}, patience}, [this](const std::string& message) { take(message); }, [] {}) {
        const Json capabilities{{"window", {{"workDoneProgress", true}}}};
        ask("initialize", {{"capabilities", capabilities}, {"initializationOptions", options}});
    }

    void open(const std::string& text, const std::string& name = "file:///tests/a.cube") {
        uri = name;
        tell("textDocument/didOpen", {{"textDocument", {{"uri", uri}, {"version", 1}, {"text", text}}}});
    }
    void tell(std::string_view method, const Json& params) { server.receive(notification(method, params)); }
    int ask(std::string_view method, const Json& params) {
        server.receive(request(++asked, method, params));
        return asked;
    }
    [[nodiscard]] Json at(std::size_t line, std::size_t character) const {
        return {{"textDocument", {{"uri", uri}}}, {"position", {{"line", line}, {"character", character}}}};
    }
    /// Null: not yet.
    [[nodiscard]] Json answer_to(int id) {
        const std::scoped_lock lock(mutex);
        const auto is_it = [id](const Json& message) { return message.value("id", Json()) == id; };
        const auto answer = std::ranges::find_if(said, is_it);
        return answer == said.end() ? Json() : *answer;
    }
    [[nodiscard]] Json last(const std::string& method) {
        const std::scoped_lock lock(mutex);
        const auto is_it = [&](const Json& message) { return message.value("method", "") == method; };
        const auto found = std::find_if(said.rbegin(), said.rend(), is_it);
        return found == said.rend() ? Json() : *found;
    }
    [[nodiscard]] Json mistakes() { return last("textDocument/publishDiagnostics")["params"]["diagnostics"]; }

    std::mutex mutex;
    std::vector<Json> said;
    std::string uri;
    int asked = 0;
    Server server;

private:
    void take(const std::string& message) {
        const std::scoped_lock lock(mutex);
        said.push_back(Json::parse(message));
    }
};

Json rewriting(const std::string& uri, std::size_t length, const std::string& rewrite) {
    const Json range{{"start", {{"line", 0}, {"character", 0}}}, {"end", {{"line", 0}, {"character", length}}}};
    const Json order{{"uri", uri}, {"version", 1}, {"range", range}, {"rewrite", rewrite}};
    return {{"command", "cube.rewrite"}, {"arguments", Json::array({order})}};
}

constexpr std::string_view hard = "(R2 L2 U2 F B) U2 (R D L) F2 B2 R U L D F B";

}  // namespace

TEST_CASE("a document that takes too long is stopped, and says so") {
    Client client(std::chrono::seconds(30), {{"timeLimit", 0.1}});
    client.open(std::string(endless) + "nonsense_\n");
    client.server.settle();
    const auto mistakes = client.mistakes();
    REQUIRE(mistakes.size() == 2);
    CHECK(mistakes[1]["message"] == "this takes longer than a document may; it runs no further");
}

TEST_CASE("who asks while a document is run is answered without the value") {
    Client client(std::chrono::milliseconds(1));
    client.open(std::string("let trick = R U\n") + endless);
    client.server.attend();
    const auto id = client.ask("textDocument/hover", client.at(0, 12));
    CHECK(client.answer_to(id)["result"]["contents"]["value"] == "The value is being worked out.");
}

TEST_CASE("a document that changes is not run to its end first") {
    Client client(std::chrono::seconds(30));
    client.open(endless);
    client.server.attend();
    const auto changes = Json::array({Json{{"text", "assert false"}}});
    client.tell("textDocument/didChange",
                {{"textDocument", {{"uri", client.uri}, {"version", 2}}}, {"contentChanges", changes}});
    client.server.settle();
    CHECK(client.mistakes()[0]["message"] == "this assertion is false");
}

// Behind a document that runs for a while.
TEST_CASE("what was begun can be called off, by its request and by its progress") {
    Client client(std::chrono::seconds(30), {{"timeLimit", 30}});
    client.open(endless, "file:///tests/endless.cube");
    client.open(std::string(hard));
    client.server.attend();
    const auto by_request = client.ask("workspace/executeCommand", rewriting(client.uri, hard.size(), "commutator"));
    client.tell("$/cancelRequest", {{"id", by_request}});
    const auto by_progress = client.ask("workspace/executeCommand", rewriting(client.uri, hard.size(), "commutator"));
    client.tell("window/workDoneProgress/cancel",
                {{"token", client.last("window/workDoneProgress/create")["params"]["token"]}});
    client.tell("textDocument/didClose", {{"textDocument", {{"uri", "file:///tests/endless.cube"}}}});
    client.server.settle();
    CHECK(client.answer_to(by_request)["error"]["message"] == "this was called off");
    CHECK(client.answer_to(by_progress)["error"]["code"] == -32800);
}

TEST_CASE("what cannot be written otherwise stays, and the reason is told") {
    Client client(std::chrono::seconds(30));
    client.open(std::string(hard));
    client.server.settle();
    const auto id = client.ask("workspace/executeCommand", rewriting(client.uri, hard.size(), "shortest"));
    client.server.settle();
    CHECK(client.answer_to(id)["error"]["message"] == "nothing of at most ten moves was found that does the same");
}

TEST_CASE("assertions that have not been run can be tried") {
    Client client(std::chrono::seconds(30), {{"run", false}});
    client.open("assert order(R) == 4");
    client.server.settle();
    const auto lenses = client.ask("textDocument/codeLens", {{"textDocument", {{"uri", client.uri}}}});
    CHECK(client.answer_to(lenses)["result"][0]["command"]["title"] == "try this assertion");
    const auto tried =
        client.ask("workspace/executeCommand", {{"command", "cube.tryAssertion"}, {"arguments", {client.uri, 0}}});
    client.server.settle();
    CHECK(client.answer_to(tried)["result"]["holds"] == true);
}

TEST_CASE("the files that can be imported are those beside the document") {
    const test::Directory folder;
    std::ofstream(folder / "mine.cube") << "let mine = R U\n";
    std::ofstream(folder / "notes.txt") << "R U\n";
    Client client(std::chrono::seconds(30));
    client.open("import \"m", uri_of(folder / "open.cube"));
    const auto id = client.ask("textDocument/completion", client.at(0, 9));
    const auto items = client.answer_to(id)["result"]["items"];
    REQUIRE(items.size() == 1);
    CHECK(items[0]["label"] == "mine.cube");
    CHECK(items[0]["detail"] == "beside this file");
}

TEST_CASE("an edit at the end runs only the end again") {
    Client client(std::chrono::seconds(30));
    client.open("let slow = length(find(R U F L D B R U))\nlet a = 1\n");
    client.server.settle();
    const auto begin = std::chrono::steady_clock::now();
    for (int version = 2; version < 12; ++version) {
        const Json place{{"line", 1}, {"character", 9}};
        const auto change = Json::array({Json{{"range", {{"start", place}, {"end", place}}}, {"text", "1"}}});
        client.tell("textDocument/didChange",
                    {{"textDocument", {{"uri", client.uri}, {"version", version}}}, {"contentChanges", change}});
        client.server.settle();
    }
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(2));
}

TEST_CASE("a path and its uri are the same file") {
    for (const std::string path : {"/a/b.cube", "/a b/\u00e9%.cube", "/#?&.cube"}) CHECK(path_of(uri_of(path)) == path);
    CHECK(uri_of("/a b") == "file:///a%20b");
    CHECK(path_of("untitled:Untitled-1").empty());
    CHECK(path_of("file://server/a.cube").empty());
    CHECK(path_of("file:///a%2") == "/a%2");
}

}  // namespace cubelang::lsp::server_test
