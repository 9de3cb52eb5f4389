#pragma once
// Catch2 and RapidCheck for every test, whichever major version of Catch2 is installed.

// A failure shows the parts of pairs and tuples, and the contents of optionals.
#define CATCH_CONFIG_ENABLE_PAIR_STRINGMAKER
#define CATCH_CONFIG_ENABLE_TUPLE_STRINGMAKER
#define CATCH_CONFIG_ENABLE_OPTIONAL_STRINGMAKER
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif

#include <rapidcheck.h>
#include <rapidcheck/catch.h>

// The types that tests draw most often, compiled in drawings.cpp.
namespace rc {
extern template class Gen<bool>;
extern template class Gen<int>;
extern template class Gen<std::uint32_t>;
extern template class Gen<std::uint64_t>;
extern template class Gen<std::string>;
extern template Gen<int> gen::inRange<int>(int, int);
extern template Gen<std::uint32_t> gen::inRange<std::uint32_t>(std::uint32_t, std::uint32_t);
extern template Gen<std::uint64_t> gen::inRange<std::uint64_t>(std::uint64_t, std::uint64_t);
}  // namespace rc
