#pragma once
// Many lines through many workers, in order: what is read is cut into pieces, each worker answers one after another,
// and what comes of them is given away in the order of the lines. Memory does not grow with what is read.

#include <functional>
#include <string>
#include <string_view>

#include "runtime/batch/answerer.hpp"
#include "runtime/batch/lines.hpp"

namespace cubelang::batch {

/// How far it has come, when the answers to some piece have been given away.
struct Standing {
    std::uint64_t byte = 0;  ///< of what is read, up to which all is done
    Tally tally;             ///< of the lines up to there
};

/// Where what comes of it goes. From one thread at a time, in order. What is wrong there, in words, ends the run.
struct Receiver {
    std::function<std::string(std::string_view answers)> answers;
    std::function<std::string(std::string_view rejects)> rejects;
    /// After each piece. The standing is whole then, and may be kept to go on from there.
    std::function<std::string(const Standing& standing)> done;
};

struct Range {
    std::uint64_t begin = 0, end = ~std::uint64_t{0};  ///< lines that begin there, in bytes of all that is read
};

/// What ended it, in words; empty if all was read and answered, or if it was stopped.
struct Ended {
    bool is_stopped = false;
    std::string problem{};
};

/// `standing` is what is known when it begins, and at the end what is known then. Throws lang::Error where something is
/// wrong with the question, before anything is read.
[[nodiscard]] Ended run(const Question& question, Lines& lines, Range range, const Host& host, unsigned threads,
                        StopToken stop, const Receiver& receiver, Standing& standing);

}  // namespace cubelang::batch
