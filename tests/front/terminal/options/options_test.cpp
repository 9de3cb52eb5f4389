#include "front/terminal/options/options.hpp"

#include <set>
#include <sstream>

#include "front/terminal/subcommands.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::terminal::options_test {
namespace {

using Words = std::vector<std::string>;

Options parsed(const Words& words) {
    const auto result = parse_options(words, subcommands());
    if (const auto* stop = std::get_if<EarlyExit>(&result)) FAIL(stop->text);
    return std::get<Options>(result);
}

EarlyExit stopped(const Words& words) {
    const auto result = parse_options(words, subcommands());
    REQUIRE(std::holds_alternative<EarlyExit>(result));
    return std::get<EarlyExit>(result);
}

// The first line is the error; the second points to --help.
std::string mistake(const Words& words) {
    const auto stop = stopped(words);
    CHECK(stop.status == exit_usage);
    return stop.text.substr(0, stop.text.find('\n'));
}

}  // namespace

TEST_CASE("without options the session starts with the ordinary 3x3x3 and nothing to run") {
    const auto options = parsed({});
    CHECK(options.session.n == 3);
    CHECK_FALSE(options.session.super);
    CHECK_FALSE(options.session.json);
    CHECK(options.color == ColorChoice::automatic);
    CHECK(options.files.empty());
    CHECK(options.texts.empty());
}

TEST_CASE("help before the name of a command is its option --help") {
    CHECK(stopped({"help"}).text == stopped({"--help"}).text);
    for (const auto& command : subcommands())
        CHECK(stopped({"help", std::string(command.name)}).text == stopped({std::string(command.name), "--help"}).text);
}

TEST_CASE("options configure the session") {
    const auto options = parsed({"-n", "5", "--super", "--json", "--full", "--color", "never", "a.cube"});
    CHECK(options.session.n == 5);
    CHECK(options.session.super);
    CHECK(options.session.json);
    CHECK(options.session.full);
    CHECK(options.color == ColorChoice::never);
    CHECK(options.files == Words{"a.cube"});
}

TEST_CASE("the cube size can be given in several ways, and the last one counts") {
    CHECK(parsed({"-n4"}).session.n == 4);
    CHECK(parsed({"--cube=2000"}).session.n == 2000);
    CHECK(parsed({"--cube", "2"}).session.n == 2);
    CHECK(parsed({"-n", "4", "-n", "6"}).session.n == 6);
}

TEST_CASE("short options can be combined, and the last may have a value") {
    CHECK(parsed({"-in4"}).session.n == 4);
    CHECK(parsed({"-in", "4"}).interactive);
    CHECK(parsed({"-ie", "R"}).texts == Words{"R"});
    CHECK(mistake({"-ix"}) == "cube: unknown option '-x'");
}

TEST_CASE("files keep their order, and standard input may be one of them") {
    CHECK(parsed({"b.cube", "-", "a.cube"}).files == Words{"b.cube", "-", "a.cube"});
}

TEST_CASE("texts are not changed") {
    const Words texts{"[R, U]", "{}", "-(R U)", "--x", "", "(A, B)", "{1, 2}"};
    Words words;
    for (const auto& text : texts) words.insert(words.end(), {"-e", text});
    CHECK(parsed(words).texts == texts);
    CHECK(parsed({"--eval=[R, U]"}).texts == Words{"[R, U]"});
}

TEST_CASE("a text is one word") {
    const auto options = parsed({"-e", "R", "a.cube", "-e", "U"});
    CHECK(options.texts == Words{"R", "U"});
    CHECK(options.files == Words{"a.cube"});
}

TEST_CASE("words after -- are arguments of the scripts") {
    const auto options = parsed({"a.cube", "--", "-n", "x", "--", ""});
    CHECK(options.files == Words{"a.cube"});
    CHECK(options.session.arguments == Words{"-n", "x", "--", ""});
    CHECK(options.session.n == 3);
}

TEST_CASE("words after a script are its arguments, except options and scripts before the first of them") {
    const auto options = parsed({"a.cube", "b.cube", "--json", "one", "--color", "c.cube"});
    CHECK(options.files == Words{"a.cube", "b.cube"});
    CHECK(options.session.json);
    CHECK(options.session.arguments == Words{"one", "--color", "c.cube"});
    CHECK(parsed({"tool", "one", "--", "two"}).session.arguments == Words{"one", "--", "two"});
}

TEST_CASE("options may stand before a subcommand") {
    const auto options = parsed({"--color", "never", "--seed", "5", "lesson", "2"});
    CHECK(options.subcommand->name == "lesson");
    CHECK(options.color == ColorChoice::never);
    CHECK(options.word_of("seed") == "5");
    CHECK(options.files == Words{"2"});
    CHECK(parsed({"-e", "lesson"}).subcommand == nullptr);
    CHECK(mistake({"--super", "lesson"}) == "cube: unknown option '--super'");
}

