#include "runtime/session/batch/batch.hpp"

#include <atomic>

#include "tests/session/text_source.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::batch::batch_test {
namespace {

struct RunOutput {
    std::string answers, rejects, problem;
    Tally tally;
    bool is_stopped = false;
};

Question asking(std::string expression) {
    Question question;
    question.expression = std::move(expression);
    return question;
}

RunOutput run_on(const Question& question, Lines lines, unsigned threads = 2) {
    std::vector<std::unique_ptr<Answerer>> workers;
    for (unsigned i = 0; i < threads; ++i)
        workers.push_back(std::make_unique<Answerer>(question, no_host(), StopToken()));
    RunOutput output;
    Progress progress{0, 0, Tally(question.how_many)};
    const auto add_to = [](std::string& all) {
        return [&all](std::string_view more) {
            all += more;
            return std::string();
        };
    };
    const auto done = [](const Progress&) { return std::string(); };
    const auto result = run(workers, lines, {}, {add_to(output.answers), add_to(output.rejects), done}, progress);
    output.problem = result.problem;
    output.is_stopped = result.is_stopped;
    output.tally = std::move(progress.tally);
    return output;
}
RunOutput run_on(const Question& question, const std::string& text, unsigned threads = 2) {
    return run_on(question, Lines({given("a", text)}, question.format), threads);
}
std::string mistake(const Question& question) {
    try {
        const Answerer answerer(question, no_host(), {});
        return {};
    } catch (const lang::Error& error) {
        const auto& wrong = error.diagnostic();
        return wrong.where.source->name + ": " + wrong.message + (wrong.hint.empty() ? "" : "; " + wrong.hint);
    }
}

// Valid and invalid moves, one per line.
std::string some_lines() {
    std::string text;
    for (int i = 0; i < 3000; ++i)
        text += i % 7 == 3 ? "foo\n" : i % 11 == 0 ? "R2 U\r\n" : "[R, U] F" + std::to_string(i % 4) + "\n";
    return text;
}

}  // namespace

TEST_CASE("each line is answered, in order") {
    const auto output = run_on(asking("order(it)"), "R U\n(uf,ur)\n[R,U]3\nR U # twice");
    CHECK(output.answers == "105\n2\n2\n105\n");
    CHECK(output.tally.counts == Counts{4, 4, 0, 0});
    CHECK(output.rejects.empty());
}

TEST_CASE("a line without an answer is reported with its number, the reason and its text") {
    const auto output = run_on(asking("order(it)"), "R\n\n4L\nQ R\nR\tU\n\xff\n");
    CHECK(output.answers == "4\n105\n");
    CHECK(output.tally.counts == Counts{6, 2, 0, 4});
    CHECK(
        output.rejects.starts_with("2\tthis text is empty; the identity is written ()\t\n"
                                   "3\tcolumn 1: 4L needs layer 4, and a 3x3x3 has layers 1 to 3; "));
    CHECK(output.rejects.find(
              "\t4L\n4\tcolumn 1: `Q` is neither moves nor cycles, and names and calls are not evaluated here; ") !=
          std::string::npos);
    CHECK(output.rejects.ends_with("6\tcolumn 1: the byte 0xFF is not UTF-8 text\t\xff\n"));
}

TEST_CASE("the output does not depend on the number of workers") {
    auto question = asking("{it, line}");
    question.condition = "order(it) > 1";
    const auto text = some_lines();
    const auto one = run_on(question, text, 1);
    CHECK(one.tally.counts.lines == 3000);
    CHECK(one.tally.counts.rejected == 429);
    for (const unsigned threads : {2U, 3U, 4U}) {
        const auto more = run_on(question, text, threads);
        CHECK(more.answers == one.answers);
        CHECK(more.rejects == one.rejects);
        CHECK(more.tally.counts == one.tally.counts);
    }
}

