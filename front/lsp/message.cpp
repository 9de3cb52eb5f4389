#include "front/lsp/message.hpp"

#include <algorithm>
#include <utility>

#include "runtime/base/text.hpp"
#include "runtime/base/whole_number.hpp"

namespace cubelang::lsp {
namespace {

std::string message_of(Json content) {
    content["jsonrpc"] = "2.0";
    return content.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json parsed(std::string_view body) {
    auto json = Json::parse(body, nullptr, false);
    if (json.is_discarded()) throw Failure(ErrorCode::parse_error, "the message is not JSON");
    return json;
}

bool is_id(const Json& json) { return json.is_string() || json.is_number_integer(); }

// The first fault of a message; empty for a valid one.
std::string problem_of(const Json& json) {
    if (!json.is_object()) return "a message must be a JSON object";
    if (json.value("jsonrpc", Json()) != "2.0") return "jsonrpc must be 2.0";
    if (json.contains("id") && !json["id"].is_null() && !is_id(json["id"])) return "id must be an integer or a string";
    if (json.contains("method") && !json["method"].is_string()) return "method must be a string";
    if (json.contains("params") && !json["params"].is_structured() && !json["params"].is_null())
        return "params must be an object or an array";
    const bool answers = json.contains("result") || json.contains("error");
    return json.contains("method") || (json.contains("id") && answers) ? "" : "method is missing";
}

constexpr std::string_view length_field = "content-length";
constexpr std::string_view header_end = "\r\n\r\n";

// Other header fields, such as Content-Type, are ignored.
std::optional<std::size_t> length_field_of(std::string_view header) {
    while (!header.empty()) {
        const auto end = std::min(header.find("\r\n"), header.size());
        const auto line = header.substr(0, end);
        header.remove_prefix(std::min(end + 2, header.size()));
        const auto colon = line.find(':');
        if (colon != line.npos && lower(trimmed(line.substr(0, colon))) == length_field)
            return whole_number<std::size_t>(trimmed(line.substr(colon + 1)));
    }
    return std::nullopt;
}

}  // namespace

Message read_message(std::string_view body) {
    auto json = parsed(body);
    if (const auto problem = problem_of(json); !problem.empty()) throw Failure(ErrorCode::invalid_request, problem);
    Message message;
    message.id = json.value("id", Json());
    if (!json.contains("method")) {
        message.kind = Message::Kind::response;
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

std::string answer(const Json& id, Json result) { return message_of({{"id", id}, {"result", std::move(result)}}); }

std::string failure(const Json& id, ErrorCode code, std::string_view message) {
    return message_of({{"id", id}, {"error", {{"code", static_cast<int>(code)}, {"message", message}}}});
}

std::string notification(std::string_view method, Json params) {
    return message_of({{"method", method}, {"params", std::move(params)}});
}

std::string request(const Json& id, std::string_view method, Json params) {
    return message_of({{"id", id}, {"method", method}, {"params", std::move(params)}});
}

std::string framed(std::string_view body) {
    std::string bytes = "Content-Length: " + std::to_string(body.size());
    return bytes.append(header_end).append(body);
}

std::optional<Frames::Frame> Frames::next() {
    skip();
    if (skipped_ > 0) return std::nullopt;
    return length_ ? body() : header();
}

void Frames::skip() {
    const auto passed = std::min(skipped_, pending_.size());
    pending_.erase(0, passed);
    skipped_ -= passed;
}

std::optional<Frames::Frame> Frames::header() {
    const auto end = pending_.find(header_end);
    if (std::min(end, pending_.size()) > longest_header) return without_end();
    if (end == pending_.npos) return std::nullopt;
    length_ = length_field_of(std::string_view(pending_).substr(0, end));
    pending_.erase(0, end + header_end.size());
    if (!length_) return Frame{{}, "the header needs Content-Length and a number of bytes"};
    if (*length_ <= longest_body) return body();
    skipped_ = *std::exchange(length_, std::nullopt);
    skip();
    return Frame{{}, "the message is too long"};
}

// The last bytes may be the first half of the header's end, so they are kept.
Frames::Frame Frames::without_end() {
    const auto end = pending_.find(header_end);
    const auto kept = std::min(header_end.size() - 1, pending_.size());
    pending_.erase(0, end == pending_.npos ? pending_.size() - kept : end + header_end.size());
    return {{}, "the header is too long"};
}

std::optional<Frames::Frame> Frames::body() {
    if (pending_.size() < *length_) return std::nullopt;
    Frame frame{pending_.substr(0, *length_)};
    pending_.erase(0, *std::exchange(length_, std::nullopt));
    return frame;
}

}  // namespace cubelang::lsp
