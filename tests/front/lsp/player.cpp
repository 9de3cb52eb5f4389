// Plays a language client from a script on standard input. Writes each line of the script, then the messages that the
// server sends in response:
//
//     begin PARAMS                `initialize`, whose answer is not shown
//     open URI                    the lines below that are indented by four blanks are the text
//     ask METHOD PARAMS           sends a request; requests are numbered from 1
//     tell METHOD PARAMS          sends a notification
//     say TEXT                    sends TEXT unchanged
//     # …                         a comment
//
// Each line is completed before the next, so that the order is always the same. `{uri}` in params is the document
// opened last. Positions are shown as LINE:CHARACTER, ranges as POSITION-POSITION.

#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "front/lsp/server.hpp"

namespace cubelang::lsp {
namespace {

constexpr std::string_view indent = "    ";

std::string place(const Json& json) { return json["line"].dump() + ":" + json["character"].dump(); }

void shorten_places(Json& json) {
    if (json.is_object() && json.contains("line") && json.contains("character"))
        json = place(json);
    else if (json.is_object() && json.contains("start") && json.contains("end"))
        json = place(json["start"]) + "-" + place(json["end"]);
    else if (json.is_structured())
        for (auto& part : json) shorten_places(part);
}

// A file that the sandbox has allowed.
FileText read(const std::string& path) {
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    return {text.str(), file ? std::error_code() : std::make_error_code(std::errc::no_such_file_or_directory), {}};
}

Environment environment() {
    Environment environment;
    environment.host.read_file = read;
    environment.patience = std::chrono::seconds(30);
    return environment;
}

// In one line if it is short enough.
std::string shown(const Json& json) {
    constexpr std::size_t widest = 110;
    const auto line = json.dump();
    return line.size() <= widest ? line : json.dump(2);
}

std::string_view take_word(std::string_view& text) {
    const auto end = std::min(text.find(' '), text.size());
    const auto word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

class Player {
public:
    Player()
        : server_(
              environment(), [this](const auto& message) { messages_.push_back(message); }, [] {}) {}

    void play(std::istream& script) {
        for (std::string line; std::getline(script, line);) {
            if (line.starts_with(indent) && is_text_) {
                text_ += line.substr(indent.size()) + "\n";
                continue;
            }
            finish_text();
            std::cout << line << "\n";
            do_line(line);
            write_messages();
        }
        finish_text();
        std::cout << "status " << (server_.is_shut_down() && server_.has_ended() ? 0 : 1) << "\n";
    }

private:
    void do_line(std::string_view line) {
        const auto verb = take_word(line);
        if (verb == "open") begin_text(line);
        if (verb == "begin") begin(line);
        if (verb == "say") server_.receive(line);
        if (verb != "ask" && verb != "tell") return;
        const auto method = take_word(line);
        const auto params = params_in(line);
        server_.receive(verb == "ask" ? request(++requests_, method, params) : notification(method, params));
    }
    void begin(std::string_view params) {
        server_.receive(request("begin", "initialize", params_in(params)));
        messages_.clear();
    }
    [[nodiscard]] Json params_in(std::string_view line) const {
        std::string text(line.empty() ? "null" : line);
        for (auto at = text.find("{uri}"); at != text.npos; at = text.find("{uri}")) text.replace(at, 5, uri_);
        return Json::parse(text);
    }

    void begin_text(std::string_view uri) {
        uri_ = uri;
        text_.clear();
        is_text_ = true;
    }
    void finish_text() {
        if (!is_text_) return;
        is_text_ = false;
        std::cout << text_;
        const Json item{{"uri", uri_}, {"languageId", "cube"}, {"version", 1}, {"text", text_}};
        server_.receive(notification("textDocument/didOpen", {{"textDocument", item}}));
        write_messages();
    }

    // Leaves out the field that every message has.
    void write_messages() {
        server_.settle();
        for (const auto& message : messages_) {
            auto json = Json::parse(message);
            json.erase("jsonrpc");
            shorten_places(json);
            std::cout << "-> " << shown(json) << "\n";
        }
        messages_.clear();
    }

    std::vector<std::string> messages_;
    std::string uri_, text_;
    bool is_text_ = false;
    int requests_ = 0;
    Server server_;
};

}  // namespace
}  // namespace cubelang::lsp

int main() { cubelang::lsp::Player().play(std::cin); }
