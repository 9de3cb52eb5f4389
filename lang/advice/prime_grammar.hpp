#pragma once
// A grammar rule for primes. For source files only, since it includes PEGTL.

#include <tao/pegtl.hpp>

#include "lang/advice/primes.hpp"

namespace cubelang::lang::grammar {

/// Any prime of primes.hpp.
struct prime {
    using rule_t = tao::pegtl::any::rule_t;
    using subs_t = tao::pegtl::empty_list;

    template <typename Input>
    static bool match(Input& in) {
        const std::size_t length = prime_length({in.current(), in.size()});
        if (length != 0) in.bump_in_this_line(length);
        return length != 0;
    }
};

}  // namespace cubelang::lang::grammar
