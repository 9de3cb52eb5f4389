#pragma once
// Standard input as the prompt's lines, echoed after the prompts: what is written is the transcript of a session.

#include <memory>

#include "front/terminal/prompt/line_source.hpp"
#include "front/terminal/system/output.hpp"

namespace cubelang::shell {

[[nodiscard]] std::unique_ptr<LineSource> transcript_lines(Output& output);

}  // namespace cubelang::shell
