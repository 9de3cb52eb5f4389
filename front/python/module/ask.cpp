#include "front/python/module/ask.hpp"

#include <fmt/format.h>

#include "front/python/module/running.hpp"
#include "lang/parser.hpp"
#include "runtime/meaning/host/user_paths.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::python {
namespace {

// Programs that compute in several threads have one for each of them.
class Quiet {
public:
    Quiet() {
        host_.table_folder = table_folder();
        SessionOptions options;
        options.drawings = false;
        options.values = true;
        session_ = std::make_unique<Session>(
            std::move(options), [this](const Answer& answer) { hear(answer); }, host_);
    }

    void run(cube::Cube cube, const lang::SourcePtr& source, const Names& names) {
        value_ = nullptr;
        problem_ = nullptr;
        if (!session_->choose(cube.n, cube.super)) return;
        for (const auto& [name, value] : names) session_->define(name, value);
        session_->run(source->name, source->text);
        for (const auto& [name, value] : names) session_->define(name, eval::make_integer(0));
    }
    [[nodiscard]] const eval::Value* value() const { return value_.get(); }
    [[nodiscard]] const lang::Diagnostic* problem() const { return problem_.get(); }
    static void interrupt(void* quiet) { static_cast<Quiet*>(quiet)->session_->interrupt(); }

private:
    void hear(const Answer& answer) {
        if (answer.failed()) problem_ = answer.diagnostic;
        if (answer.value) value_ = answer.value;
    }

    Host host_;
    std::unique_ptr<Session> session_;
    std::shared_ptr<const eval::Value> value_;
    std::shared_ptr<const lang::Diagnostic> problem_;
};

Quiet& quiet() {
    thread_local Quiet one;
    return one;
}

// Statements would leave something behind, and what shows nothing has no value.
void check_is_expression(const lang::SourcePtr& source) {
    const auto parsed = lang::parse(source);
    if (!parsed.errors.empty()) throw lang::Error(parsed.errors.front());
    const bool is_one =
        parsed.statements.size() == 1 && std::holds_alternative<lang::Show>(parsed.statements.front().node);
    if (!is_one)
        throw lang::Error({source, {}}, "one expression is wanted here, such as R U R' U'",
                          "a Session runs statements of every kind");
}

}  // namespace

eval::Value ask(cube::Cube cube, const std::string& expression, const Names& names) {
    auto& session = quiet();
    const auto source = lang::make_source("<python>", expression);
    run_freely({Quiet::interrupt, &session}, [&] {
        check_is_expression(source);
        session.run(cube, source, names);
    });
    if (session.problem() != nullptr) raise(*session.problem());
    if (session.value() == nullptr)
        throw lang::Error({source, {}}, "this has no value", "a Session runs what only prints");
    return *session.value();
}

cube::Cube checked_cube(long long n, bool super) {
    if (n < cube::smallest_cube || n > cube::largest_cube)
        throw pybind11::value_error(fmt::format("there is no cube of {} layers: they have {} to {}", n,
                                                cube::smallest_cube, cube::largest_cube));
    return {static_cast<int>(n), super};
}

}  // namespace cubelang::python
