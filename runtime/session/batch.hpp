#pragma once
// Many lines through many workers, in order: what is read is cut into pieces, each worker answers one after another,
// and what comes of them is given away in the order of the lines. Memory does not grow with what is read.

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/session/batch_answerer.hpp"
#include "runtime/session/batch_lines.hpp"

namespace cubelang::batch {

/// How far it has come, when the answers to some piece have been given away.
struct Standing {
    std::uint64_t byte = 0;      ///< of what is read, up to which all is done
    std::uint64_t checksum = 0;  ///< of what is read up to there, where that was asked for
    Tally tally;                 ///< of the lines up to there
};

/// Where what comes of it goes. From one thread at a time, in order. What is wrong there, in words, ends the run.
struct Receiver {
    std::function<std::string(std::string_view answers)> answers;
    std::function<std::string(std::string_view rejects)> rejects;
    /// After each piece. The standing is whole then, and may be kept to go on from there.
    std::function<std::string(const Standing& standing)> done;
};

/// What ended it, in words; empty if all was read and answered, or if it was stopped.
struct Ended {
    bool is_stopped = false;
    std::string problem{};
};

/// `standing` is what is known when it begins, and at the end what is known then.
[[nodiscard]] Ended run(std::vector<std::unique_ptr<Answerer>>& workers, Lines& lines, StopToken stop,
                        const Receiver& receiver, Standing& standing);

}  // namespace cubelang::batch