TEST_CASE("lines that fail the condition are left out and counted") {
    auto question = asking("it");
    question.condition = "order(it) == 4";
    const auto output = run_on(question, "R\nR2\nU\n");
    CHECK(output.answers == "R\nU\n");
    CHECK(output.tally.counts == Counts{3, 2, 1, 0});
    question.condition = "order(it)";
    CHECK(run_on(question, "R").rejects ==
          "1\t--where needs true or false, but this is an integer; compare with == or <, or use a test such as "
          "is_reachable(p)\tR\n");
}

TEST_CASE("lines are read as moves, text, table rows or a written form") {
    auto question = asking("size(it)");
    REQUIRE(set_reading(question, "text"));
    const auto output = run_on(question, "R U \n\n\xff\n");
    CHECK(output.answers == "4\n0\n");
    CHECK(output.rejects == "3\tbyte 1 is 0xFF, which is not UTF-8 text\t\xff\n");
    question.expression = "order(it)";
    REQUIRE(set_reading(question, "singmaster"));
    CHECK_FALSE(set_reading(question, "gap_group"));
    CHECK_FALSE(set_reading(question, "speech"));
    REQUIRE(set_reading(question, "csv"));
    question.expression = "order(parse(it.moves)) + integer(it.n)";
    const auto table = run_on(question, "n,moves\n1,\"R U\"\n2\n3,R\n");
    CHECK(table.answers == "106\n7\n");
    CHECK(table.rejects == "3\tit has 1 field, and the header has 2\t2\n");
    REQUIRE(set_reading(question, "jsonl"));
    question.expression = "order(parse(it.moves)) + it.n";
    const auto json = run_on(question, "{\"n\": 1, \"moves\": \"R U\"}\n\n{\"n\": }\n");
    CHECK(json.answers == "106\n");
    CHECK(json.tally.counts.rejected == 1);
    CHECK(readings().front() == "moves");
}

TEST_CASE("an answer of several lines is written on one line") {
    CHECK(on_one_line("a\\b\tc") == "a\\b\tc");
    CHECK(on_one_line("a\rb") == "a\\rb");
    CHECK(on_one_line("a\nb") == "a\\nb");
    CHECK(on_one_line("a\\b\n\tc\r") == "a\\\\b\\n\\tc\\r");
    CHECK(run_on(asking("net(it)"), "R").answers.find('\n') + 1 == run_on(asking("net(it)"), "R").answers.size());
}

TEST_CASE("the line number and the seed have names") {
    auto question = asking("line * seed");
    question.seed = 5;
    CHECK(run_on(question, "R\nU\n").answers == "5\n10\n");
    question.prelude = {{"-e", "def more(n) = n + seed"}};
    question.expression = "more(1)";
    CHECK(run_on(question, "R\n").answers == "6\n");
}

TEST_CASE("counts, histograms and greatest answers cover all lines") {
    auto question = asking("order(it)");
    question.wanted = Question::Wanted::histogram;
    const auto rows = run_on(question, "R\nR2\nU\nR U\n").tally.histogram.sorted();
    CHECK(rows == std::vector<std::pair<std::string, std::uint64_t>>{{"2", 1}, {"4", 2}, {"105", 1}});
    question.wanted = Question::Wanted::greatest;
    question.how_many = 2;
    question.rank = "order(it)";
    question.expression = "it";
    const auto greatest = run_on(question, "R\nR2\nU\nR U\n").tally.greatest.sorted();
    REQUIRE(greatest.size() == 2);
    CHECK((greatest[0].answer == "R U" && greatest[0].ranked == "105" && greatest[0].line == 4));
    CHECK((greatest[1].answer == "R" && greatest[1].line == 1));
    question.rank = "it";
    CHECK(run_on(question, "R").rejects ==
          "1\tanswers are ranked by a number or a text, but this is an algorithm\tR\n");
}

