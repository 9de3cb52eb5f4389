# Libraries and compiler options for WebAssembly.

include(from_sources)

# Emscripten's library of 2021 has no range algorithms; range-v3 has all of them under the same names.
# Loops are neither unrolled nor vectorised by the compiler, to keep the download small: hot loops are vectorised by hand.
add_compile_options(-fwasm-exceptions -msimd128 -fno-vectorize -fno-slp-vectorize -fno-unroll-loops
                    "$<$<COMPILE_LANGUAGE:CXX>:SHELL:-include ${PROJECT_SOURCE_DIR}/front/page/ranges_polyfill.hpp>"
                    "SHELL:-isystem ${CUBELANG_BORROWED}")
add_link_options(-fwasm-exceptions)
# Rooms without hot loops. (With -Oz alone Emscripten inlines nothing, which doubles the code.)
set(CUBELANG_SMALL -Oz -finline-functions)
