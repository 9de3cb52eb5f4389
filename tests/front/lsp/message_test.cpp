#include "front/lsp/message.hpp"

#include <vector>

#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::lsp {
namespace {

ErrorCode code_of(std::string_view body) {
    try {
        static_cast<void>(read_message(body));
    } catch (const Failure& failure) {
        return failure.code();
    }
    return ErrorCode::internal_error;
}

}  // namespace

TEST_CASE("a message is a request, a notification or a response") {
    const auto request = read_message(R"({"jsonrpc": "2.0", "id": "a", "method": "m", "params": [1]})");
    CHECK(request.kind == Message::Kind::request);
    CHECK(request.id == "a");
    CHECK(request.params == Json::array({1}));
    CHECK(read_message(R"({"jsonrpc": "2.0", "method": "m"})").kind == Message::Kind::notification);
    CHECK(read_message(R"({"jsonrpc": "2.0", "method": "m", "params": null})").params == Json::object());
    CHECK(read_message(R"({"jsonrpc": "2.0", "id": 3, "result": null})").kind == Message::Kind::response);
    CHECK(read_message(R"({"jsonrpc": "2.0", "id": 3, "error": {}})").kind == Message::Kind::response);
}

TEST_CASE("a message that is not JSON is a parse error") {
    for (const char* body :
         {"", "{", "nonsense", "{\"jsonrpc\": \"\xff\"}", R"({"jsonrpc": "2.0", "method": "\ud83d"})"})
        CHECK(code_of(body) == ErrorCode::parse_error);
}

TEST_CASE("JSON that is not a message is an invalid request") {
    for (const char* body :
         {"1", "[]", "{}", R"({"jsonrpc": "1.0", "method": "m"})", R"({"jsonrpc": "2.0"})",
          R"({"jsonrpc": "2.0", "method": 7})", R"({"jsonrpc": "2.0", "id": {}, "method": "m"})",
          R"({"jsonrpc": "2.0", "id": 1.5, "method": "m"})", R"({"jsonrpc": "2.0", "method": "m", "params": 1})"})
        CHECK(code_of(body) == ErrorCode::invalid_request);
}

TEST_CASE("the fault of a message is reported") {
    const auto words_of = [](std::string_view body) -> std::string {
        try {
            static_cast<void>(read_message(body));
        } catch (const Failure& failure) {
            return failure.what();
        }
        return {};
    };
    CHECK(words_of(R"({"jsonrpc": "1.0", "method": "m"})") == "jsonrpc must be 2.0");
    CHECK(words_of(R"({"jsonrpc": "2.0", "id": {}, "method": "m"})") == "id must be an integer or a string");
    CHECK(words_of(R"({"jsonrpc": "2.0"})") == "method is missing");
}

TEST_CASE("deep nesting does no harm") {
    const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
    CHECK(code_of(deep) == ErrorCode::invalid_request);
}

TEST_CASE("the id of an invalid message is found") {
    CHECK(id_in(R"({"id": 7, "method": 1})") == 7);
    CHECK(id_in(R"({"id": [7]})").is_null());
    CHECK(id_in("[").is_null());
}

TEST_CASE("invalid UTF-8 is replaced in answers") {
    CHECK(failure(1, ErrorCode::internal_error, "a\xff") ==
          "{\"error\":{\"code\":-32603,\"message\":\"a\xEF\xBF\xBD\"},\"id\":1,\"jsonrpc\":\"2.0\"}");
    CHECK(answer("a", nullptr) == R"({"id":"a","jsonrpc":"2.0","result":null})");
    CHECK(notification("m", 1) == R"({"jsonrpc":"2.0","method":"m","params":1})");
    CHECK(request(2, "m", nullptr) == R"({"id":2,"jsonrpc":"2.0","method":"m","params":null})");
}

}  // namespace cubelang::lsp

namespace cubelang::lsp {
namespace {

// Each message, or "!" for an invalid one.
std::vector<std::string> read_in_parts(const std::string& bytes, std::size_t part) {
    Frames frames;
    std::vector<std::string> read;
    for (std::size_t at = 0; at < bytes.size(); at += part) {
        frames.add(std::string_view(bytes).substr(at, part));
        while (const auto frame = frames.next()) read.push_back(frame->problem.empty() ? frame->body : "!");
    }
    return read;
}

}  // namespace

TEST_CASE("messages are unchanged, however the bytes are split") {
    test::property([] {
        const auto bodies = *rc::gen::arbitrary<std::vector<std::string>>();
        std::string bytes;
        for (const auto& body : bodies) bytes += framed(body);
        RC_ASSERT(read_in_parts(bytes, *rc::gen::inRange<std::size_t>(1, 40)) == bodies);
    });
}

TEST_CASE("a header may have other fields, in any case and order") {
    CHECK(read_in_parts("Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:  2\r\n\r\n{}", 1) ==
          std::vector<std::string>{"{}"});
}

TEST_CASE("reading continues after a header without a length") {
    for (const std::string wrong : {"Content-Length: two\r\n\r\n", "Content-Length: -1\r\n\r\n", "Hello\r\n\r\n",
                                    "Content-Length: 99999999999999999999999\r\n\r\n"})
        CHECK(read_in_parts(wrong + framed("{}"), 3) == std::vector<std::string>{"!", "{}"});
}

TEST_CASE("a header without an end is dropped and does not fill the memory") {
    const auto read = read_in_parts(std::string(Frames::longest_header * 4, 'x') + "\r\n\r\n" + framed("{}"), 5000);
    CHECK(read.front() == "!");
    CHECK(read.back() == "{}");
}

TEST_CASE("a message that is too long is skipped") {
    const auto length = Frames::longest_body + 10;
    const auto bytes =
        "Content-Length: " + std::to_string(length) + "\r\n\r\n" + std::string(length, 'x') + framed("{}");
    CHECK(read_in_parts(bytes, std::size_t{1} << 20) == std::vector<std::string>{"!", "{}"});
}

TEST_CASE("the fault of a frame is reported") {
    const auto problem_of = [](const std::string& bytes) {
        Frames frames;
        frames.add(bytes);
        return frames.next()->problem;
    };
    CHECK(problem_of("Hello\r\n\r\n") == "the header needs Content-Length and a number of bytes");
    CHECK(problem_of("Content-Length: 999999999999\r\n\r\n") == "the message is too long");
    CHECK(problem_of(std::string(Frames::longest_header + 1, 'x')) == "the header is too long");
}

TEST_CASE("a message that is not complete is awaited") {
    Frames frames;
    frames.add("Content-Length: 2\r\n\r\n{");
    CHECK_FALSE(frames.next());
    frames.add("}");
    CHECK(frames.next()->body == "{}");
}

}  // namespace cubelang::lsp
