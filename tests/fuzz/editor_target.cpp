// The line editor under any input and window size: its drawing stays within the window.

#include "front/terminal/editor/editor.hpp"
#include "tests/fuzz/target.hpp"
#include "tests/support/small_language.hpp"

namespace cubelang::fuzz {
namespace {

using editor::Editor;
using editor::Outcome;

editor::Completion completed(std::string_view before) {
    const auto word = before.substr(before.find_last_of(" (") + 1);
    editor::Completion completion{word.size(), {}};
    for (const std::string_view name : {"algebra", "algorithm", "al\u00e9a", "\u6f22\u5b57"})
        if (name.starts_with(word)) completion.candidates.push_back({std::string(name), "a meaning"});
    return completion;
}

// Candidates with letters of several bytes or columns.
editor::Callbacks language() {
    auto small = test::small_language();
    small.complete = completed;
    return small;
}

class Sitting {
public:
    explicit Sitting(Input& input) : input_(input), editor_(language(), input.choice(2) == 0) {
        editor_.remember("order(R U)");
        editor_.remember("let a = [R,\n  U]");
        begin();
    }

    void run() {
        while (!input_.at_end()) step();
    }

private:
    void begin() {
        editor_.begin("cube 3> ", "...> ", {1 + input_.choice(50), 1 + input_.choice(12)});
        check_screen();
    }
    // The byte 0xFF starts an event other than a key. Several keys may come before the next drawing.
    void step() {
        const auto byte = static_cast<char>(input_.choice(256));
        const auto outcome = byte == '\xFF' ? event(input_.choice(5)) : editor_.feed(byte);
        if (outcome != Outcome::editing || ++keys_ % 8 == 0) check_screen();
        if (outcome == Outcome::suspended) editor_.resume();
        if (outcome != Outcome::editing && outcome != Outcome::suspended) begin();
    }
    Outcome event(std::size_t which) {
        switch (which) {
            case 0: editor_.resize({input_.choice(60), input_.choice(16)}); break;
            case 1: return editor_.time_out();
            case 2: return editor_.interrupt();
            case 3:
                editor_.suspend();
                editor_.resume();
                break;
            default:
                for (const char byte : std::string_view("\x1b[200~")) static_cast<void>(editor_.feed(byte));
        }
        return Outcome::editing;
    }
    void check_screen() {
        static_cast<void>(editor_.take_screen());
        must(editor_.take_screen().size() <= 16, "nothing is drawn twice", editor_.text());
    }

    Input& input_;
    Editor editor_;
    std::size_t keys_ = 0;
};

void run(std::string_view bytes) {
    Input input(bytes);
    Sitting(input).run();
}

const TargetRegistration target("editor", run);

}  // namespace
}  // namespace cubelang::fuzz
