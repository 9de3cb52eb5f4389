#pragma once
// JSON-RPC 2.0: what a client says, and what it is answered.

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>

namespace cubelang::lsp {

using Json = nlohmann::json;

enum class ErrorCode {
    parse_error = -32700,
    invalid_request = -32600,
    method_not_found = -32601,
    invalid_params = -32602,
    internal_error = -32603,
    not_initialized = -32002,
    request_failed = -32803,
    content_modified = -32801,
    request_cancelled = -32800,
};

/// Ends a request with an error.
class Failure : public std::runtime_error {
public:
    Failure(ErrorCode code, const std::string& message) : std::runtime_error(message), code_(code) {}
    [[nodiscard]] ErrorCode code() const { return code_; }

private:
    ErrorCode code_;
};

struct Message {
    enum class Kind { request, notification, response };
    Kind kind = Kind::notification;
    Json id{};  ///< an integer or a string; null: none
    std::string method{};
    Json params = Json::object();
    Json result{};  ///< of a response
};

/// What is no message is thrown as a Failure.
[[nodiscard]] Message read_message(std::string_view body);
/// The id of what may be a request, however wrong it is otherwise; null if it has none.
[[nodiscard]] Json id_in(std::string_view body);

// Bytes that are no UTF-8 are replaced.
[[nodiscard]] std::string answer(const Json& id, Json result);
[[nodiscard]] std::string failure(const Json& id, ErrorCode code, std::string_view message);
[[nodiscard]] std::string notification(std::string_view method, Json params);
[[nodiscard]] std::string request(const Json& id, std::string_view method, Json params);

}  // namespace cubelang::lsp
