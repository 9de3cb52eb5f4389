// The whole session: any text, on small cubes, with drawings or JSON, at once or bit by bit, recorded and undone. What
// takes long is interrupted, as Ctrl-C would.

#include <array>

#include "runtime/meaning/host/file_host.hpp"
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

// A session that lives as long as the process is begun anew for every input: nothing is left of the one before.
class Kept {
public:
    explicit Kept(const SessionOptions& options) : session_(options, hear, host_) {}

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
    static_cast<void>(session.continued(std::string_view(text).substr(0, text.find('\n'))));
}

// What was fed is never forgotten: a session of its own.
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

void run_kept(Way way, cube::Cube cube, const std::string& text) {
    static std::array kept{Kept(options_of(Way::drawn)), Kept(options_of(Way::json)), Kept(options_of(Way::recorded))};
    auto& session = kept[static_cast<std::size_t>(way)].begin(cube);
    const Interrupter interrupter(session);
    if (way == Way::recorded)
        check_recorded(session, text);
    else
        static_cast<void>(session.run("fuzz", text));
}

// A solver's tables take seconds to make, and under the sanitizers minutes.
bool takes_long(const std::string& text) { return text.find("solve") != text.npos; }

void run(std::string_view bytes) {
    Input input(bytes);
    const auto cube = cubes[input.choice(std::size(cubes))];
    const auto way = static_cast<Way>(input.choice(4));
    const auto text = input.rest();
    if (takes_long(text)) return;
    if (way == Way::fed) return feed(cube, text, 1 + text.size() % 7);
    run_kept(way, cube, text);
}

const Registered target("session", run);

}  // namespace
}  // namespace cubelang::fuzz
