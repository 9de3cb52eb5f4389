# Libraries for WebAssembly. Debian's binaries are for native processors only, but all libraries can be used as headers,
# except md4c, which is one source file. `front/page/fetch_libraries` has linked them in ${CUBELANG_BORROWED}, so that no other header of
# this machine is visible.

set(CUBELANG_BORROWED ${PROJECT_BINARY_DIR}/borrowed CACHE PATH "The folder that front/page/fetch_libraries has filled")

function(cube_borrowed target)
  add_library(${target} INTERFACE IMPORTED GLOBAL)
  target_include_directories(${target} SYSTEM INTERFACE ${CUBELANG_BORROWED})
endfunction()

cube_borrowed(taocpp::pegtl)
cube_borrowed(Boost::headers)
cube_borrowed(nlohmann_json::nlohmann_json)
cube_borrowed(fmt::fmt)
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY)
cube_borrowed(hwy::hwy)

enable_language(C)
add_library(md4c STATIC ${CUBELANG_BORROWED}/md4c.c)
target_include_directories(md4c SYSTEM PUBLIC ${CUBELANG_BORROWED})
target_compile_options(md4c PRIVATE -w)
add_library(md4c::md4c ALIAS md4c)

# There are no threads: searches run on the page's only worker.
add_library(Threads::Threads INTERFACE IMPORTED GLOBAL)

# Emscripten's library of 2021 has no range algorithms; range-v3 has all of them under the same names.
# Loops are neither unrolled nor vectorised by the compiler, to keep the download small: hot loops are vectorised by hand.
add_compile_options(-fwasm-exceptions -msimd128 -fno-vectorize -fno-slp-vectorize -fno-unroll-loops
                    "SHELL:-include ${PROJECT_SOURCE_DIR}/front/page/ranges_polyfill.hpp"
                    "SHELL:-isystem ${CUBELANG_BORROWED}")
add_link_options(-fwasm-exceptions)
