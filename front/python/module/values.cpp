#include "front/python/module/values.hpp"

#include <fmt/format.h>

#include "front/python/module/running.hpp"
#include "runtime/meaning/show/json.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/depth.hpp"
#include "runtime/meaning/value/map.hpp"
#include "runtime/meaning/value/numbers.hpp"
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

struct ToPython {
    py::object operator()(const Integer& value) const { return integer_to_python(value); }
    py::object operator()(const eval::Boolean& value) const {
        return value.reason.empty() ? py::bool_(value.value) : in_python("Truth")(value.value, value.reason);
    }
    py::object operator()(const eval::Text& value) const { return py::str(value.text); }
    py::object operator()(const eval::Fraction& value) const {
        return py::module_::import("fractions")
            .attr("Fraction")(integer_to_python(numerator(*value.number)),
                              integer_to_python(denominator(*value.number)));
    }
    py::object operator()(const eval::Algorithm& value) const { return py::cast(Algorithm{value}); }
    py::object operator()(const eval::Permutation& value) const {
        return py::cast(Permutation{value.state, value.note});
    }
    py::object operator()(const eval::List& value) const {
        py::list list(value.items->size());
        for (std::size_t i = 0; i < value.items->size(); ++i) list[i] = to_python((*value.items)[i]);
        return list;
    }
    py::object operator()(const eval::Record& value) const {
        py::dict dict;
        for (const auto& [name, field] : *value.fields) dict[py::str(name)] = to_python(field);
        return dict;
    }
    py::object operator()(const eval::Map& value) const {
        py::dict dict;
        for (const auto& [key, item] : *value.items) dict[to_python(key)] = to_python(item);
        return dict;
    }
    py::object operator()(const eval::Group& value) const { return in_python("Group")(Other{eval::Value{value}}); }
    template <eval::one_of<eval::Location, eval::Function, cube::Symmetry, eval::Picture, eval::Mirrored, eval::Tuple,
                           eval::Stream>
                  T>
    py::object operator()(const T& value) const {
        return py::cast(Other{eval::Value{value}});
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

// Lists of Python may contain themselves.
class Deeper {
public:
    Deeper() {
        if (Py_EnterRecursiveCall(" while a list was read") != 0) throw py::error_already_set();
    }
    ~Deeper() { Py_LeaveRecursiveCall(); }
    Deeper(const Deeper&) = delete;
    Deeper& operator=(const Deeper&) = delete;
};

eval::Value list_from(py::handle object) {
    const Deeper deeper;
    std::vector<eval::Value> items;
    for (const auto item : object) items.push_back(to_value(item));
    return eval::make_list(std::move(items));
}

eval::Value map_from(const py::dict& dict) {
    const Deeper deeper;
    std::vector<eval::Operand> keys;
    std::vector<eval::Value> items;
    for (const auto& [key, item] : dict) {
        keys.push_back({to_value(key), {}});
        items.push_back(to_value(item));
    }
    eval::Context context;
    auto made = eval::make_map(context, keys, std::move(items));
    if (auto* map = std::get_if<eval::Value>(&made)) return std::move(*map);
    throw py::value_error("two keys of this dict are the same key in the language");
}

eval::Value fraction_from(py::handle object) {
    return eval::make_number(
        Rational(integer_from(object.attr("numerator")), integer_from(object.attr("denominator"))));
}

eval::Value unchecked(py::handle object) {
    if (py::isinstance<py::bool_>(object)) return eval::make_boolean(object.cast<bool>());
    if (py::isinstance(object, in_python("Truth")))
        return eval::make_boolean(py::bool_(py::reinterpret_borrow<py::object>(object)));
    if (PyIndex_Check(object.ptr()) != 0 && !py::isinstance<py::array>(object))
        return eval::make_integer(integer_from(object));
    if (py::isinstance<py::str>(object)) return eval::make_text(text_from(object));
    if (py::isinstance<Permutation>(object)) return {eval::Permutation{object.cast<const Permutation&>().state}};
    if (py::isinstance<Algorithm>(object)) return {object.cast<const Algorithm&>().value};
    if (py::isinstance<Other>(object)) return object.cast<const Other&>().value;
    if (py::isinstance<py::list>(object) || py::isinstance<py::tuple>(object)) return list_from(object);
    if (py::isinstance<py::dict>(object)) return map_from(py::reinterpret_borrow<py::dict>(object));
    if (py::isinstance(object, py::module_::import("fractions").attr("Fraction"))) return fraction_from(object);
    throw py::type_error(fmt::format(
        "the language has nothing like a {}: give an int, a Fraction, a bool, a str, a list, a dict, an Algorithm, a "
        "Permutation or what cubelang has answered",
        py::str(py::type::of(object).attr("__name__")).cast<std::string>()));
}

std::string text_of(const eval::Value& value) { return eval::to_text(value); }

std::string json_of(const eval::Value& value) {
    eval::Context context;
    return eval::json(context, value, {}, true);
}

eval::Value element(const Algorithm& algorithm) { return {algorithm.value}; }

// Words are put together by the language itself, whatever the cube.
Algorithm algorithm_of(const std::string& expression, const Names& names) {
    const auto value = ask({}, expression, names);
    if (const auto* algorithm = value.as<eval::Algorithm>()) return {*algorithm};
    throw py::type_error(fmt::format("this is {}, and no algorithm", eval::type_with_article(value)));
}

Permutation performed(const Algorithm& algorithm, long long n, bool super) {
    const auto cube = checked_cube(n, super);
    const auto source = lang::make_source("<python>", eval::word_text(*algorithm.value.word));
    const lang::Where where{source, {0, static_cast<std::uint32_t>(source->text.size())}};
    return {freely([&](StopToken stop) {
        eval::Context context(no_host(), stop);
        context.set_cube(cube);
        return std::make_shared<const cube::State>(context.perform(algorithm.value.word, where));
    })};
}

void bind_other(py::module_& module) {
    py::class_<Other>(module, "Value", "A value of the language that has no counterpart in Python.")
        .def(py::init<const Other&>(), py::arg("value"))
        .def_property_readonly(
            "type", [](const Other& self) { return std::string(eval::type_name(self.value)); },
            "The name of its type in the language, such as 'location'.")
        .def_property_readonly(
            "text", [](const Other& self) { return text_of(self.value); }, "As the language's print writes it.")
        .def(
            "json", [](const Other& self) { return py::module_::import("json").attr("loads")(json_of(self.value)); },
            "What `cube --json` says of it, as a dict.")
        .def("__str__", [](const Other& self) { return text_of(self.value); })
        .def("__repr__", [](const Other& self) {
            const auto text = text_of(self.value);
            const bool is_short = text.find('\n') == std::string::npos;
            return fmt::format("<cubelang {}{}>", eval::type_name(self.value), is_short ? ": " + text : "");
        });
}

void bind_algorithm(py::module_& module) {
    const auto times = [](const Algorithm& a, const Algorithm& b) {
        return algorithm_of("a_ * b_", {{"a_", element(a)}, {"b_", element(b)}});
    };
    const auto power = [](const Algorithm& a, py::int_ exponent) {
        return algorithm_of("a_ ^ n_", {{"a_", element(a)}, {"n_", to_value(exponent)}});
    };
    py::class_<Algorithm>(module, "Algorithm", "Moves, not tied to a cube: Algorithm(\"R U R' U'\").")
        .def(py::init([](const std::string& text) { return algorithm_of(text, {}); }), py::arg("text"))
        .def("permutation", &performed, py::arg("cube") = 3, py::arg("super") = false,
             "What it does to a cube, as a Permutation.")
        .def("__mul__", times, py::is_operator(), "First this, then the other.")
        .def("__invert__",
             [](const Algorithm& a) {
                 return algorithm_of("a_'", {{"a_", element(a)}});
             })
        .def("__pow__", power, py::is_operator())
        .def("__len__",
             [](const Algorithm& a) {
                 const auto count = cube::move_count(*a.value.word);
                 if (count > std::numeric_limits<Py_ssize_t>::max())
                     throw py::value_error("it has too many moves to count");
                 return static_cast<Py_ssize_t>(count);
             })
        .def(
            "__eq__", [](const Algorithm& a, const Algorithm& b) { return text_of(element(a)) == text_of(element(b)); },
            py::is_operator(), "Are they written alike?")
        .def("__hash__", [](const Algorithm& a) { return py::hash(py::str(text_of(element(a)))); })
        .def("__str__", [](const Algorithm& a) { return text_of(element(a)); })
        .def("__repr__",
             [](const Algorithm& a) {
                 return fmt::format("Algorithm({})", py::repr(py::str(text_of(element(a)))).cast<std::string>());
             })
        .def_property_readonly(
            "note", [](const Algorithm& a) { return a.value.note; }, "What an answer had to say besides; mostly empty.")
        .def("__reduce__",
             [](py::object self) { return py::make_tuple(self.attr("__class__"), py::make_tuple(py::str(self))); });
}

}  // namespace

std::string text_from(py::handle text) {
    Py_ssize_t size = 0;
    const char* bytes = PyUnicode_AsUTF8AndSize(text.ptr(), &size);
    if (bytes == nullptr) throw py::error_already_set();
    return {bytes, static_cast<std::size_t>(size)};
}

py::object to_python(const eval::Value& value) { return eval::match(value, ToPython{}); }

eval::Value to_value(py::handle object) {
    auto value = unchecked(object);
    if (eval::holds_function(value)) throw py::type_error("a function belongs to the session that it was defined in");
    eval::check_size(value, {});
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
    bind_other(module);
    bind_algorithm(module);
    module.def(
        "ask",
        [](const std::string& expression, long long cube, bool super, const py::dict& names) {
            Names given;
            for (const auto& [name, value] : names) given.emplace_back(name.cast<std::string>(), to_value(value));
            return to_python(ask(checked_cube(cube, super), expression, given));
        },
        py::arg("expression"), py::arg("cube") = 3, py::arg("super") = false, py::arg("names") = py::dict());
}

}  // namespace cubelang::python
