#pragma once
// The Language Server Protocol, 3.17, over any transport. Short requests are answered in order by the tables of
// rows.hpp. An invalid message is answered with an error.

#include <functional>
#include <string>
#include <string_view>

#include "front/lsp/workspace.hpp"

namespace cubelang::lsp {

class Server {
public:
    /// `post` sends a message without its frame; it is called from any thread, one at a time. `wake` is called from
    /// another thread when `process_changes` has work to do.
    Server(Environment environment, std::function<void(const std::string&)> post, std::function<void()> wake);

    void receive(std::string_view message);
    /// Answers an invalid frame with an error.
    void receive_invalid(std::string_view problem);
    /// Checks and runs changed documents. To be called when no message is waiting.
    void process_changes();
    /// Waits until all tasks are done, and publishes the results.
    void settle();

    /// Whether the client has sent `exit`.
    [[nodiscard]] bool has_ended() const { return stage_ == Stage::ended; }
    /// Whether the client has sent `shutdown`, which the protocol requires before `exit`.
    [[nodiscard]] bool is_shut_down() const { return was_shut_down_; }

private:
    enum class Stage { created, open, shut_down, ended };
    void take(const Message& message);
    void answer(const Message& request);
    [[nodiscard]] Json result_of(const Message& request);
    [[nodiscard]] bool begin(const Message& request);
    void handle_notification(const Message& notification);
    void check_stage(const Message& request) const;

    Workspace workspace_;
    Stage stage_ = Stage::created;
    bool was_shut_down_ = false;
};

}  // namespace cubelang::lsp
