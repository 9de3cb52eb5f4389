#pragma once
// JSON-RPC 2.0: reads and writes messages, and frames them in a byte stream.

#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

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
    Json id{};  ///< an integer or a string; null if missing
    std::string method{};
    Json params = Json::object();
};

/// Throws a Failure for an invalid message.
[[nodiscard]] Message read_message(std::string_view body);
/// The id of a message, even of an invalid one; null if it has none.
[[nodiscard]] Json id_in(std::string_view body);

// Invalid UTF-8 is replaced.
[[nodiscard]] std::string answer(const Json& id, Json result);
[[nodiscard]] std::string failure(const Json& id, ErrorCode code, std::string_view message);
[[nodiscard]] std::string notification(std::string_view method, Json params);
[[nodiscard]] std::string request(const Json& id, std::string_view method, Json params);

/// The bytes of a message in a stream: `Content-Length: N`, an empty line, N bytes.
[[nodiscard]] std::string framed(std::string_view body);

/// Splits a byte stream into messages. Invalid input is reported once and skipped.
class Frames {
public:
    static constexpr std::size_t longest_header = std::size_t{1} << 13;
    static constexpr std::size_t longest_body = std::size_t{1} << 27;

    /// A message, or the problem that prevented reading one.
    struct Frame {
        std::string body;
        std::string problem{};
    };

    void add(std::string_view bytes) { pending_ += bytes; }
    /// The next complete frame; nullopt if more bytes are needed.
    [[nodiscard]] std::optional<Frame> next();

private:
    [[nodiscard]] std::optional<Frame> header();
    [[nodiscard]] std::optional<Frame> body();
    [[nodiscard]] Frame without_end();
    void skip();

    std::string pending_;
    std::optional<std::size_t> length_;  ///< of the message whose header has been read
    std::size_t skipped_ = 0;            ///< bytes left to skip of a message that is too long
};

}  // namespace cubelang::lsp
