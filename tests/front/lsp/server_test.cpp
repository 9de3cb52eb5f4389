#include "front/lsp/server.hpp"

#include <algorithm>
#include <fstream>

#include "front/lsp/document.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/directory.hpp"

namespace cubelang::lsp::server_test {
namespace {

constexpr auto endless = "for n in 1..1000000000 { order(R U) }\n";

/// A client with one open document, and all messages that it has received.
class Client {
public:
    explicit Client(std::chrono::milliseconds patience, const Json& options = Json::object())
        : Client(Environment{{}, patience}, options) {}
    explicit Client(Environment environment, const Json& options = Json::object())
        : server(
              std::move(environment), [this](const std::string& message) { take(message); }, [] {}) {
        const Json capabilities{{"window", {{"workDoneProgress", true}}}};
        ask("initialize", {{"capabilities", capabilities}, {"initializationOptions", options}});
    }

    void open(const std::string& text, const std::string& name = "file:///tests/a.cube") {
        uri = name;
        tell("textDocument/didOpen", {{"textDocument", {{"uri", uri}, {"version", 1}, {"text", text}}}});
    }
    void tell(std::string_view method, const Json& params) { server.receive(notification(method, params)); }
    int ask(std::string_view method, const Json& params) {
        server.receive(request(++requests, method, params));
        return requests;
    }
    [[nodiscard]] Json at(std::size_t line, std::size_t character) const {
        return {{"textDocument", {{"uri", uri}}}, {"position", {{"line", line}, {"character", character}}}};
    }
    /// Null before the answer arrives.
    [[nodiscard]] Json answer_to(int id) {
        const std::scoped_lock lock(mutex);
        const auto is_it = [id](const Json& message) { return message.value("id", Json()) == id; };
        const auto answer = std::ranges::find_if(messages, is_it);
        return answer == messages.end() ? Json() : *answer;
    }
    [[nodiscard]] Json last(const std::string& method) {
        const std::scoped_lock lock(mutex);
        const auto is_it = [&](const Json& message) { return message.value("method", "") == method; };
        const auto found = std::find_if(messages.rbegin(), messages.rend(), is_it);
        return found == messages.rend() ? Json() : *found;
    }
    [[nodiscard]] Json mistakes() { return last("textDocument/publishDiagnostics")["params"]["diagnostics"]; }

