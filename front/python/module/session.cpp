// cubelang.Session

#include "runtime/session/session.hpp"

#include <fmt/format.h>

#include <mutex>

#include "front/machine/file_host.hpp"
#include "front/machine/user_paths.hpp"
#include "front/python/module/values.hpp"
#include "front/python/module/without_gil.hpp"
#include "lang/parser.hpp"
#include "runtime/session/as_lines.hpp"

namespace cubelang::python {
namespace {

Host host_for(const py::object& sandbox) {
    auto host = machine::file_host();
    host.standard_input_use = "it belongs to the Python program";
    host.table_folder = machine::table_folder();
    if (sandbox.is_none() || sandbox.is(py::bool_(false))) return host;
    host.sandbox = Sandbox{{}, "if you trust the program, open the Session without `sandbox`"};
    if (sandbox.is(py::bool_(true))) return host;
    if (py::isinstance<py::str>(sandbox)) throw py::type_error("sandbox must be True or a list of readable folders");
    for (const auto folder : sandbox)
        host.sandbox->folders.push_back(py::module_::import("os").attr("fspath")(folder).cast<std::string>());
    return host;
}

bool is_valid_name(const std::string& name) {
    const auto parsed = lang::parse(lang::make_source("<python>", "let " + name + " = 0"));
    return parsed.errors.empty() && parsed.statements.size() == 1 &&
           std::holds_alternative<lang::Let>(parsed.statements.front().node);
}

// Calls from several threads run one after the other.
class PySession {
public:
    PySession(long long cube, bool super, const py::object& sandbox) : host_(host_for(sandbox)) {
        SessionOptions options;
        options.n = checked_cube(cube, super).n;
        options.super = super;
        options.drawings = false;
        options.values = true;
        session_ = std::make_unique<Session>(
            std::move(options), [this](const Answer& answer) { answers_.push_back(answer); }, host_);
    }

    py::list run(const std::string& text, const std::string& name) {
        std::vector<Answer> answers;
        run_without_gil({interrupt_one, session_.get()}, [&] {
            const std::lock_guard alone(busy_);
            answers_.clear();
            session_->run(name, text);
            answers = std::exchange(answers_, {});
        });
        return python_values(answers);
    }
    py::object last(const std::string& text, const std::string& name) {
        const auto answers = run(text, name);
        return answers.empty() ? py::none() : py::object(answers[answers.size() - 1]);
    }
    void define(const std::string& name, py::handle object) {
        if (!is_valid_name(name)) throw py::key_error(fmt::format("`{}` is not a valid name in the language", name));
        const auto value = to_value(object);
        run_without_gil({interrupt_one, session_.get()}, [&] {
            const std::lock_guard alone(busy_);
            session_->define(name, value);
        });
    }
    py::object named(const std::string& name) {
        if (!is_valid_name(name)) throw py::key_error(fmt::format("`{}` is not a valid name in the language", name));
        return last(name, "<python>");
    }
    void interrupt() const { session_->interrupt(); }
    [[nodiscard]] const std::string& printed() const { return printed_; }

private:
    static void interrupt_one(void* session) { static_cast<Session*>(session)->interrupt(); }

    py::list python_values(const std::vector<Answer>& answers) {
        py::list values;
        std::string printed;
        std::shared_ptr<const lang::Diagnostic> problem;
        for (const auto& answer : answers) {
            if (answer.value) values.append(to_python(*answer.value));
            if (answer.kind == Answer::Kind::printed) printed += as_lines(answer.drawing);
            if (answer.failed() && !problem) problem = answer.diagnostic;
        }
        printed_ = std::move(printed);
        if (problem) raise(*problem, values);
        return values;
    }

    Host host_;
    std::vector<Answer> answers_;
    std::unique_ptr<Session> session_;
    std::mutex busy_;
    std::string printed_;
};

}  // namespace

void bind_session(py::module_& module) {
    py::class_<PySession>(module, "Session",
                          "Runs statements; remembers definitions, the current cube and the last value.\n\n"
                          "Without `sandbox`, programs can read and write all files that you can. With `sandbox=True`\n"
                          "they can access no files, with a list of folders they can read the files in these.")
        .def(py::init<long long, bool, const py::object&>(), py::arg("cube") = 3, py::arg("super") = false,
             py::arg("sandbox") = py::none())
        .def("run", &PySession::run, py::arg("text"), py::arg("name") = "<python>",
             "Runs a text and returns the values that its statements show, in order. A mistake raises Error.")
        .def("__call__", &PySession::last, py::arg("text"), py::arg("name") = "<python>",
             "Runs a text and returns the last value that it shows, or None.")
        .def("__setitem__", &PySession::define, py::arg("name"), py::arg("value"), "Defines a name, as `let` does.")
        .def("__getitem__", &PySession::named, py::arg("name"), "The value of a name.")
        .def("interrupt", &PySession::interrupt,
             "Interrupts the computation of another thread in this session, which raises Interrupted.")
        .def_property_readonly("printed", &PySession::printed, "The text that the last run printed.");
}

}  // namespace cubelang::python
