#include "front/lsp/message.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::lsp::message_test {
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

TEST_CASE("what is no JSON is a parse error") {
    for (const char* body :
         {"", "{", "nonsense", "{\"jsonrpc\": \"\xff\"}", R"({"jsonrpc": "2.0", "method": "\ud83d"})"})
        CHECK(code_of(body) == ErrorCode::parse_error);
}

TEST_CASE("what is JSON and no message is an invalid request") {
    for (const char* body :
         {"1", "[]", "{}", R"({"jsonrpc": "1.0", "method": "m"})", R"({"jsonrpc": "2.0"})",
          R"({"jsonrpc": "2.0", "method": 7})", R"({"jsonrpc": "2.0", "id": {}, "method": "m"})",
          R"({"jsonrpc": "2.0", "id": 1.5, "method": "m"})", R"({"jsonrpc": "2.0", "method": "m", "params": 1})"})
        CHECK(code_of(body) == ErrorCode::invalid_request);
}

TEST_CASE("what is wrong with a message is told") {
    const auto words_of = [](std::string_view body) -> std::string {
        try {
            static_cast<void>(read_message(body));
        } catch (const Failure& failure) {
            return failure.what();
        }
        return {};
    };
    CHECK(words_of(R"({"jsonrpc": "1.0", "method": "m"})") == "a message says jsonrpc 2.0");
    CHECK(words_of(R"({"jsonrpc": "2.0", "id": {}, "method": "m"})") == "an id is a number or a text");
    CHECK(words_of(R"({"jsonrpc": "2.0"})") == "a message names a method");
}

TEST_CASE("deep nesting is read and dropped without harm") {
    const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
    CHECK(code_of(deep) == ErrorCode::invalid_request);
}

TEST_CASE("the id is found in what is otherwise wrong") {
    CHECK(id_in(R"({"id": 7, "method": 1})") == 7);
    CHECK(id_in(R"({"id": [7]})").is_null());
    CHECK(id_in("[").is_null());
}

TEST_CASE("bytes that are no text are replaced in what is said") {
    CHECK(failure(1, ErrorCode::internal_error, "a\xff") ==
          "{\"error\":{\"code\":-32603,\"message\":\"a\xEF\xBF\xBD\"},\"id\":1,\"jsonrpc\":\"2.0\"}");
    CHECK(answer("a", nullptr) == R"({"id":"a","jsonrpc":"2.0","result":null})");
    CHECK(notification("m", 1) == R"({"jsonrpc":"2.0","method":"m","params":1})");
    CHECK(request(2, "m", nullptr) == R"({"id":2,"jsonrpc":"2.0","method":"m","params":null})");
}

}  // namespace cubelang::lsp::message_test