TEST_CASE("wrong usage is reported with the option and the values that it needs") {
    CHECK(mistake({"-n", "abc"}) == "cube: --cube: N must be a whole number from 2 to 2000, not 'abc'");
    CHECK(mistake({"-n", "1"}) == "cube: --cube: N must be a whole number from 2 to 2000, not '1'");
    CHECK(mistake({"-n", "2001"}) == "cube: --cube: N must be a whole number from 2 to 2000, not '2001'");
    CHECK(mistake({"-n", "99999999999999999999"}).find("from 2 to 2000") != std::string::npos);
    CHECK(mistake({"-n", "3.5"}).find("not '3.5'") != std::string::npos);
    CHECK(mistake({"--color", "pink"}) == "cube: --color: WHEN must be auto, always or never, not 'pink'");
    CHECK(mistake({"-n"}) == "cube: --cube: N is missing");
    CHECK(mistake({"-e"}) == "cube: --eval: TEXT is missing");
    CHECK(mistake({"--foo"}) == "cube: unknown option '--foo'");
    CHECK(mistake({"--verison"}) == "cube: unknown option '--verison': did you mean '--version'?");
    CHECK(mistake({"--colr=never"}) == "cube: unknown option '--colr=never': did you mean '--color'?");
    CHECK(mistake({"--no-color"}) == "cube: unknown option '--no-color': did you mean '--color'?");
    CHECK(mistake({"-x"}) == "cube: unknown option '-x'");
    CHECK(mistake({"--repl", "a.cube"}) == "cube: --repl reads standard input: without -i it takes no FILE and no -e");
    CHECK(mistake({"--completion", "csh"}) == "cube: --completion: SHELL must be bash, zsh or fish, not 'csh'");
    CHECK(mistake({"--json=no"}) == "cube: --json takes no value");
}

TEST_CASE("the prompt may follow scripts, with an init file or without") {
    CHECK(parsed({"-i", "a.cube", "-e", "R"}).interactive);
    CHECK(parsed({"-i", "a.cube"}).files == Words{"a.cube"});
    CHECK(parsed({"--repl", "-i", "a.cube"}).transcript);
    CHECK(parsed({"--init", "mine.cube"}).init == "mine.cube");
    CHECK(parsed({"--no-init"}).no_init);
    CHECK_FALSE(parsed({"--json"}).has_puzzle);
    CHECK(parsed({"-n", "4"}).has_puzzle);
    CHECK(parsed({"--super"}).has_puzzle);
    CHECK(mistake({"--init", "a", "--no-init"}) == "cube: --init and --no-init contradict each other");
    CHECK(mistake({"--init", ""}) == "cube: --init: FILE is missing");
    CHECK(mistake({"--init"}) == "cube: --init: FILE is missing");
}

TEST_CASE("every option of the table is accepted, and belongs to one group") {
    std::set<std::string> names;
    for (const auto& group : option_groups())
        for (const auto& row : group.rows) {
            INFO(row.name);
            CHECK(names.insert("--" + std::string(row.name)).second);
            if (!row.letter.empty()) CHECK(names.insert("-" + std::string(row.letter)).second);
            CHECK_FALSE(row.meaning.empty());
            const auto value = std::string(row.values.substr(0, row.values.find(' ')));
            Words words{"--" + std::string(row.name)};
            if (!row.placeholder.empty()) words.push_back(value.empty() ? "100" : value);
            CHECK(std::holds_alternative<Options>(parse_options(words, subcommands())));
        }
}

TEST_CASE("help and version end with status 0") {
    CHECK(stopped({"--help"}).status == exit_ok);
    CHECK(stopped({"-h", "a.cube"}).text == usage(subcommands()));
    const auto version = stopped({"--version"});
    CHECK(version.status == exit_ok);
    CHECK(version.text.starts_with("cube "));
    CHECK(version.text.ends_with("\n"));
}

TEST_CASE("help fits in 100 columns and names only existing options") {
    std::istringstream lines(usage(subcommands()));
    for (std::string line; std::getline(lines, line);) {
        INFO(line);
        CHECK(line.size() <= 100);
        const auto start = line.find("--");
        if (start > 6 || line.find(' ', start) <= start + 2) continue;  // not the row of an option
        const auto result = parse_options({line.substr(start, line.find(' ', start) - start)}, subcommands());
        const auto* stop = std::get_if<EarlyExit>(&result);
        CHECK((stop == nullptr || stop->text.find("unknown") == std::string::npos));
    }
}

}  // namespace cubelang::terminal::options_test
