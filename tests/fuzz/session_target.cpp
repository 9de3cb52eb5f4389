// A whole session: any text, on small cubes, with drawings or JSON, at once or in pieces, recorded and undone. Long
// computations are interrupted, as by Ctrl-C.

#include <array>

#include "runtime/meaning/host/data_in_memory.hpp"
#include "runtime/session/as_lines.hpp"
#include "runtime/session/session.hpp"
#include "tests/fuzz/interrupter.hpp"
#include "tests/fuzz/target.hpp"

namespace cubelang::fuzz {
namespace {

constexpr cube::Cube cubes[] = {{3}, {2}, {4}, {5}, {3, true}, {4, true}};

Host a_host() {
    Host host;
    host.screen.columns = 80;
    host.screen.rows = 30;
    host.read_file = [](const std::string& path) {
        if (path.ends_with("here.cube")) return FileText{"let here = R U\ndef twice(a) = a a\n"};
        return FileText{{}, std::make_error_code(std::errc::no_such_file_or_directory)};
    };
    host.write_file = [](const std::string&, const std::string&) { return std::string(); };
    keep_data_in_memory(host);
    return host;
}

void hear(const Answer& answer) {
    if (answer.diagnostic) check_shown(*answer.diagnostic);
    for (const auto& note : answer.notes) must(note.where.source != nullptr, "a note has a place");
    const auto lines = as_lines(answer);
    must(answer.json.empty() || lines.find('\n') + 1 == lines.size(), "JSON is one line", lines);
}

// A session that is reused for all inputs, and reset before each.
class ReusedSession {
public:
    explicit ReusedSession(const SessionOptions& options) : session_(options, hear, host_) {}

    Session& begin(cube::Cube cube) {
        session_.reset();
        session_.choose(cube.n, cube.super);
        return session_;
    }

private:
    Host host_ = a_host();
    Session session_;
};

enum class Way { drawn, json, recorded, fed };

SessionOptions options_of(Way way) {
    SessionOptions options;
    options.drawings = way != Way::json;
    options.json = options.every = way == Way::json || way == Way::fed;
    options.recorded = way == Way::recorded;
    return options;
}

void check_recorded(Session& session, const std::string& text) {
    const bool well = session.run_typed("fuzz", text);
    const auto script = session.script("/");
    for (int i = 0; i < 3; ++i) static_cast<void>(session.undo());
    if (well) static_cast<void>(session.run("script", script));
    static_cast<void>(session.list());
    static_cast<void>(session.continuation(std::string_view(text).substr(0, text.find('\n'))));
}

// Fed text is never forgotten, so it needs a new session.
void feed(cube::Cube cube, const std::string& text, std::size_t step) {
    static const Host host = a_host();
    auto options = options_of(Way::fed);
    options.n = cube.n;
    options.super = cube.super;
    Session session(options, hear, host);
    const Interrupter interrupter(session);
    for (std::size_t at = 0; at < text.size(); at += step)
        static_cast<void>(session.feed(std::string_view(text).substr(at, step)));
    static_cast<void>(session.finish());
}

void run_reused(Way way, cube::Cube cube, const std::string& text) {
    static std::array sessions{ReusedSession(options_of(Way::drawn)), ReusedSession(options_of(Way::json)),
                               ReusedSession(options_of(Way::recorded))};
    auto& session = sessions[static_cast<std::size_t>(way)].begin(cube);
    const Interrupter interrupter(session);
    if (way == Way::recorded)
        check_recorded(session, text);
    else
        static_cast<void>(session.run("fuzz", text));
}

// Solver tables take seconds to compute, and minutes under the sanitizers.
bool takes_long(const std::string& text) { return text.find("solve") != text.npos; }

void run(std::string_view bytes) {
    Input input(bytes);
    const auto cube = cubes[input.choice(std::size(cubes))];
    const auto way = static_cast<Way>(input.choice(4));
    const auto text = input.rest();
    if (takes_long(text)) return;
    if (way == Way::fed) return feed(cube, text, 1 + text.size() % 7);
    run_reused(way, cube, text);
}

const TargetRegistration target("session", run);

}  // namespace
}  // namespace cubelang::fuzz