TEST_CASE("errors in the question are reported before any input is read") {
    CHECK(mistake(asking("order(it")) == "EXPRESSION: this `(` is never closed; write order(it)");
    CHECK(mistake(asking("order(its)")) ==
          "EXPRESSION: unknown name `its`; at the prompt, help shows how to begin, and ?its searches for the word");
    CHECK(mistake(asking("let a = 1")) ==
          "EXPRESSION: a single expression is needed here; put definitions in -e TEXT or --init FILE");
    CHECK(mistake(asking("")) ==
          "EXPRESSION: a single expression is needed here; put definitions in -e TEXT or --init FILE");
    auto question = asking("it");
    question.condition = "foo(it)";
    CHECK(mistake(question) ==
          "--where: unknown name `foo`; at the prompt, help shows how to begin, and ?foo searches for the word");
    question.prelude = {{"-e", "let foo = "}};
    CHECK(mistake(question).starts_with("-e: "));
}

TEST_CASE("lines before an input error are answered, and then the error is reported") {
    const auto output =
        run_on(asking("order(it)"), Lines({given("a", "R\nU2\n", 2, "it is torn")}, files::Format::text));
    CHECK(output.answers == "4\n2\n");
    CHECK(output.problem == "a: it is torn");
}

TEST_CASE("an interrupted run has delivered only complete answers") {
    std::atomic<bool> stop{false};
    const auto question = asking("order(it)");
    std::vector<std::unique_ptr<Answerer>> workers;
    workers.push_back(std::make_unique<Answerer>(question, no_host(), &stop));
    Lines lines({given("a", some_lines())}, files::Format::text);
    Progress progress;
    std::string answers;
    const auto receive = [&](std::string_view more) {
        answers += more;
        return std::string();
    };
    const auto ignore = [](std::string_view) { return std::string(); };
    const auto stop_soon = [&](const Progress& now) {
        stop = now.tally.counts.lines > 100;
        return std::string();
    };
    const auto result = run(workers, lines, &stop, {receive, ignore, stop_soon}, progress);
    CHECK(result.is_stopped);
    CHECK(progress.tally.counts.lines < 3000);
    CHECK(static_cast<std::uint64_t>(std::count(answers.begin(), answers.end(), '\n')) ==
          progress.tally.counts.answers);
    CHECK(run_on(question, some_lines()).answers.starts_with(answers));
}

TEST_CASE("a run ends if its answers cannot be written") {
    const auto question = asking("order(it)");
    std::vector<std::unique_ptr<Answerer>> workers;
    workers.push_back(std::make_unique<Answerer>(question, no_host(), StopToken()));
    Lines lines({given("a", some_lines())}, files::Format::text);
    Progress progress;
    const auto full = [](std::string_view) { return std::string("the disk is full"); };
    const auto done = [](const Progress&) { return std::string(); };
    const auto result = run(workers, lines, {}, {full, [](std::string_view) { return std::string(); }, done}, progress);
    CHECK(result.problem == "the disk is full");
    CHECK(progress.tally.counts.lines == 0);
}

TEST_CASE("a run ends if its histogram has too many different answers") {
    auto question = asking("it");
    question.wanted = Question::Wanted::histogram;
    question.reading = Question::Reading::text;
    std::string text;
    for (std::size_t i = 0; i <= most_different; ++i) text += std::to_string(i) + "\n";
    CHECK(run_on(question, text).problem == "there are more than 1000000 different answers, too many to count");
}

TEST_CASE("lines and definitions are in the notation that a definition before them sets") {
    auto question = asking("it r");
    question.cube = {4, false};
    question.prelude = {{"-e", "let notation = inner"}, {"-e", "assert M == 2-3Lw"}};
    const auto output = run_on(question, "r\nM' U\n[u, R]\n3r\n");
    CHECK(output.answers == "2R 2R\n2-3Lw' U 2R\n2U R 2U' R' 2R\n");
    CHECK(output.rejects.starts_with("4\tcolumn 1: `3r` is read in two ways"));
}

}  // namespace cubelang::batch::batch_test
