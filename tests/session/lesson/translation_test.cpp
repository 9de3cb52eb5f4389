#include "runtime/session/lesson/translation.hpp"

#include "runtime/base/text.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/data.hpp"

namespace cubelang::lesson::translation_test {
namespace {

Translation from(const std::string& text) { return Translation::read("it", "it.txt", text); }

// The English texts of a language, in order.
std::vector<std::string> keys(std::string_view text) {
    std::vector<std::string> all;
    for (const auto& line : test::split(text, '\n'))
        if (!line.empty() && line.front() != '#') all.push_back(line.substr(0, line.find(" = ")));
    return all;
}

// All C++ sources of lessons, with adjacent literals joined.
std::string sources() {
    std::string all;
    for (const auto* const folder : {"runtime/session/lesson", "front/terminal/lessons"})
        for (const auto* const end : {".cpp", ".hpp"})
            for (const auto& path : test::source_paths(folder, end)) all += test::source_text(path);
    std::string joined;
    for (std::size_t at = 0; at < all.size(); ++at) {
        const auto next = all.find_first_not_of(" \n", at + 1);
        if (all[at] == '"' && next != all.npos && next > at + 1 && all[next] == '"') {
            at = next;
            continue;
        }
        joined += all[at];
    }
    return joined;
}

// The longest part of a text that the program writes in one piece: between values, counted nouns and sentences.
std::string longest_fragment(std::string key) {
    for (const auto* const joint : {"**", " exercises", " exercise", "; ", ". "}) key = replaced(key, joint, "{}");
    std::string longest;
    for (const auto& one : test::split(key, '}'))
        for (const auto& piece : test::split(one, '{'))
            if (piece.size() > longest.size()) longest = piece;
    return longest;
}

}  // namespace

TEST_CASE("texts are translated whole, with their values in the place that the translation gives them") {
    const auto words = from("# Italian\nRight. = Giusto.\nHint {} of {}: = Di {2} aiuti il {1}:\n");
    CHECK(words.problem() == "");
    CHECK(words("Right.") == "Giusto.");
    CHECK(words("Hint 1 of 3:") == "Di 3 aiuti il 1:");
    CHECK(words("Hint 1 of") == "Hint 1 of");
    CHECK(words("") == "");
    CHECK(words.language() == "it");
    CHECK(Translation()("Right.") == "Right.");
}

TEST_CASE("a value that is a text of the program is translated too") {
    const auto words =
        from("the answer must be {}. = deve essere {}.\na number = un numero\n{} (solved) = {} (fatto)\n");
    CHECK(words("the answer must be a number.") == "deve essere un numero.");
    CHECK(words("the answer must be 3.5.") == "deve essere 3.5.");
    CHECK(words("two = 2 (solved)") == "two = 2 (fatto)");
}

TEST_CASE("a text that would match everything is left out") {
    CHECK(from("{} = {}\n")("Right.") == "Right.");
    CHECK(from("{}{} = {}{}\n")("Right.") == "Right.");
}

TEST_CASE("a faulty file of words is reported with its line") {
    CHECK(from("\nRight.\n").problem() == "it.txt:2: this line has no translation; write English = translation");
    CHECK(from("Hint {}: = Aiuto:\n").problem() ==
          "it.txt:1: the values {} of the translation are not those of the English text");
    CHECK(from("Hint {}: = Aiuto {2}:\n").problem() != "");
    CHECK(from("Hint {}: = Aiuto {0}:\n").problem() != "");
}

TEST_CASE("all languages have the same English texts, and each occurs in the program") {
    const auto program = sources();
    const auto wanted = keys(language_texts().front().text);
    CHECK(wanted.size() > 60);
    for (const auto& language : language_texts()) {
        INFO(language.name);
        CHECK(Translation::read(std::string(language.name), "", language.text).problem() == "");
        CHECK(keys(language.text) == wanted);
    }
    for (const auto& key : wanted) {
        INFO(key);
        CHECK(program.find(longest_fragment(key)) != program.npos);
    }
}

}  // namespace cubelang::lesson::translation_test
