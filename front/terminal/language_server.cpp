#include "front/terminal/subcommands.hpp"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <thread>

#include "front/lsp/message.hpp"
#include "front/lsp/server.hpp"
#include "front/machine/file_host.hpp"
#include "front/machine/user_paths.hpp"
#include "front/terminal/prompt/interrupt.hpp"
#include "front/terminal/prompt/output.hpp"
#include "runtime/base/files/read.hpp"
#include "runtime/base/files/replace.hpp"

namespace cubelang::terminal {
namespace {

constexpr std::uint64_t usual_memory = std::uint64_t{4} << 30;

/// A pipe that wakes the wait for input.
class Bell {
public:
    Bell() {
        if (::pipe(ends_.data()) != 0) ends_ = {-1, -1};
    }
    ~Bell() {
        for (const int end : ends_) ::close(end);
    }
    Bell(const Bell&) = delete;
    Bell& operator=(const Bell&) = delete;

    // Rings at most once until it is heard.
    void ring() {
        if (!is_ringing_.exchange(true)) static_cast<void>(!::write(ends_[1], "!", 1));
    }
    void hear() {
        char unused = 0;
        static_cast<void>(!::read(ends_[0], &unused, 1));
        is_ringing_ = false;
    }
    [[nodiscard]] int descriptor() const { return ends_[0]; }

private:
    std::array<int, 2> ends_{};
    std::atomic<bool> is_ringing_ = false;
};

// Ends the process even if a computation is still running, whose result is not needed.
void end_soon(int status) {
    std::thread([status] {
        std::this_thread::sleep_for(std::chrono::seconds(2));
        std::_Exit(status);
    }).detach();
}

class ServerLoop {
public:
    explicit ServerLoop(const Options& options)
        : server_(std::make_unique<lsp::Server>(
              environment(options), [this](const std::string& message) { send(message); }, [this] { bell_.ring(); })) {}

    /// Runs until the client ends the server or disconnects.
    int run() {
        while (!server_->has_ended() && !is_alone_) step();
        return server_->is_shut_down() ? exit_ok : exit_error;
    }

private:
    static lsp::Environment environment(const Options& options) {
        lsp::Environment around{machine::reading_host()};
        around.host.standard_input_use = "the editor sends its messages through it";
        around.host.memory_limit = options.memory_limit;
        around.host.table_folder = options.no_cache ? "" : machine::table_folder();
        return around;
    }

    // Changes are processed when the client is silent.
    void step() {
        if (!is_awaited(0)) server_->process_changes();
        if (!is_awaited(-1)) return;
        const auto part = files::read_some(STDIN_FILENO);
        if (part.text.empty() && part.error == EINTR) return;
        is_alone_ = part.text.empty();
        frames_.add(part.text);
        for (auto frame = frames_.next(); frame && !server_->has_ended(); frame = frames_.next())
            frame->problem.empty() ? server_->receive(frame->body) : server_->receive_invalid(frame->problem);
    }

    // Waits for input from the client, or its end, for at most this time; -1: until there is input or something to
    // process.
    bool is_awaited(int milliseconds) {
        std::array<pollfd, 2> waiting{{{STDIN_FILENO, POLLIN, 0}, {bell_.descriptor(), POLLIN, 0}}};
        ::poll(waiting.data(), waiting.size(), milliseconds);
        if (waiting[1].revents != 0) bell_.hear();
        return waiting[0].revents != 0;
    }

    void send(const std::string& message) {
        if (files::write_all(STDOUT_FILENO, lsp::framed(message)) != 0) is_alone_ = true;
    }

    Bell bell_;
    lsp::Frames frames_;
    std::atomic<bool> is_alone_ = false;
    std::unique_ptr<lsp::Server> server_;
};

}  // namespace

int run_language_server(const Options& options) {
    if (!options.files.empty()) {
        complain("`cube lsp` takes no files: an editor starts it and sends the files that are open");
        return exit_usage;
    }
    if (options.memory_limit == 0) static_cast<void>(limit_memory(usual_memory));
    ServerLoop loop(options);
    const int status = loop.run();
    end_soon(status);
    return status;
}

}  // namespace cubelang::terminal
