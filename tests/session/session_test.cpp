#include "runtime/session/session.hpp"

#include <memory>

#include "tests/language/run.hpp"

namespace cubelang::session_test {
namespace {

using Answers = std::vector<std::string>;

struct Listener {
    Answers answers;
    std::string errors;
    Session::Sink sink() {
        return [this](const Answer& answer) {
            if (answer.failed())
                errors += as_lines(answer);
            else
                answers.push_back(as_lines(answer));
        };
    }
};

}  // namespace

TEST_CASE("a text is parsed completely before any of it runs, and all syntax errors are reported") {
    const auto said = test::run("print 1\nlet = 2\nprint 3\n[R, U)\nprint 4\n");
    CHECK_FALSE(said.succeeded);
    CHECK(said.answers.empty());
    CHECK(said.errors.find("test:2:5: error:") != said.errors.npos);
    CHECK(said.errors.find("test:4:6: error:") != said.errors.npos);
}

TEST_CASE("a message shortens a very long name") {
    const auto said = test::run(std::string(5'000'000, 'a'));
    CHECK(said.errors.find("unknown name `aaaa") != said.errors.npos);
    CHECK(said.errors.find(" … aaaa") != said.errors.npos);
    CHECK(said.errors.size() < 3000);
}

TEST_CASE("a runtime error stops the text, and the session continues") {
    Listener listener;
    Session session({}, listener.sink());
    CHECK_FALSE(session.run("test", "let a = 1; a; absent; 2"));
    CHECK(listener.answers == Answers{"1\n"});
    CHECK(session.run("test", "a + 1"));
    CHECK(listener.answers == Answers{"1\n", "2\n"});
}

namespace {

// The answers to typed text: their lines, and the hints of their notes.
Answers typed(const std::string& text, const SessionOptions& options = {}) {
    Answers answers;
    Session session(options, [&](const Answer& answer) {
        auto lines = as_lines(answer);
        for (const auto& note : answer.notes) lines += "(" + note.hint + ")";
        answers.push_back(lines);
    });
    static_cast<void>(session.run_typed("test", text));
    return answers;
}

}  // namespace

TEST_CASE("typed text has notes on notation that other programs read differently") {
    CHECK(typed("order((uf ur)); 2") == Answers{"70\n(a cycle has commas: (uf,ur))", "2\n"});
    CHECK(typed("let p = uf; 1") == Answers{"(a place has an @: @uf)", "1\n"});
    CHECK(typed("for s in {(uf ur), R} { print order(s) }") == Answers{"70\n(a cycle has commas: (uf,ur))", "4\n"});
    const auto failed = typed("image(R, uf)");
    REQUIRE(failed.size() == 1);
    CHECK(failed.front().ends_with("hint: write @uf\n(a place has an @: @uf)"));
}

TEST_CASE("a posted solve that is typed or pasted as it stands is read as one") {
    const auto shown = typed("Scramble: R U F\n\nF' // one\nU' R'");
    REQUIRE(shown.size() == 1);
    CHECK(shown.front().ends_with("verdict: solved\n"));
    CHECK(typed("let scramble_ = R U\norder(scramble_)") == Answers{"105\n"});
    CHECK(typed("Scramble: R U F").front().find("error") != std::string::npos);
}

TEST_CASE("a note has its position in the text") {
    std::vector<lang::Note> notes;
    Session session({}, [&](const Answer& answer) { notes = answer.notes; });
    CHECK(session.run_typed("test", "1\n order((uf ur))"));
    REQUIRE(notes.size() == 1);
    CHECK(notes.front().text == "`(uf ur)` is read as moves");
    CHECK(notes.front().where.span == lang::Span{9, 16});
    CHECK(as_lines(notes) == "test:2:8: note: `(uf ur)` is read as moves; a cycle has commas: (uf,ur)\n");
    CHECK(as_lines(notes, {40}).find("\n  ") != std::string::npos);
    CHECK(as_lines(notes, {}, true).find("\033[") != std::string::npos);
}

TEST_CASE("a script has twenty notes at most, unless its answers are JSON") {
    std::size_t notes = 0;
    Session script({}, [&](const Answer& answer) { notes += answer.notes.size(); });
    std::string many;
    for (int i = 0; i < 30; ++i) many += "uf\n";
    CHECK(script.run("test", many));
    CHECK(notes == 20);
    std::string json;
    SessionOptions options;
    options.json = true;
    Session program(options, [&](const Answer& answer) { json += answer.json + "\n"; });
    CHECK(program.run("test", "let p = uf\norder(p)\n1"));
    CHECK(json == R"({"type":"integer","value":"120","notes":[{"message":"`uf` is read as moves",)"
                  R"("hint":"a place has an @: @uf","line":1,"column":9,"file":"test"}],"statement":2,"line":2})"
                  "\n"
                  R"({"type":"integer","value":"1","statement":3,"line":3})"
                  "\n");
}

TEST_CASE("a script has notes on what is read, and such a statement counts once") {
    std::vector<std::string> texts;
    std::size_t notes = 0;
    SessionOptions options;
    options.json = true;
    Session program(options, [&](const Answer& answer) { texts.push_back(answer.json); });
    CHECK(program.run("test", "U U:\nprint F(URF).c\n1"));
    REQUIRE(texts.size() == 2);
    CHECK(texts[0].find("is read as a label") != std::string::npos);
    CHECK(texts[1] == R"({"type":"integer","value":"1","statement":2,"line":3})");
    Session script({}, [&](const Answer& answer) { notes += answer.notes.size(); });
    CHECK(script.run("test", "WGO WRG"));
    CHECK(notes == 1);
    CHECK_FALSE(script.run("test", "U U:\nR)"));
    CHECK_FALSE(script.run("test", "WGO WRX"));
    CHECK(script.check("test", "U U:\nR").empty());
}

namespace {

std::string json_of_fed(bool every, const std::vector<std::string>& texts) {
    std::string json;
    SessionOptions options;
    options.json = true;
    options.every = every;
    Session program(options, [&](const Answer& answer) { json += answer.json + "\n"; });
    for (const auto& text : texts) program.feed(text);
    static_cast<void>(program.finish());
    return json;
}

}  // namespace

TEST_CASE("in JSON an answer has the number and the line of its statement") {
    CHECK(json_of_fed(false, {"let a_ = 1\n\na_; a_", " + 1\n", "for i in 1..2 {\nprint i }\n"}) ==
          R"({"type":"integer","value":"1","statement":2,"line":3})"
          "\n"
          R"({"type":"integer","value":"2","statement":3,"line":3})"
          "\n"
          R"({"type":"print","text":"1","statement":4,"line":4})"
          "\n"
          R"({"type":"print","text":"2","statement":4,"line":4})"
          "\n");
    CHECK(json_of_fed(false, {"let a_ = 1\n", "let = 2\n", "a_ R\n"}).find(R"("statement":2)") != std::string::npos);
    CHECK(json_of_fed(false, {"let a_ = 1\n", "a_ R\n"})
              .ends_with(R"("statement":2})"
                         "\n"));
}

TEST_CASE("with `every` each statement ends with a separate object in JSON, also after values and errors") {
    CHECK(json_of_fed(true, {"let a_ = 1\nfor i in {} { i }\n", "a_\n"}) ==
          R"({"type":"done","statement":1,"line":1})"
          "\n"
          R"({"type":"done","statement":2,"line":2})"
          "\n"
          R"({"type":"integer","value":"1","statement":3,"line":3})"
          "\n"
          R"({"type":"done","statement":3,"line":3})"
          "\n");
    for (const auto* const text : {"unknown_\n", "1 +\n", "assert 1 == 2\n", "help order\n", "order?\n"})
        CHECK(json_of_fed(true, {text}).ends_with("{\"type\":\"done\",\"statement\":1,\"line\":1}\n"));
}

TEST_CASE("a very long text runs like a short one, and not at all if it has a syntax error") {
    std::string text = "let total = 0\n";
    for (int i = 0; i < 60'000; ++i) text += "let total = total + 1 # one\n";
    REQUIRE(text.size() > std::size_t{1} << 20);
    std::vector<std::string> said;
    Session session({}, [&](const Answer& answer) { said.push_back(as_lines(answer)); });
    CHECK(session.run("test", text + "total\n"));
    CHECK_FALSE(session.run("test", text + "print 1\nlet = 1\n"));
    CHECK(said.size() == 2);
    CHECK(said.front() == "60000\n");
}

TEST_CASE("fed text is answered statement by statement") {
    Listener listener;
    Session session({}, listener.sink());
    CHECK(session.feed("1\n2"));
    CHECK(listener.answers == Answers{"1\n"});
    CHECK(session.feed("0\nfor n in 1..2 {\n"));
    CHECK(listener.answers == Answers{"1\n", "20\n"});
    CHECK(session.feed("print n\n}\n3"));
    CHECK(listener.answers == Answers{"1\n", "20\n", "1\n", "2\n"});
    CHECK(session.finish());
    CHECK(listener.answers.back() == "3\n");
}

TEST_CASE("an error in text that arrives in pieces has its position in the whole text") {
    std::vector<lang::LineColumn> places;
    Session session({.json = true, .arguments = {}}, [&](const Answer& answer) {
        if (answer.failed())
            places.push_back(lang::line_column(*answer.diagnostic->where.source, answer.diagnostic->where.span.begin));
    });
    session.feed("\"\u2032\"; order(Q)");
    session.feed("; {1}; Q\n Q; 2; Q");
    session.finish();
    REQUIRE(places.size() == 4);
    const std::pair<std::uint32_t, std::uint32_t> expected[] = {{1, 12}, {1, 21}, {2, 2}, {2, 8}};
    for (std::size_t i = 0; i < 4; ++i) CHECK(std::pair(places[i].line, places[i].column) == expected[i]);
}

TEST_CASE("after an error, fed text is ignored, but still answered in JSON") {
    Listener plain, json;
    Session plain_session({}, plain.sink());
    CHECK_FALSE(plain_session.feed("absent\n1\n"));
    CHECK_FALSE(plain_session.finish());
    CHECK(plain.answers.empty());
    SessionOptions options;
    options.json = true;
    Session json_session(options, json.sink());
    CHECK_FALSE(json_session.feed("absent\n1\n"));
    CHECK_FALSE(json_session.finish());
    CHECK(json.answers == Answers{"{\"type\":\"integer\",\"value\":\"1\",\"statement\":2,\"line\":2}\n"});
    CHECK(json.errors.find("\"line\":1") != json.errors.npos);
}

TEST_CASE("line numbers continue through all fed text") {
    Listener listener;
    Session session({}, listener.sink());
    CHECK_FALSE(session.feed("1\n\n# nothing\nabsent\n"));
    CHECK(listener.errors.find("<stdin>:4:1: error: unknown name `absent`") == 0);
}

TEST_CASE("the prompt shows the current cube") {
    Session session(test::on(4, true), [](const Answer&) {});
    CHECK(session.prompt() == "supercube 4> ");
    session.run("test", "cube 7");
    CHECK(session.prompt() == "cube 7> ");
}

TEST_CASE("completion offers all known names") {
    Session session({}, [](const Answer&) {});
    session.run("test", "## doubles\n## more\ndef order_twice(p) = p p\nlet orbital = 1");
    std::vector<std::string> names;
    for (const auto& info : session.completions("or")) names.push_back(info.name);
    CHECK(names == std::vector<std::string>{"or", "orbit", "orbital", "orbits", "order", "order_twice", "orders",
                                            "oriented", "oriented_axes"});
    CHECK(session.completions("order_")[0].meaning == "doubles");
    CHECK(session.completions("zzz").empty());
    CHECK(session.library_modules().size() >= 6);
}

TEST_CASE("a name has a kind, and a function has a signature") {
    Listener listener;
    Session session({}, listener.sink());
    CHECK(session.run("test", "## doubles\ndef twice(p) = p p\nlet once = R"));
    CHECK(session.kind("let") == NameInfo::Kind::keyword);
    CHECK(session.kind("order") == NameInfo::Kind::built_in);
    CHECK(session.kind("HTM") == NameInfo::Kind::constant);
    CHECK(session.kind("once") == NameInfo::Kind::definition);
    CHECK_FALSE(session.kind("zzz"));
    CHECK(session.signature("twice") == "twice(p)  doubles");
    CHECK(session.signature("length").starts_with("length(a [, metric])  "));
    for (const auto* name : {"once", "let", "HTM", "zzz", ""}) CHECK(session.signature(name).empty());
}

TEST_CASE("help and list show definitions") {
    Session session({}, [](const Answer&) {});
    session.run("test", "import triggers\n## nine of them\nlet nine = 9");
    CHECK(as_lines(session.help("nine")) == "nine, an integer\n    9\n    nine of them\n");
    CHECK(as_lines(session.help("sune")).find("sune, an algorithm from triggers\n") == 0);
    CHECK(as_lines(session.list()).find(" nine of them\n") != std::string::npos);
    CHECK(as_lines(session.list()).find("  [triggers]\n") != std::string::npos);
    CHECK(as_lines(session.help()).find("order") != std::string::npos);
}

TEST_CASE("a request for help is answered wherever a statement can stand") {
    CHECK(test::last("help order").starts_with("order(p)\n"));
    CHECK(test::last("order(R)\nhelp order").starts_with("order(p)\n"));
    CHECK(test::last("order(R); help(order)").starts_with("order(p)\n"));
    CHECK(test::last("help [").starts_with("[A, B], a commutator\n"));
    CHECK(test::last("help").starts_with("Type moves"));
    CHECK(test::last("?scramble").starts_with("scramble"));
    CHECK(test::last("order?").starts_with("order(p)\n"));
}

TEST_CASE("a script may redefine help") {
    CHECK(test::last("def help(p) = order(p); help(R)") == "4");
    CHECK(test::last("let help = 7\nhelp") == "7");
}

TEST_CASE("the arguments of the command line are the list args") {
    SessionOptions options;
    options.arguments = {"one", "two"};
    CHECK(test::last("args", options) == "{\"one\", \"two\"}");
}

TEST_CASE("an incomplete text is recognised") {
    CHECK(Session::is_incomplete("(R U"));
    CHECK(Session::is_incomplete("for n in 1..2 {"));
    CHECK_FALSE(Session::is_incomplete("R U"));
    CHECK_FALSE(
        Session::is_incomplete("(R U"
                               ")"));
}

TEST_CASE("an interruption while a value is shown or printed is an error, and nothing of it is shown") {
    Listener listener;
    std::unique_ptr<Session> session;
    const auto hear = [&, sink = listener.sink()](const Answer& answer) {
        sink(answer);
        session->interrupt();
    };
    session = std::make_unique<Session>(SessionOptions{}, hear);
    CHECK_FALSE(session->run("test", "print 1; print R U"));
    CHECK(listener.answers == Answers{"1\n"});
    CHECK(listener.errors.find("interrupted") != std::string::npos);
    CHECK(session->run("test", "2"));
    CHECK(listener.answers == Answers{"1\n", "2\n"});
}

TEST_CASE("an answer has a kind, and a drawing, JSON, or both") {
    for (const auto& [drawings, json] : {std::pair{true, false}, {false, true}, {true, true}}) {
        std::vector<Answer> answers;
        SessionOptions options;
        options.drawings = drawings;
        options.json = json;
        Session session(options, [&](const Answer& answer) { answers.push_back(answer); });
        session.run("test", "order(R U); print \"a\"; absent");
        REQUIRE(answers.size() == 3);
        CHECK(answers[0].kind == Answer::Kind::value);
        CHECK(answers[1].kind == Answer::Kind::printed);
        CHECK(answers[2].kind == Answer::Kind::error);
        CHECK(answers[2].diagnostic->message == "unknown name `absent`");
        for (const auto& answer : answers) CHECK(answer.json.empty() != json);
        CHECK(answers[0].drawing == (drawings ? render::text("105", {render::Role::value}) : render::Drawing{}));
    }
}

TEST_CASE("an interruption is not an error") {
    std::vector<Answer> answers;
    std::unique_ptr<Session> session;
    session = std::make_unique<Session>(SessionOptions{}, [&](const Answer& answer) {
        answers.push_back(answer);
        session->interrupt();
    });
    CHECK_FALSE(session->run("test", "1; 2"));
    REQUIRE(answers.size() == 2);
    CHECK(answers[1].kind == Answer::Kind::interrupted);
    CHECK(answers[1].diagnostic->kind == lang::Diagnostic::Kind::interrupted);
}

TEST_CASE("a text is checked without running it") {
    Listener listener;
    const Session session({}, listener.sink());
    CHECK(session.check("test", "print 1; let a = 1").empty());
    const auto found = session.check("test", "print 1\nlet = 2\n[R, U)");
    REQUIRE(found.size() == 2);
    CHECK(lang::line_column(*found[0].where.source, found[0].where.span.begin).line == 2);
    CHECK(lang::line_column(*found[1].where.source, found[1].where.span.begin).line == 3);
    CHECK(listener.answers.empty());
    CHECK_FALSE(session.meaning_of("a"));
}

TEST_CASE("a check finds unknown names") {
    Session session({}, [](const Answer&) {});
    REQUIRE(session.run("test", "let mine = 1"));
    const auto names = [&](const std::string& text) {
        std::string messages;
        for (const auto& diagnostic : session.check("test", text)) messages += diagnostic.message + "\n";
        return messages;
    };
    CHECK(names("mine + yours; order(R, hers)") == "unknown name `yours`\nunknown name `hers`\n");
    CHECK(names("if true then { print [absent: R] } else { }; assert no(R)^m == {n}") ==
          "unknown name `absent`\nunknown name `no`\nunknown name `m`\nunknown name `n`\n");
    CHECK(names("def one(p) = p; p; late; let late = 1") == "unknown name `p`\nunknown name `late`\n");
    CHECK(names("for i in 1..2 { def one() = i; i }; i") == "unknown name `i`\nunknown name `i`\n");
    for (const auto* const good :
         {"def one(p) = two(p)\ndef two(p) = p p\none(R)", "for i in 1..2 { let a = i }; a; _", "import triggers; sune",
          "length(R, HTM); show(R, numbers)", "import \"mine.cube\"; anything", "let rows = parity(R); rows.wings"})
        CHECK(names(good).empty());
    CHECK(session.check("test", "\n R sune2")[0].hint.starts_with("did you mean `sune`?"));
}

TEST_CASE("the definition of a name is found, in the session's text or in the module's") {
    Session session({}, [](const Answer&) {});
    REQUIRE(session.run("test", "let a = 1\ndef twice(p) = p p\nfor i in 1..2 { let inner = i }\nimport triggers\nR"));
    const auto place = [&](std::string_view name) {
        const auto where = session.definition_of(name);
        if (!where) return std::string("none");
        const auto& [source, span] = *where;
        return source->name + ":" + std::to_string(lang::line_column(*source, span.begin).line) + ":" +
               source->text.substr(span.begin, span.end - span.begin);
    };
    CHECK(place("a") == "test:1:a");
    CHECK(place("twice") == "test:2:twice");
    CHECK(place("inner") == "test:3:inner");
    CHECK(place("sune").starts_with("library/triggers.cube:"));
    CHECK(place("sune").ends_with(":sune"));
    CHECK(place("_") == "test:5:R");
    for (const auto* const nothing : {"i", "args", "order", "absent"}) CHECK(place(nothing) == "none");
}

TEST_CASE("the meaning of a boolean has its truth value") {
    Session session({}, [](const Answer&) {});
    REQUIRE(session.run("test", "let yes = 1 == 1\nlet no = R == U\nlet word = \"true\""));
    CHECK(session.meaning_of("yes")->truth == true);
    CHECK(session.meaning_of("no")->truth == false);
    CHECK_FALSE(session.meaning_of("word")->truth);
}

TEST_CASE("a session with an invalid cube size answers every text with an error") {
    for (const int n : {-1, 0, 1, 2000000000}) {
        Listener listener;
        SessionOptions options;
        options.n = n;
        Session session(options, listener.sink());
        CHECK_FALSE(session.run("test", "order(R)"));
        CHECK_FALSE(session.run("test", "order(R)"));
        CHECK(listener.answers.empty());
        CHECK(listener.errors.find("there is no cube with " + std::to_string(n) + " layer") != std::string::npos);
    }
}

}  // namespace cubelang::session_test
