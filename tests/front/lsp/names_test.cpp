// Names: definitions, references and renames, in one document and in several, in files and in the library.

#include <filesystem>
#include <fstream>
#include <vector>

#include <fmt/format.h>

#include "front/lsp/document.hpp"
#include "front/lsp/server.hpp"
#include "runtime/base/files/read.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/directory.hpp"

namespace cubelang::lsp::names_test {
namespace {

namespace fs = std::filesystem;

/// A client that sends one request after the other.
class Client {
public:
    explicit Client(const std::string& folder, const Json& capabilities = Json::object())
        : folder_(folder),
          server_(
              environment(folder), [this](const std::string& message) { take(message); }, [] {}) {
        const Json options{{"run", false}};
        static_cast<void>(ask("initialize", {{"capabilities", capabilities}, {"initializationOptions", options}}));
    }

    [[nodiscard]] std::string uri(const std::string& file) const { return uri_of(folder_ + "/" + file); }

    void open(const std::string& file, const std::string& text) {
        const Json document{{"uri", uri(file)}, {"languageId", "cube"}, {"version", 7}, {"text", text}};
        const Json params{{"textDocument", document}};
        server_.receive(notification("textDocument/didOpen", params));
    }
    // The result, or the message of the failure.
    [[nodiscard]] Json ask(const std::string& method, const Json& params) {
        server_.receive(request(++asked_, method, params));
        const auto& said = answers_.back();
        return said.contains("error") ? said["error"]["message"] : said["result"];
    }
    [[nodiscard]] Json ask(const std::string& method, const std::string& file, int line, int character,
                           Json params = Json::object()) {
        params["textDocument"] = {{"uri", uri(file)}};
        params["position"] = {{"line", line}, {"character", character}};
        return ask("textDocument/" + method, params);
    }
    [[nodiscard]] Json ask_all(const std::string& method, const std::string& file, Json params = Json::object()) {
        params["textDocument"] = {{"uri", uri(file)}};
        return ask("textDocument/" + method, params);
    }

private:
    static Environment environment(const std::string& folder) {
        Host host;
        host.table_folder = folder + "/cache";
        host.read_file = [](const std::string& path) {
            auto file = files::read_ordinary_file(path);
            return FileText{std::move(file.text), std::error_code(file.error, std::generic_category())};
        };
        return {host};
    }
    void take(const std::string& message) {
        auto json = Json::parse(message);
        if (json.contains("id")) answers_.push_back(std::move(json));
    }

