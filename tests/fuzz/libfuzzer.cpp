// libFuzzer's entry point, which calls the only target that is linked.

#include <cstddef>
#include <cstdint>

#include "tests/fuzz/target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    cubelang::fuzz::targets().front().run({reinterpret_cast<const char*>(bytes), size});  // NOLINT: bytes are bytes
    return 0;
}
