#include "front/lsp/server.hpp"

#include <algorithm>
#include <exception>
#include <mutex>
#include <utility>

#include "front/lsp/rows.hpp"

namespace cubelang::lsp {
namespace {

std::function<void(const std::string&)> one_at_a_time(std::function<void(const std::string&)> post) {
    return [post = std::move(post), mutex = std::make_shared<std::mutex>()](const std::string& message) {
        const std::scoped_lock lock(*mutex);
        post(message);
    };
}

template <class Row>
const Row* find_row(std::span<const Row> rows, const std::string& method) {
    const auto at = std::ranges::find(rows, method, &Row::method);
    return at == rows.end() ? nullptr : &*at;
}

std::pair<ErrorCode, std::string> error_of(const std::exception& fault) {
    if (const auto* failure = dynamic_cast<const Failure*>(&fault)) return {failure->code(), failure->what()};
    if (dynamic_cast<const Json::exception*>(&fault) != nullptr)
        return {ErrorCode::invalid_params, std::string("invalid params: ") + fault.what()};
    if (dynamic_cast<const std::bad_alloc*>(&fault) != nullptr)
        return {ErrorCode::request_failed, "there is not enough memory for this"};
    return {ErrorCode::internal_error, fault.what()};
}

}  // namespace

Server::Server(Environment environment, std::function<void(const std::string&)> post, std::function<void()> wake)
    : workspace_(std::move(environment), one_at_a_time(std::move(post)), std::move(wake)) {}

void Server::receive(std::string_view message) {
    try {
        take(read_message(message));
    } catch (const std::exception& fault) {
        const auto [code, words] = error_of(fault);
        workspace_.fail(id_in(message), code, words);
    }
}

void Server::receive_invalid(std::string_view problem) { workspace_.fail(nullptr, ErrorCode::parse_error, problem); }

void Server::take(const Message& message) {
    switch (message.kind) {
        case Message::Kind::request: return answer(message);
        case Message::Kind::notification: return handle_notification(message);
        case Message::Kind::response: return;  // no request of ours needs an answer
    }
}

void Server::answer(const Message& request) {
    try {
        check_stage(request);
        if (begin(request)) return;
        workspace_.answer(request.id, result_of(request));
    } catch (const std::exception& fault) {
        const auto [code, words] = error_of(fault);
        workspace_.fail(request.id, code, words);
    }
}

void Server::check_stage(const Message& request) const {
    const bool initializes = request.method == "initialize";
    if (stage_ == Stage::created && !initializes)
        throw Failure(ErrorCode::not_initialized, "the first request must be `initialize`");
    if (stage_ != Stage::created && initializes)
        throw Failure(ErrorCode::invalid_request, "the server has been initialized already");
    if (stage_ == Stage::shut_down) throw Failure(ErrorCode::invalid_request, "only `exit` may follow `shutdown`");
}

bool Server::begin(const Message& request) {
    const auto* row = find_row(long_requests(), request.method);
    if (row == nullptr) return false;
    if (const auto cancel_token = row->begin(workspace_, request.id, request.params))
        workspace_.remember({Task::request, request.id}, cancel_token);
    return true;
}

Json Server::result_of(const Message& request) {
    if (request.method == "shutdown") {
        stage_ = Stage::shut_down;
        was_shut_down_ = true;
        return nullptr;
    }
    const auto* row = find_row(requests(), request.method);
    if (row == nullptr) throw Failure(ErrorCode::method_not_found, "there is no method " + request.method);
    auto result = row->answer(workspace_, request.params);
    if (stage_ == Stage::created) stage_ = Stage::open;
    return result;
}

// Errors in notifications can only be logged.
void Server::handle_notification(const Message& message) {
    if (message.method == "exit") stage_ = Stage::ended;
    if (stage_ != Stage::open) return;
    const auto* row = find_row(notifications(), message.method);
    if (row == nullptr) return;
    try {
        row->take(workspace_, message.params);
    } catch (const std::exception& fault) {
        constexpr int error = 1;
        const auto words = message.method + ": " + error_of(fault).second;
        workspace_.notify("window/logMessage", {{"type", error}, {"message", words}});
    }
}

void Server::process_changes() {
    if (stage_ == Stage::open) workspace_.process_changes();
}

void Server::settle() {
    process_changes();
    workspace_.worker().settle();
    process_changes();
}

}  // namespace cubelang::lsp
