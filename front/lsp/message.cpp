#include "front/lsp/message.hpp"

#include <utility>

namespace cubelang::lsp {
namespace {

std::string text_of(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

Json envelope() { return {{"jsonrpc", "2.0"}}; }

Json parsed(std::string_view body) {
    auto json = Json::parse(body, nullptr, false);
    if (json.is_discarded()) throw Failure(ErrorCode::parse_error, "this is not JSON");
    return json;
}

bool is_id(const Json& json) { return json.is_string() || json.is_number_integer(); }

// The first thing in which it is no message, in words.
std::string problem_of(const Json& json) {
    if (!json.is_object()) return "a message is one JSON object";
    if (json.value("jsonrpc", Json()) != "2.0") return "a message says jsonrpc 2.0";
    if (json.contains("id") && !json["id"].is_null() && !is_id(json["id"])) return "an id is a number or a text";
    if (json.contains("method") && !json["method"].is_string()) return "a method is named by a text";
    if (json.contains("params") && !json["params"].is_structured() && !json["params"].is_null())
        return "params are an object or a list";
    const bool answers = json.contains("result") || json.contains("error");
    return json.contains("method") || (json.contains("id") && answers) ? "" : "a message names a method";
}

}  // namespace

Message read_message(std::string_view body) {
    auto json = parsed(body);
    if (const auto problem = problem_of(json); !problem.empty()) throw Failure(ErrorCode::invalid_request, problem);
    Message message;
    message.id = json.value("id", Json());
    if (!json.contains("method")) {
        message.kind = Message::Kind::response;
        message.result = json.value("result", Json());
        return message;
    }
    if (!message.id.is_null()) message.kind = Message::Kind::request;
    message.method = json["method"];
    if (auto params = json.find("params"); params != json.end() && !params->is_null())
        message.params = std::move(*params);
    return message;
}

Json id_in(std::string_view body) {
    const auto json = Json::parse(body, nullptr, false);
    if (!json.is_object()) return nullptr;
    auto id = json.value("id", Json());
    return is_id(id) ? id : Json();
}

std::string answer(const Json& id, Json result) {
    auto json = envelope();
    json["id"] = id;
    json["result"] = std::move(result);
    return text_of(json);
}

std::string failure(const Json& id, ErrorCode code, std::string_view message) {
    auto json = envelope();
    json["id"] = id;
    json["error"] = {{"code", static_cast<int>(code)}, {"message", message}};
    return text_of(json);
}

std::string notification(std::string_view method, Json params) {
    auto json = envelope();
    json["method"] = method;
    json["params"] = std::move(params);
    return text_of(json);
}

std::string request(const Json& id, std::string_view method, Json params) {
    auto json = envelope();
    json["id"] = id;
    json["method"] = method;
    json["params"] = std::move(params);
    return text_of(json);
}

}  // namespace cubelang::lsp
