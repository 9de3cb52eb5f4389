// The first inputs of newcomers, and whether the answer leads on.

#include <algorithm>
#include <string>
#include <vector>

#include "front/terminal/prompt/commands.hpp"
#include "runtime/session/as_lines.hpp"
#include "runtime/session/session.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/data.hpp"

namespace cubelang::shell::first_inputs_test {
namespace {

struct FirstInput {
    std::string typed, kind, expected;
};

// The columns of a line, with two blanks or more between them.
std::vector<std::string> columns(const std::string& line) {
    std::vector<std::string> all;
    for (std::size_t begin = 0, end = 0; begin < line.size(); begin = line.find_first_not_of(' ', end)) {
        end = std::min(line.find("  ", begin), line.size());
        all.push_back(line.substr(begin, end - begin));
    }
    return all;
}

std::vector<FirstInput> first_inputs() {
    std::vector<FirstInput> all;
    for (const auto& line : test::split(test::source_text("tests/data/first_inputs.txt"), '\n')) {
        const auto found = columns(line);
        if (found.size() == 3 && !line.starts_with("# ")) all.push_back({found[0], found[1], found[2]});
    }
    return all;
}

struct Reply {
    bool failed = false;
    std::string text, hints;  ///< everything; the hints and notes alone
};

Reply reply_to(const std::string& typed) {
    Reply reply;
    Session session({}, [&](const Answer& answer) {
        reply.failed = reply.failed || answer.failed();
        reply.text += as_lines(answer);
        for (const auto& note : answer.notes) reply.hints += note.text + "; " + note.hint + "\n";
    });
    if (const auto call = find_command(typed, &session); call && call->command->name != "help") {
        reply.text = call->command->name;
        return reply;
    }
    static_cast<void>(session.run_typed("<prompt>", typed));
    for (const auto& line : test::split(reply.text, '\n'))
        if (line.starts_with("hint: ")) reply.hints += line + "\n";
    return reply;
}

}  // namespace

TEST_CASE("a newcomer's first inputs are answered or lead on in one step") {
    const auto inputs = first_inputs();
    CHECK(inputs.size() >= 200);
    CHECK(std::ranges::count(inputs, "miss", &FirstInput::kind) <= 5);
    for (const auto& [typed, kind, expected] : inputs) {
        const auto reply = reply_to(typed);
        INFO(typed << "\n" << reply.text);
        if (kind == "answer") CHECK((!reply.failed && reply.text.find(expected) != std::string::npos));
        if (kind == "lead") CHECK(reply.hints.find(expected) != std::string::npos);
        CHECK((kind == "answer" || kind == "lead" || kind == "miss"));
    }
}

}  // namespace cubelang::shell::first_inputs_test
