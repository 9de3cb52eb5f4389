#pragma once
// The action of a rule without parts: passes the matched text and its span to a function of the builder.

#include <cstddef>
#include <functional>

#include "lang/source.hpp"

namespace cubelang::lang {

template <auto Make>
struct leaf {
    template <typename Input, typename Builder>
    static void apply(const Input& in, Builder& builder) {
        const auto begin = static_cast<std::size_t>(in.begin() - builder.text().data());
        std::invoke(Make, builder, in.string_view(), Builder::span(begin, begin + in.size()));
    }
};

}  // namespace cubelang::lang
