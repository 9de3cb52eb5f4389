#include "front/python/module/errors.hpp"

#include <algorithm>
#include <string_view>

#include "lang/advice/table.hpp"

namespace cubelang::python {
namespace {

// Commands of the prompt are of no use in a Python program.
bool is_about_the_prompt(std::string_view hint) {
    return hint.starts_with("at the prompt") || std::ranges::any_of(lang::advice(), [&](const lang::Advice& row) {
               return row.place == lang::Place::prompt && row.remark == hint;
           });
}

}  // namespace

py::object python_object(const char* name) { return py::module_::import("cubelang._python").attr(name); }

void raise(lang::Diagnostic diagnostic, const py::list& answers) {
    if (is_about_the_prompt(diagnostic.hint)) diagnostic.hint.clear();
    const bool interrupted = diagnostic.kind == lang::Diagnostic::Kind::interrupted;
    const auto type = python_object(interrupted ? "Interrupted" : "Error");
    const auto& where = diagnostic.where;
    const auto at = where.source ? lang::line_column(*where.source, where.span.begin) : lang::LineColumn{0, 0};
    auto shown = where.source ? lang::to_string(diagnostic) : diagnostic.message;
    if (!shown.empty() && shown.back() == '\n') shown.pop_back();
    py::list notes;
    for (const auto& note : diagnostic.notes) notes.append(note.text);
    const auto error =
        type(shown, diagnostic.message, diagnostic.hint, where.source ? where.source->name : std::string(), at.line,
             at.column, py::tuple(notes), answers);
    PyErr_SetObject(type.ptr(), error.ptr());
    throw py::error_already_set();
}

}  // namespace cubelang::python
