#include "lang/grammar.hpp"

#include <tao/pegtl/contrib/analyze.hpp>

#include "tests/support/catch.hpp"

namespace cubelang::lang::grammar_test {

TEST_CASE("no rule of the grammar can loop without reading") {
    CHECK(tao::pegtl::analyze<grammar::whole_statement>() == 0);
    CHECK(tao::pegtl::analyze<grammar::between_statements>() == 0);
}

}  // namespace cubelang::lang::grammar_test
