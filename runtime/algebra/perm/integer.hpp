#pragma once
// Exact integers of any size. Orders, exponents and group sizes pass 64 bits at once.

#include <boost/multiprecision/cpp_int.hpp>

namespace cubelang {

using Integer = boost::multiprecision::cpp_int;

}  // namespace cubelang
