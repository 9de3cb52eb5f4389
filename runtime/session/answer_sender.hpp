#pragma once
// Sends a session's answers in order, each with the notes on its statement and, in JSON, with the statement's number
// and line.

#include <cstdint>
#include <string>
#include <vector>

#include "runtime/session/session.hpp"

namespace cubelang::inline session {

class AnswerSender {
public:
    /// The options and the host must outlive it.
    AnswerSender(const SessionOptions& options, Session::Sink sink, const Host& host)
        : options_(options), sink_(std::move(sink)), host_(host) {}

    /// Starts the statement at `offset`. Statements in the order of their text have their lines counted only once.
    /// `again`: it is the last statement, as it is read.
    void begin(const lang::SourcePtr& source, std::uint32_t offset, bool again = false);
    /// Later answers belong to no statement.
    void forget_statement() { is_within_ = false; }
    /// Ends the statement: sends an answer without a value if it still has notes or sliders, or if the end of every
    /// statement is wanted.
    void end();

    void note(std::vector<lang::Note> notes);
    /// Sent with the next answer.
    void add(ShownSlider slider) { sliders_.push_back(std::move(slider)); }
    void send(Answer&& answer);
    void print(render::Drawing printed);
    void fail(lang::Diagnostic whole);

    /// Prepared for the host's screen.
    [[nodiscard]] render::Drawing shown_here(render::Drawing drawing) const;

private:
    [[nodiscard]] std::string numbered(std::string object, bool has_line);
    [[nodiscard]] std::uint32_t line();

    const SessionOptions& options_;
    Session::Sink sink_;
    const Host& host_;
    std::vector<lang::Note> notes_;     ///< not yet sent
    std::vector<ShownSlider> sliders_;  ///< not yet sent
    bool is_within_ = false;
    std::uint64_t count_ = 0;
    lang::SourcePtr source_;
    std::uint32_t begin_ = 0;               ///< offset of the statement
    std::uint32_t counted_ = 0, line_ = 1;  ///< `line_` is that of offset `counted_`
};

}  // namespace cubelang::inline session
