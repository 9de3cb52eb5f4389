#include "runtime/meaning/bind/bind.hpp"

namespace cubelang::meaning {

BuiltIn detail::bound(const Description& about, std::vector<Parameter> parameters, std::string_view result,
                      Invoke invoke, Erased function) {
    BuiltIn made{about.name,   std::move(parameters), {},    about.meaning, about.example, about.answer, {},
                 about.remark, about.is_word,         result};
    made.function = [invoke, function, name = about.name, parameters = made.parameters, of_tuple = about.of_tuple,
                     of_others = about.of_others](Context& context, std::span<const Operand> arguments,
                                                  const lang::Where& where) {
        const auto is_tuple = [](const Operand& argument) { return argument.value.as<Tuple>() != nullptr; };
        const auto asked = of_tuple == nullptr ? arguments.first(0) : arguments;
        if (const auto tuple = std::ranges::find_if(asked, is_tuple); tuple != asked.end())
            return of_tuple(*tuple->value.as<Tuple>(), arguments);
        if (of_others != nullptr && arguments.size() == 1)
            if (auto other = of_others(context, arguments.front().value)) return *std::move(other);
        return invoke(function, Call{context, arguments, where, name, parameters});
    };
    return made;
}

Parameter detail::declared(const NamedParameter& named, const Declaration& type) {
    Parameter made{named.name, type.wanted, type.is_optional, type.choices};
    made.fits = type.fits;
    made.takes_list = made.fits(make_list({})) && !made.fits(make_integer(1));
    made.meaning = named.meaning.empty() ? usual_meaning(named.name) : named.meaning;
    return made;
}

}  // namespace cubelang::meaning
