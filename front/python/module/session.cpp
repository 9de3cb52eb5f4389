// cubelang.Session

#include "runtime/session/session.hpp"

#include <fmt/format.h>

#include <mutex>

#include "front/python/module/running.hpp"
#include "front/python/module/values.hpp"
#include "lang/parser.hpp"
#include "runtime/meaning/host/file_host.hpp"
#include "runtime/meaning/host/user_paths.hpp"
#include "runtime/session/as_lines.hpp"

namespace cubelang::python {
namespace {

Host host_for(const py::object& sandbox) {
    auto host = file_host();
    host.table_folder = table_folder();
    if (sandbox.is_none() || sandbox.is(py::bool_(false))) return host;
    host.sandbox = Sandbox{{}, "open the Session without `sandbox`, if you trust the program"};
    if (sandbox.is(py::bool_(true))) return host;
    if (py::isinstance<py::str>(sandbox))
        throw py::type_error("sandbox is True, or a list of the folders that may be read");
    for (const auto folder : sandbox)
        host.sandbox->folders.push_back(py::module_::import("os").attr("fspath")(folder).cast<std::string>());
    return host;
}

bool is_a_name(const std::string& name) {
    const auto parsed = lang::parse(lang::make_source("<python>", "let " + name + " = 0"));
    return parsed.errors.empty() && parsed.statements.size() == 1 &&
           std::holds_alternative<lang::Let>(parsed.statements.front().node);
}

// One statement after another, whichever threads they come from.
class PySession {
public:
    PySession(long long cube, bool super, const py::object& sandbox) : host_(host_for(sandbox)) {
        SessionOptions options;
        options.n = checked_cube(cube, super).n;
        options.super = super;
        options.drawings = false;
        options.values = true;
        session_ = std::make_unique<Session>(
            std::move(options), [this](const Answer& answer) { heard_.push_back(answer); }, host_);
    }

    py::list run(const std::string& text, const std::string& name) {
        std::vector<Answer> heard;
        run_freely({interrupt_one, session_.get()}, [&] {
            const std::lock_guard alone(busy_);
            heard_.clear();
            session_->run(name, text);
            heard = std::exchange(heard_, {});
        });
        return answered(heard);
    }
    py::object last(const std::string& text, const std::string& name) {
        const auto answers = run(text, name);
        return answers.empty() ? py::none() : py::object(answers[answers.size() - 1]);
    }
    void define(const std::string& name, py::handle object) {
        if (!is_a_name(name)) throw py::key_error(fmt::format("`{}` can be no name in the language", name));
        const auto value = to_value(object);
        run_freely({interrupt_one, session_.get()}, [&] {
            const std::lock_guard alone(busy_);
            session_->define(name, value);
        });
    }
    py::object named(const std::string& name) {
        if (!is_a_name(name)) throw py::key_error(fmt::format("`{}` can be no name in the language", name));
        return last(name, "<python>");
    }
    void interrupt() const { session_->interrupt(); }
    [[nodiscard]] const std::string& printed() const { return printed_; }

private:
    static void interrupt_one(void* session) { static_cast<Session*>(session)->interrupt(); }

    py::list answered(const std::vector<Answer>& heard) {
        py::list values;
        std::string printed;
        std::shared_ptr<const lang::Diagnostic> problem;
        for (const auto& answer : heard) {
            if (answer.value) values.append(to_python(*answer.value));
            if (answer.kind == Answer::Kind::printed) printed += as_lines(answer.drawing);
            if (answer.failed() && !problem) problem = answer.diagnostic;
        }
        printed_ = std::move(printed);
        if (problem) raise(*problem, values);
        return values;
    }

    Host host_;
    std::vector<Answer> heard_;
    std::unique_ptr<Session> session_;
    std::mutex busy_;
    std::string printed_;
};

}  // namespace

void bind_session(py::module_& module) {
    py::class_<PySession>(module, "Session",
                          "Text in, answers out: remembers definitions, the current cube and the last value.\n\n"
                          "Without `sandbox`, programs may read and write files as you may; with `sandbox=True` none,\n"
                          "with a list of folders they read what is below these.")
        .def(py::init<long long, bool, const py::object&>(), py::arg("cube") = 3, py::arg("super") = false,
             py::arg("sandbox") = py::none())
        .def("run", &PySession::run, py::arg("text"), py::arg("name") = "<python>",
             "The values that the statements of a text show, in order. A mistake raises Error.")
        .def("__call__", &PySession::last, py::arg("text"), py::arg("name") = "<python>",
             "The last value that a text shows, or None.")
        .def("__setitem__", &PySession::define, py::arg("name"), py::arg("value"), "Defines a name, as `let` does.")
        .def("__getitem__", &PySession::named, py::arg("name"), "What a name stands for.")
        .def("interrupt", &PySession::interrupt,
             "Ends what another thread computes in this session: there, Interrupted is raised.")
        .def_property_readonly("printed", &PySession::printed, "What the last run printed.");
}

}  // namespace cubelang::python
