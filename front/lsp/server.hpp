#pragma once
// The Language Server Protocol, 3.17: messages in, messages out, whatever carries them. What is asked is answered, in
// the order of its coming, by the tables of rows.hpp; whatever is wrong with a message, the answer says so and the next
// one is taken.

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "front/lsp/workspace.hpp"

namespace cubelang::lsp {

class Server {
public:
    /// `post` gets every message, without its frame, from any thread, one at a time. `wake` is called by another thread
    /// when `attend` has something to do.
    Server(Surroundings surroundings, std::function<void(const std::string&)> post, std::function<void()> wake);

    /// Takes one message.
    void receive(std::string_view message);
    /// What the frame around a message says that is none.
    void receive_broken(std::string_view problem);
    /// To be called when no message waits: looks at what has changed.
    void attend();
    /// Waits until all that was begun is done, and tells what came of it.
    void settle();

    /// Has the client said `exit`?
    [[nodiscard]] bool has_ended() const { return stage_ == Stage::ended; }
    /// Was it told that the end comes, as the protocol wants it?
    [[nodiscard]] bool is_shut_down() const { return was_shut_down_; }

private:
    enum class Stage { begun, open, shut_down, ended };
    void take(const Message& message);
    void answer(const Message& request);
    [[nodiscard]] Json result_of(const Message& request);
    [[nodiscard]] bool begin(const Message& request);
    void be_told(const Message& notification);
    void check_stage(const Message& request) const;
    void cancel(const Json& params);
    void forget_done();

    Workspace workspace_;
    Stage stage_ = Stage::begun;
    bool was_shut_down_ = false;
    std::map<Json, std::weak_ptr<Ticket>> under_way_;  ///< long requests by their ids
};

}  // namespace cubelang::lsp
