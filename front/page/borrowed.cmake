# Other people's libraries for WebAssembly. Debian has them compiled for its own processors only; but all of them are, or
# can be, headers alone, and md4c is one source file. `front/page/borrow` has put links to them in ${CUBELANG_BORROWED}, so that
# no other header of the machine's is seen.

set(CUBELANG_BORROWED ${PROJECT_BINARY_DIR}/borrowed CACHE PATH "What front/page/borrow has gathered")

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

# Searches run on the page's one worker.
add_library(Threads::Threads INTERFACE IMPORTED GLOBAL)

# Emscripten's library of 2021 has no algorithms over ranges; Eric Niebler's has them all, by the same names.
# Loops are not unrolled: what is vectorised here is so by hand, and a page is fetched before it runs.
add_compile_options(-fwasm-exceptions -msimd128 -fno-vectorize -fno-slp-vectorize -fno-unroll-loops
                    "SHELL:-include ${PROJECT_SOURCE_DIR}/front/page/missing.hpp"
                    "SHELL:-isystem ${CUBELANG_BORROWED}")
add_link_options(-fwasm-exceptions)
