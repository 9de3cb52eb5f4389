#include "front/terminal/prompt/line_source.hpp"

#include <stdlib.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include "tests/support/catch.hpp"

namespace cubelang::terminal::completion_test {
namespace {

Session& session() {
    static Session session({}, [](const Answer&) {});
    return session;
}

std::vector<std::string> offered(std::string_view before) {
    std::vector<std::string> texts;
    for (const auto& candidate : complete(session(), before).candidates) texts.push_back(candidate.text);
    return texts;
}

bool offers(std::string_view before, const std::string& text) {
    const auto texts = offered(before);
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

}  // namespace

TEST_CASE("a word is completed by names, and at the start of a line by commands") {
    CHECK(offers("ord", "order"));
    CHECK(offers("print ord", "order"));
    CHECK(offers("print 3*ord", "order"));
    CHECK(offers("qu", "quit"));
    CHECK_FALSE(offers("R qu", "quit"));
    CHECK(offers("help ord", "order"));
    CHECK(complete(session(), "print ord").length == 3);
}

TEST_CASE("candidates are sorted and unique") {
    const auto texts = offered("");
    CHECK(std::is_sorted(texts.begin(), texts.end()));
    CHECK(std::adjacent_find(texts.begin(), texts.end()) == texts.end());
    CHECK(texts.size() > 3);
}

TEST_CASE("after import come the library's modules and files") {
    char name[] = "/tmp/cube_completion_XXXXXX";
    const std::string directory = ::mkdtemp(name);
    for (const char* file : {"/mine.cube", "/mine.txt"}) std::ofstream(directory + file) << "# My triggers.\n";
    std::filesystem::create_directory(directory + "/more");
    std::filesystem::create_symlink("nowhere", directory + "/broken");
    CHECK(offered("import \"" + directory + "/m") ==
          std::vector<std::string>{'"' + directory + "/mine.cube\"", '"' + directory + "/more/"});
    CHECK(complete(session(), "import \"" + directory + "/mi").candidates.front().meaning == "My triggers.");
    CHECK(offered("import \"/nowhere/at/all/").empty());
    for (const auto& [module, meaning, kind] : Session::library_modules()) {
        CHECK(offers("  import  " + module.substr(0, 2), module));
        CHECK(meaning.ends_with('.'));  // a whole sentence
    }
    CHECK_FALSE(offers("import ord", "order"));
    CHECK(offered("save " + directory + "/m") ==
          std::vector<std::string>{directory + "/mine.cube", directory + "/more/"});
    CHECK(offered("save \"" + directory + "/mi") == std::vector<std::string>{'"' + directory + "/mine.cube\""});
    std::filesystem::remove_all(directory);
}

TEST_CASE("after help come topics, commands and all names, including the library's") {
    CHECK(offers("help cyc", "cycles"));
    CHECK(offers("help pro", "products"));
    CHECK(offers("help und", "undo"));
    CHECK(offers("help sun", "sune"));
    CHECK(offers("?sun", "sune"));
}

TEST_CASE("after help the topics come first, then functions by group and commands, once each") {
    const auto texts = offered("help ");
    const auto topics = Session::topics();
    REQUIRE(texts.size() > topics.size());
    for (const auto& topic : topics)
        CHECK(std::find(texts.begin(), texts.end(), topic.name) - texts.begin() < std::ssize(topics));
    CHECK(texts[topics.size()] == Session::functions().front().name);
    for (const char* no_function : {"HTM", "S_LR2", "corners", "let"}) CHECK_FALSE(offers("help ", no_function));
    CHECK(offers("help ", "undo"));
    CHECK(std::set(texts.begin(), texts.end()).size() == texts.size());
    CHECK(offers("help HT", "HTM"));
}

TEST_CASE("for a goal come goals, and no other names") {
    Session own({}, [](const Answer&) {});
    own.run("test", "let mine = R");
    for (const auto* before : {"find(goal = ", "find(R, ", "color_neutral(", "reaches(R, "}) {
        std::vector<std::string> texts;
        for (const auto& candidate : complete(own, before).candidates) texts.push_back(candidate.text);
        for (const auto* goal : {"cross", "\"f2l\"", "\"oll\"", "solved(", "one_of("})
            CHECK(std::ranges::find(texts, goal) != texts.end());
        for (const auto* other : {"mine", "reaches", "html_sheet"})
            CHECK(std::ranges::find(texts, other) == texts.end());
    }
}

TEST_CASE("without other candidates, names that could be imported are offered, with their module") {
    const auto completion = complete(session(), "order(sun");
    REQUIRE(completion.candidates.size() == 1);
    CHECK(completion.candidates.front().text == "sune");
    CHECK(completion.candidates.front().meaning.starts_with("import triggers: "));
    CHECK_FALSE(offers("order(or", "oriented_sune"));
}

TEST_CASE("parts and arguments are offered, and replace the word that they complete") {
    CHECK(offered("image(R, @uf") == std::vector<std::string>{"uf", "ufl", "ufr"});
    CHECK(complete(session(), "image(R, @uf").length == 2);
    CHECK(offered("length(R, met") == std::vector<std::string>{"metric = "});
    CHECK(offered("(uf,ur,d") == std::vector<std::string>{"db", "df", "dl", "dr"});
}

TEST_CASE("a number is not a name") { CHECK(offered("print 12").empty()); }

}  // namespace cubelang::terminal::completion_test
