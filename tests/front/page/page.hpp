#pragma once
// A page that talks to a Door, for tests.

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "front/page/door.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::page {

using Json = nlohmann::json;

// A page that records the replies.
class Page {
public:
    std::vector<Json> replies_to(const Json& request) { return replies_to_text(request.dump()); }
    std::vector<Json> replies_to_text(const std::string& request) {
        replies_.clear();
        door_.ask(request);
        return replies_;
    }
    Json result(const Json& request) { return replies_to(request).back().at("result"); }
    // The parts of the last request that are of this kind.
    std::vector<Json> parts(const std::string& kind) const {
        std::vector<Json> list;
        for (const auto& reply : replies_)
            if (reply.contains("part") && reply["part"].contains(kind)) list.push_back(reply["part"][kind]);
        return list;
    }
    // The text of the first answer.
    std::string shown(const std::string& text) {
        for (const auto& reply : replies_to({{"ask", "run"}, {"text", text}}))
            if (reply.contains("part") && reply["part"].contains("answer"))
                return text_of(reply["part"]["answer"].value("drawing", Json::parse(R"({"lines": []})")));
        return {};
    }
    static std::string text_of(const Json& drawing) {
        std::string text;
        for (const auto& line : drawing.at("lines")) {
            for (const auto& piece : line) text += piece.at(0).get<std::string>();
            text += '\n';
        }
        return text;
    }

private:
    std::vector<Json> replies_;
    Door door_{[this](const std::string& reply) { replies_.push_back(Json::parse(reply)); }};
};

}  // namespace cubelang::page
