# Libraries that are compiled with the program instead of linked: for WebAssembly, and for programs and wheels that run on other
# Linux systems.
# Debian has no static fmt and md4c, and its binaries are for one processor. Most libraries can be used as headers; md4c and zlib
# are compiled from their sources. front/page/fetch_libraries has put them in ${CUBELANG_BORROWED}, so that no other header of
# this machine is visible.

set(CUBELANG_BORROWED ${PROJECT_BINARY_DIR}/borrowed CACHE PATH "The folder that front/page/fetch_libraries has filled")
enable_language(C)

function(cube_borrowed target)
  add_library(${target} INTERFACE IMPORTED GLOBAL)
  target_include_directories(${target} SYSTEM INTERFACE ${CUBELANG_BORROWED})
endfunction()

function(cube_borrowed_sources target)
  add_library(${target} STATIC ${ARGN})
  target_include_directories(${target} SYSTEM PUBLIC ${CUBELANG_BORROWED})
  target_compile_options(${target} PRIVATE -w)
endfunction()

cube_borrowed(taocpp::pegtl)
cube_borrowed(Boost::headers)
cube_borrowed(nlohmann_json::nlohmann_json)
cube_borrowed(fmt::fmt)
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY)
cube_borrowed(hwy::hwy)

cube_borrowed_sources(md4c ${CUBELANG_BORROWED}/md4c.c)
add_library(md4c::md4c ALIAS md4c)

if(NOT EMSCRIPTEN)
  file(GLOB zlib_sources ${CUBELANG_BORROWED}/zlib/*.c)
  cube_borrowed_sources(zlib ${zlib_sources})
  target_include_directories(zlib SYSTEM PUBLIC ${CUBELANG_BORROWED}/zlib)
  target_compile_definitions(zlib PRIVATE Z_HAVE_UNISTD_H)
  set(zlib zlib)
  find_package(Threads REQUIRED)
  add_link_options(-Wl,--gc-sections)
  add_compile_options(-ffunction-sections -fdata-sections)
else()
  # There are no threads on a page: searches run on its only worker.
  add_library(Threads::Threads INTERFACE IMPORTED GLOBAL)
endif()
