#include "front/python/module/values.hpp"

#include <fmt/format.h>
#include <pybind11/numpy.h>

#include "front/python/module/without_gil.hpp"
#include "runtime/meaning/show/json.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/depth.hpp"
#include "runtime/meaning/value/map.hpp"
#include "runtime/meaning/value/numbers.hpp"
#include "runtime/meaning/value/set.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::python {
namespace {

py::object integer_to_python(const Integer& value) {
    if (abs(value) <= std::numeric_limits<std::int64_t>::max()) return py::int_(static_cast<std::int64_t>(value));
    const Integer size = abs(value);
    const auto digits = size.hexadecimal();
    auto number = py::reinterpret_steal<py::object>(PyLong_FromString(digits.c_str(), nullptr, 16));
    return value < 0 ? py::object(-number) : number;
}

// A list as a tuple, a set as a frozenset, a dict as the frozenset of its items.
py::object hashable(const py::object& object) {
    const bool is_dict = py::isinstance<py::dict>(object), is_set = is_dict || py::isinstance<py::set>(object);
    if (!is_set && !py::isinstance<py::list>(object) && !py::isinstance<py::tuple>(object)) return object;
    py::list items;
    for (const auto item : is_dict ? object.attr("items")() : object)
        items.append(hashable(py::reinterpret_borrow<py::object>(item)));
    return is_set ? py::object(py::frozenset(items)) : py::object(py::tuple(items));
}

struct ToPython {
    py::object operator()(const Integer& value) const { return integer_to_python(value); }
    py::object operator()(const meaning::Boolean& value) const {
        return value.reason.empty() ? py::bool_(value.value) : python_object("Truth")(value.value, value.reason);
    }
    py::object operator()(const meaning::Text& value) const { return py::str(value.text); }
    py::object operator()(const meaning::Fraction& value) const {
        return py::module_::import("fractions")
            .attr("Fraction")(integer_to_python(numerator(*value.number)),
                              integer_to_python(denominator(*value.number)));
    }
    py::object operator()(const meaning::Algorithm& value) const { return py::cast(Algorithm{value}); }
    py::object operator()(const meaning::Permutation& value) const {
        return py::cast(Permutation{value.state, value.note});
    }
    py::object operator()(const meaning::List& value) const {
        py::list list(value.items.size());
        for (std::size_t i = 0; i < value.items.size(); ++i) list[i] = to_python(value.items[i]);
        return list;
    }
    py::object operator()(const meaning::Record& value) const {
        py::dict dict;
        for (const auto& [name, field] : *value.fields) dict[py::str(name)] = to_python(field);
        return dict;
    }
    py::object operator()(const meaning::Map& value) const {
        py::dict dict;
        for (const auto& [key, item] : value.items) dict[hashable(to_python(key))] = to_python(item);
        return dict;
    }
    py::object operator()(const meaning::Set& value) const {
        py::set set;
        for (const auto& item : value.items) set.add(hashable(to_python(item)));
        return set;
    }
    py::object operator()(const meaning::Group& value) const {
        return python_object("Group")(OpaqueValue{meaning::Value{value}});
    }
    template <meaning::one_of<meaning::Location, meaning::Function, cube::Symmetry, meaning::Picture, meaning::Mirrored,
                              meaning::Tuple, meaning::Stream>
                  T>
    py::object operator()(const T& value) const {
        return py::cast(OpaqueValue{meaning::Value{value}});
    }
};

Integer integer_from(py::handle object) {
    const auto index = py::reinterpret_steal<py::object>(PyNumber_Index(object.ptr()));
    if (!index) throw py::error_already_set();
    int overflow = 0;
    const auto small = PyLong_AsLongLongAndOverflow(index.ptr(), &overflow);
    if (overflow == 0) return small;
    const auto text = py::reinterpret_steal<py::object>(PyNumber_ToBase(index.ptr(), 16)).cast<std::string>();
    return overflow < 0 ? Integer(-Integer(text.substr(1))) : Integer(text);
}

// Python lists may contain themselves.
class RecursionGuard {
public:
    RecursionGuard() {
        if (Py_EnterRecursiveCall(" while converting a list") != 0) throw py::error_already_set();
    }
    ~RecursionGuard() { Py_LeaveRecursiveCall(); }
    RecursionGuard(const RecursionGuard&) = delete;
    RecursionGuard& operator=(const RecursionGuard&) = delete;
};

meaning::Value list_from(py::handle object) {
    const RecursionGuard guard;
    std::vector<meaning::Value> items;
    for (const auto item : object) items.push_back(to_value(item));
    return meaning::make_list(std::move(items));
}

meaning::Value map_from(const py::dict& dict) {
    const RecursionGuard guard;
    std::vector<meaning::Operand> keys;
    std::vector<meaning::Value> items;
    for (const auto& [key, item] : dict) {
        keys.push_back({to_value(key), {}});
        items.push_back(to_value(item));
    }
    meaning::Context context;
    auto made = meaning::make_map(context, keys, std::move(items));
    if (auto* map = std::get_if<meaning::Value>(&made)) return std::move(*map);
    throw py::value_error("two keys of this dict are equal in the language");
}

meaning::Value set_from(py::handle object) {
    const RecursionGuard guard;
    meaning::Context context;
    const auto items = list_from(object);
    return meaning::with_all(context, meaning::empty_set(), meaning::cursor_over(context, items), {});
}

meaning::Value fraction_from(py::handle object) {
    return meaning::make_number(
        Rational(integer_from(object.attr("numerator")), integer_from(object.attr("denominator"))));
}

meaning::Value convert(py::handle object) {
    if (py::isinstance<py::bool_>(object)) return meaning::make_boolean(object.cast<bool>());
    if (py::isinstance(object, python_object("Truth")))
        return meaning::make_boolean(py::bool_(py::reinterpret_borrow<py::object>(object)));
    if (PyIndex_Check(object.ptr()) != 0 && !py::isinstance<py::array>(object))
        return meaning::make_integer(integer_from(object));
    if (py::isinstance<py::str>(object)) return meaning::make_text(text_from(object));
    if (py::isinstance<Permutation>(object)) return {meaning::Permutation{object.cast<const Permutation&>().state}};
    if (py::isinstance<Algorithm>(object)) return {object.cast<const Algorithm&>().value};
    if (py::isinstance<OpaqueValue>(object)) return object.cast<const OpaqueValue&>().value;
    if (py::isinstance<py::list>(object) || py::isinstance<py::tuple>(object)) return list_from(object);
    if (py::isinstance<py::set>(object) || py::isinstance<py::frozenset>(object)) return set_from(object);
    if (py::isinstance<py::dict>(object)) return map_from(py::reinterpret_borrow<py::dict>(object));
    if (py::isinstance(object, py::module_::import("fractions").attr("Fraction"))) return fraction_from(object);
    throw py::type_error(
        fmt::format("the language has no type for a {}; use an int, a Fraction, a bool, a str, a list, a dict, a set, "
                    "an Algorithm, a Permutation or a result of cubelang",
                    py::str(py::type::of(object).attr("__name__")).cast<std::string>()));
}

std::string text_of(const meaning::Value& value) { return meaning::to_text(value); }

std::string json_of(const meaning::Value& value) {
    meaning::Context context;
    return meaning::json(context, value, {}, true);
}

Names names_from(const py::dict& names) {
    Names given;
    for (const auto& [name, value] : names) given.emplace_back(name.cast<std::string>(), to_value(value));
    return given;
}

void bind_opaque_value(py::module_& module) {
    py::class_<OpaqueValue>(module, "Value", "A value of the language that has no counterpart in Python.")
        .def(py::init<const OpaqueValue&>(), py::arg("value"))
        .def_property_readonly(
            "type", [](const OpaqueValue& self) { return std::string(meaning::type_name(self.value)); },
            "The name of its type in the language, such as 'location'.")
        .def_property_readonly(
            "text", [](const OpaqueValue& self) { return text_of(self.value); }, "The text that `print` writes.")
        .def(
            "json",
            [](const OpaqueValue& self) { return py::module_::import("json").attr("loads")(json_of(self.value)); },
            "The output of `cube --json` for it, as a dict.")
        .def("__str__", [](const OpaqueValue& self) { return text_of(self.value); })
        .def("__repr__", [](const OpaqueValue& self) {
            const auto text = text_of(self.value);
            const bool is_short = text.find('\n') == std::string::npos;
            return fmt::format("<cubelang {}{}>", meaning::type_name(self.value), is_short ? ": " + text : "");
        });
}

}  // namespace