    std::mutex mutex;
    std::vector<Json> messages;
    std::string uri;
    int requests = 0;
    Server server;

private:
    void take(const std::string& message) {
        const std::scoped_lock lock(mutex);
        messages.push_back(Json::parse(message));
    }
};

Json rewrite_command(const std::string& uri, std::size_t length, const std::string& rewrite) {
    const Json range{{"start", {{"line", 0}, {"character", 0}}}, {"end", {{"line", 0}, {"character", length}}}};
    const Json arguments{{"uri", uri}, {"version", 1}, {"range", range}, {"rewrite", rewrite}};
    return {{"command", "cube.rewrite"}, {"arguments", Json::array({arguments})}};
}

constexpr std::string_view hard = "(R2 L2 U2 F B) U2 (R D L) F2 B2 R U L D F B";

}  // namespace

TEST_CASE("a run is stopped at the time limit, with a diagnostic") {
    Client client(std::chrono::seconds(30), {{"timeLimit", 0.1}});
    client.open(std::string(endless) + "nonsense_\n");
    client.server.settle();
    const auto mistakes = client.mistakes();
    REQUIRE(mistakes.size() == 2);
    CHECK(mistakes[1]["message"] == "the time limit is exceeded; the rest is not run");
}

TEST_CASE("a hover while a document is running is answered without the value") {
    Client client(std::chrono::milliseconds(1));
    client.open(std::string("let trick = R U\n") + endless);
    client.server.process_changes();
    const auto id = client.ask("textDocument/hover", client.at(0, 12));
    CHECK(client.answer_to(id)["result"]["contents"]["value"] == "The value is being computed.");
}

TEST_CASE("a change interrupts the run of a document") {
    Client client(std::chrono::seconds(30));
    client.open(endless);
    client.server.process_changes();
    const auto changes = Json::array({Json{{"text", "assert false"}}});
    client.tell("textDocument/didChange",
                {{"textDocument", {{"uri", client.uri}, {"version", 2}}}, {"contentChanges", changes}});
    client.server.settle();
    CHECK(client.mistakes()[0]["message"] == "this assertion is false");
}

// The requests wait for a document that runs for a while.
TEST_CASE("a command can be cancelled by its request and by its progress token") {
    Client client(std::chrono::seconds(30), {{"timeLimit", 30}});
    client.open(endless, "file:///tests/endless.cube");
    client.open(std::string(hard));
    client.server.process_changes();
    const auto by_request =
        client.ask("workspace/executeCommand", rewrite_command(client.uri, hard.size(), "commutator"));
    client.tell("$/cancelRequest", {{"id", by_request}});
    const auto by_progress =
        client.ask("workspace/executeCommand", rewrite_command(client.uri, hard.size(), "commutator"));
    client.tell("window/workDoneProgress/cancel",
                {{"token", client.last("window/workDoneProgress/create")["params"]["token"]}});
    client.tell("textDocument/didClose", {{"textDocument", {{"uri", "file:///tests/endless.cube"}}}});
    client.server.settle();
    CHECK(client.answer_to(by_request)["error"]["message"] == "the request was cancelled");
    CHECK(client.answer_to(by_progress)["error"]["code"] == -32800);
}

TEST_CASE("a rewrite without a result answers with the reason") {
    Client client(std::chrono::seconds(30));
    client.open(std::string(hard));
    client.server.settle();
    const auto id = client.ask("workspace/executeCommand", rewrite_command(client.uri, hard.size(), "shortest"));
    client.server.settle();
    CHECK(client.answer_to(id)["error"]["message"] == "no equivalent of at most ten moves was found");
}

TEST_CASE("an assertion that has not been run can be tried") {
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

TEST_CASE("completion of an import offers the files in the document's folder") {
    const test::Directory folder;
    std::ofstream(folder / "mine.cube") << "let mine = R U\n";
    std::ofstream(folder / "notes.txt") << "R U\n";
    Client client(std::chrono::seconds(30));
    client.open("import \"m", uri_of(folder / "open.cube"));
    const auto id = client.ask("textDocument/completion", client.at(0, 9));
    const auto items = client.answer_to(id)["result"]["items"];
    REQUIRE(items.size() == 1);
    CHECK(items[0]["label"] == "mine.cube");
    CHECK(items[0]["detail"] == "file in this folder");
}

TEST_CASE("a computation that does not stop holds up no other document") {
    const test::Directory folder;
    std::ofstream(folder / "held.cube") << "let mine = R U\n";
    std::atomic<bool> held = true;
    Environment around{{}, std::chrono::seconds(30), std::chrono::milliseconds(50)};
    around.host.read_file = [&](const std::string&) {
        while (held) std::this_thread::yield();
        return FileText{"let mine = R U\n"};
    };
    Client client(around, {{"timeLimit", 0.1}});
    client.open("import \"held.cube\"", uri_of(folder / "stuck.cube"));
    client.server.process_changes();
    client.open("assert order(R) == 5", uri_of(folder / "other.cube"));
    client.server.settle();
    REQUIRE(client.mistakes().size() == 1);
    CHECK(client.last("window/showMessage")["params"]["message"].get<std::string>().ends_with(
        "stuck.cube: a statement does not stop; the document is not run until it is opened again"));
    held = false;
}

TEST_CASE("a text with very many wrong names has a limited number of mistakes") {
    Client client(std::chrono::seconds(30));
    std::string text;
    for (int i = 0; i < 20'000; ++i) text += "Q\n";
    client.open(text);
    client.server.settle();
    CHECK(client.mistakes().size() == 100);
}

TEST_CASE("after an edit at the end, only the end is run again") {
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

TEST_CASE("paths and URIs convert both ways") {
    for (const std::string path : {"/a/b.cube", "/a b/\u00e9%.cube", "/#?&.cube"}) CHECK(path_of(uri_of(path)) == path);
    CHECK(uri_of("/a b") == "file:///a%20b");
    CHECK(path_of("untitled:Untitled-1").empty());
    CHECK(path_of("file://server/a.cube").empty());
    CHECK(path_of("file:///a%2") == "/a%2");
}

}  // namespace cubelang::lsp::server_test
