#include "tests/support/catch.hpp"

namespace rc {
template class Gen<bool>;
template class Gen<int>;
template class Gen<std::uint32_t>;
template class Gen<std::uint64_t>;
template class Gen<std::string>;
template Gen<int> gen::inRange<int>(int, int);
template Gen<std::uint32_t> gen::inRange<std::uint32_t>(std::uint32_t, std::uint32_t);
template Gen<std::uint64_t> gen::inRange<std::uint64_t>(std::uint64_t, std::uint64_t);
}  // namespace rc