std::string text_from(py::handle text) {
    Py_ssize_t size = 0;
    const char* bytes = PyUnicode_AsUTF8AndSize(text.ptr(), &size);
    if (bytes == nullptr) throw py::error_already_set();
    return {bytes, static_cast<std::size_t>(size)};
}

py::object to_python(const meaning::Value& value) { return meaning::match(value, ToPython{}); }

meaning::Value to_value(py::handle object) {
    auto value = convert(object);
    if (meaning::contains_function(value))
        throw py::type_error("a function can be used only in the session that defined it");
    meaning::check_size(value, {});
    return value;
}

void bind_values(py::module_& module) {
    py::register_exception_translator([](std::exception_ptr thrown) {
        try {
            if (thrown) std::rethrow_exception(thrown);
        } catch (const lang::Error& error) {
            try {
                raise(error.diagnostic());
            } catch (py::error_already_set& raised) {
                raised.restore();
            }
        }
    });
    bind_opaque_value(module);
    bind_algorithm(module);
    module.def(
        "ask",
        [](const std::string& expression, const py::object& cube, bool super, const py::dict& names) {
            return to_python(ask(cube_from(cube, super), expression, names_from(names)));
        },
        py::arg("expression"), py::arg("cube") = 3, py::arg("super") = false, py::arg("names") = py::dict());
    module.def(
        "written_file",
        [](const std::string& expression, const py::object& cube, bool super, const py::dict& names) {
            return written_file(cube_from(cube, super), expression, names_from(names));
        },
        py::arg("expression"), py::arg("cube") = 3, py::arg("super") = false, py::arg("names") = py::dict(),
        "The text of the file that the expression would write.");
}

}  // namespace cubelang::python
