#pragma once
// What a session says: answers, in order, each with the notes on its statement and, in JSON, with the number and the
// line of the statement.

#include <cstdint>
#include <string>
#include <vector>

#include "runtime/session/session.hpp"

namespace cubelang {

class Speaker {
public:
    /// The options and the host outlive it.
    Speaker(const SessionOptions& options, Session::Sink sink, const Host& host)
        : options_(options), sink_(std::move(sink)), host_(host) {}

    /// The next statement begins there. Those of one text come in its order, so its lines are counted once.
    void begin(const lang::SourcePtr& source, std::uint32_t offset);
    /// From here on nothing is said of a statement.
    void forget_statement() { is_within_ = false; }
    /// The statement has been run: says so if that is wanted, or if there are notes on it, and nothing else was said.
    void end();

    void note(std::vector<lang::Note> notes);
    void send(Answer&& answer);
    void print(render::Drawing printed);
    void fail(lang::Diagnostic whole);

    /// Fit for the screen that it is made for.
    [[nodiscard]] render::Drawing shown_here(render::Drawing drawing) const;

private:
    [[nodiscard]] std::string numbered(std::string object, bool has_line);
    [[nodiscard]] std::uint32_t line();

    const SessionOptions& options_;
    Session::Sink sink_;
    const Host& host_;
    std::vector<lang::Note> notes_;  ///< not yet sent
    bool is_within_ = false, is_answered_ = false;
    std::uint64_t count_ = 0;
    lang::SourcePtr source_;
    std::uint32_t begin_ = 0;               ///< of the statement
    std::uint32_t counted_ = 0, line_ = 1;  ///< `line_` is that of offset `counted_`
};

}  // namespace cubelang