    std::string folder_;
    std::vector<Json> answers_;
    Server server_;
    int asked_ = 0;
};

// `1:4-7`
std::string shown(const Json& range) {
    return fmt::format("{}:{}-{}", range["start"]["line"].get<int>(), range["start"]["character"].get<int>(),
                       range["end"]["character"].get<int>());
}
std::string shown_all(const Json& list) {
    std::string all;
    for (const auto& one : list) all += (all.empty() ? "" : " ") + shown(one["range"]);
    return all;
}

}  // namespace

TEST_CASE("the definition of a name is found, in UTF-16 units") {
    const test::Directory folder;
    Client client(folder.path.string());
    client.open("a.cube", "let a1 = \"\xF0\x9F\xA7\x8A\"; let c1 = a1\nprint c1 c1");
    const auto there = client.ask("definition", "a.cube", 1, 7);
    CHECK(there["uri"] == client.uri("a.cube"));
    CHECK(shown(there["range"]) == "0:19-21");
    CHECK(client.ask("definition", "a.cube", 1, 2).is_null());
    CHECK(shown_all(client.ask("documentHighlight", "a.cube", 1, 7)) == "0:19-21 1:6-8 1:9-11");
}

TEST_CASE("the definition of a library name is in a read-only file, where renames fail") {
    const test::Directory folder;
    Client client(folder.path.string());
    client.open("a.cube", "import triggers; sune\nimport nothing");
    const auto there = client.ask("definition", "a.cube", 0, 18);
    const auto path = path_of(there["uri"].get<std::string>());
    CHECK(path == folder.path / "cache/library/triggers.cube");
    const auto text = files::read_ordinary_file(path).text;
    CHECK(text.find("let sune") != text.npos);
    CHECK((fs::status(path).permissions() & fs::perms::owner_write) == fs::perms::none);
    CHECK(shown(client.ask("definition", "a.cube", 0, 10)["range"]) == "0:0-0");
    CHECK(client.ask("definition", "a.cube", 1, 10).is_null());
    CHECK(client.ask("prepareRename", "a.cube", 0, 18) == "`sune` is imported from triggers: rename it there");
    client.open("cache/library/triggers.cube", text);
    CHECK(client.ask("rename", "cache/library/triggers.cube", there["range"]["start"]["line"], 5,
                     {{"newName", "n1"}}) == "the library is part of the program and cannot be changed");
}

TEST_CASE("a library file with the wrong content is written again") {
    const test::Directory folder;
    Client client(folder.path.string());
    client.open("a.cube", "import triggers");
    const auto path = folder.path / "cache/library/triggers.cube";
    fs::create_directories(path.parent_path());
    std::ofstream(path) << "of an older program";
    static_cast<void>(client.ask("definition", "a.cube", 0, 10));
    CHECK(files::read_ordinary_file(path).text.find("sune") != std::string::npos);
}

TEST_CASE("the definition of an imported name is in its file, on disk or open") {
    const test::Directory folder;
    std::ofstream(folder.path.string() + "/shared.cube") << "\n## Two.\nlet two = R2\n";
    Client client(folder.path.string());
    client.open("a.cube", "import \"shared.cube\"; two");
    CHECK(shown(client.ask("definition", "a.cube", 0, 23)["range"]) == "2:4-7");
    client.open("shared.cube", "let one = R; let two = R2");
    const auto there = client.ask("definition", "a.cube", 0, 23);
    CHECK(there["uri"] == client.uri("shared.cube"));
    CHECK(shown(there["range"]) == "0:17-20");
    client.open("shared.cube", "def both(p, q) = p q");
    client.open("c.cube", "import \"shared.cube\"; both(R, q = U, p2 = F)");
    CHECK(shown(client.ask("definition", "c.cube", 0, 31)["range"]) == "0:12-13");
    client.open("b.cube", "import \"missing.cube\"; two");
    CHECK(client.ask("definition", "b.cube", 0, 10).is_null());
    CHECK(client.ask("definition", "b.cube", 0, 24).is_null());
}

TEST_CASE("a rename includes the open documents that import the name") {
    const test::Directory folder;
    Client client(folder.path.string());
    client.open("a.cube", "let two = R2\nprint two");
    client.open("b.cube", "import \"./a.cube\"; print two; for two in 1..3 { two }");
    client.open("c.cube", "let two = 3");
    const auto edit = client.ask("rename", "a.cube", 1, 6, {{"newName", "half"}});
    CHECK(edit["changes"].size() == 2);
    CHECK(shown_all(edit["changes"][client.uri("a.cube")]) == "0:4-7 1:6-9");
    CHECK(shown_all(edit["changes"][client.uri("b.cube")]) == "0:25-28");
    const Json context{{"context", {{"includeDeclaration", false}}}};
    CHECK(client.ask("references", "a.cube", 1, 6, context).size() == 2);
    CHECK(client.ask("references", "b.cube", 0, 26, context).size() == 2);
    client.open("b.cube", "import \"a.cube\"; def mine(half) = two half");
    CHECK(client.ask("rename", "a.cube", 1, 6, {{"newName", "half"}}) ==
          path_of(client.uri("b.cube")) + ": `two` in line 1 would then mean the `half` of line 1");
}

TEST_CASE("a rename has document versions if the client supports them") {
    const test::Directory folder;
    Client client(folder.path.string(), {{"workspace", {{"workspaceEdit", {{"documentChanges", true}}}}}});
    client.open("a.cube", "let two = R2\nprint two");
    const auto edit = client.ask("rename", "a.cube", 0, 4, {{"newName", "half"}})["documentChanges"][0];
    CHECK(edit["textDocument"]["version"] == 7);
    CHECK(edit["edits"][1]["newText"] == "half");
    CHECK(client.ask("prepareRename", "a.cube", 0, 4)["placeholder"] == "two");
    CHECK(client.ask("rename", "a.cube", 0, 4, {{"newName", "order"}}) == "`order` is built in");
}

TEST_CASE("the outline is a tree if the client supports trees") {
    const test::Directory folder;
    const std::string text = "## Of two.\ndef both(p, q) = p q\nimport pll";
    Client old(folder.path.string());
    old.open("a.cube", text);
    CHECK(old.ask_all("documentSymbol", "a.cube")[0]["location"]["range"]["start"]["line"] == 1);
    CHECK(old.ask("workspace/symbol", {{"query", "Bt"}}).size() == 1);
    CHECK(old.ask("workspace/symbol", {{"query", "tb"}}).empty());
    const Json supports{{"hierarchicalDocumentSymbolSupport", true}};
    Client client(folder.path.string(), {{"textDocument", {{"documentSymbol", supports}}}});
    client.open("a.cube", text);
    const auto symbols = client.ask_all("documentSymbol", "a.cube");
    REQUIRE(symbols.size() == 2);
    CHECK(symbols[0]["detail"] == "(p, q)  Of two.");
    CHECK(shown(symbols[0]["selectionRange"]) == "1:4-8");
    CHECK(symbols[0]["range"]["start"]["line"] == 0);
    CHECK(symbols[1]["name"] == "pll");
}

TEST_CASE("folding ranges are lines") {
    const test::Directory folder;
    Client client(folder.path.string());
    client.open("a.cube", "# a\n# b\nfor i in 1..2 {\n  i\n}\n");
    const auto folds = client.ask_all("foldingRange", "a.cube");
    CHECK(folds ==
          Json::parse(R"([{"startLine": 0, "endLine": 1, "kind": "comment"}, {"startLine": 2, "endLine": 3}])"));
}

TEST_CASE("tokens are encoded by distances, and split at line ends") {
    const test::Directory folder;
    Client client(folder.path.string());
    client.open("a.cube", "/* \xF0\x9F\xA7\x8A\n\n two */ order(R)\r\nlet n1 = \"\xC3\xA9\" # c\n");
    const std::vector<int> all{0, 0, 5, 0, 0, 2,  0, 7, 0, 0, 0, 8, 5, 8, 2, 0, 6, 1, 5, 0, 1, 0, 3,
                               2, 0, 0, 4, 2, 10, 1, 0, 3, 1, 4, 0, 0, 2, 3, 1, 0, 0, 4, 3, 0, 0};
    CHECK(client.ask_all("semanticTokens/full", "a.cube")["data"] == all);
    const Json range{{"start", {{"line", 3}, {"character", 4}}}, {"end", {{"line", 3}, {"character", 6}}}};
    CHECK(client.ask_all("semanticTokens/range", "a.cube", {{"range", range}})["data"] ==
          std::vector<int>{3, 4, 2, 10, 1});
}

}  // namespace cubelang::lsp::names_test
