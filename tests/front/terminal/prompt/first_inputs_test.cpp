// The first inputs of newcomers, and whether the answer leads on.

#include <algorithm>
#include <string>
#include <vector>

#include "front/terminal/prompt/commands.hpp"
#include "runtime/base/text.hpp"
#include "runtime/session/as_lines.hpp"
#include "runtime/session/session.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/data.hpp"

namespace cubelang::terminal::first_inputs_test {
namespace {

struct FirstInput {
    std::string typed, kind, expected;
};

// A line has three columns, with two blanks or more between them; a text that is typed may also have two blanks.
std::vector<FirstInput> inputs_of(const std::string& path) {
    std::vector<FirstInput> all;
    for (const auto& line : test::split(test::source_text(path), '\n')) {
        if (line.empty() || line.starts_with("# ")) continue;
        const auto third = line.rfind("  ") + 2, second = line.find_last_not_of(' ', third - 3);
        const auto kind = line.rfind("  ", second) + 2;
        const auto typed = line.substr(0, line.find_last_not_of(' ', kind - 1) + 1);
        all.push_back({typed, line.substr(kind, second + 1 - kind), replaced(line.substr(third), "\\n", "\n")});
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

TEST_CASE("newcomers' inputs are answered or lead on in one step") {
    struct File {
        std::string path;
        std::size_t least;
        std::ptrdiff_t most_missed;
    };
    const auto [path, least, most_missed] = GENERATE(File{"tests/data/first_inputs.txt", 190, 5},  //
                                                     File{"tests/data/typed_lines.txt", 230, 9});
    const auto inputs = inputs_of(path);
    CHECK(inputs.size() >= least);
    CHECK(std::ranges::count(inputs, "miss", &FirstInput::kind) <= most_missed);
    for (const auto& [typed, kind, expected] : inputs) {
        const auto reply = reply_to(typed);
        INFO(typed << "\n" << reply.text);
        const bool is_answer = !reply.failed && reply.text.find(expected) != std::string::npos;
        const bool leads_on = reply.hints.find(expected) != std::string::npos;
        if (kind == "answer") CHECK(is_answer);
        if (kind == "lead") CHECK(leads_on);
        if (kind == "miss") CHECK(!(is_answer || leads_on));  // no miss any more: change the kind
        CHECK((kind == "answer" || kind == "lead" || kind == "miss"));
    }
}

}  // namespace cubelang::terminal::first_inputs_test
