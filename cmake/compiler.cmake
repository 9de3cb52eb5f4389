# Compiler options of all sources.

option(CUBELANG_QUICK_BUILD "Precompile slow headers, and compile sources in batches (see cube_layer.cmake)" ON)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# The rooms are also linked into shared libraries, which export only their interfaces.
if(NOT EMSCRIPTEN)
  set(CMAKE_POSITION_INDEPENDENT_CODE ON)
endif()
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)

# -Wno-sign-conversion: Clang includes sign conversions in -Wconversion, GCC does not.
add_compile_options(-Wall -Wextra -Wpedantic -Wconversion -Wno-sign-conversion)

# In batches, a full -Wshadow would also report names of other sources.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CUBELANG_QUICK_BUILD)
  add_compile_options(-Wshadow=local)
elseif(NOT CUBELANG_QUICK_BUILD)
  add_compile_options(-Wshadow)
endif()

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC 12 has false positives in std::shared_ptr, std::string and std::vector, with and without sanitizers.
  add_compile_options(-Wno-maybe-uninitialized -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread)
  # GCC's garbage collector takes 12 % of the time of a large batch; with less of it a compilation needs 1.0 GB, not 0.7.
  add_compile_options("SHELL:--param ggc-min-expand=200 --param ggc-min-heapsize=400000")
endif()

option(CUBELANG_WERROR "Treat warnings as errors, as the presets of developers do" OFF)
if(CUBELANG_WERROR)
  add_compile_options(-Werror)
endif()

# Every fmt::format instantiates a parser of its format string for its types, to check it while compiling. Builds with assertions
# check the strings; optimised ones leave it out.
add_compile_definitions("$<$<CONFIG:Release>:FMT_CONSTEVAL=;FMT_USE_CONSTEVAL=0>")

set(CUBELANG_SANITIZE "" CACHE STRING "Sanitizers to build with, such as address,undefined")
if(CUBELANG_SANITIZE)
  add_compile_options(-fsanitize=${CUBELANG_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${CUBELANG_SANITIZE})
endif()

# Instrumentation for Clang's libFuzzer, with which only its targets are linked (tests/fuzz/CMakeLists.txt).
option(CUBELANG_FUZZ "Build the targets of tests/fuzz, with Clang" OFF)
if(CUBELANG_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# Colours even though Ninja reads the compiler's output through a pipe.
if(CMAKE_GENERATOR STREQUAL "Ninja" AND NOT DEFINED ENV{NO_COLOR})
  add_compile_options(-fdiagnostics-color)
endif()

# ccache needs options to work with precompiled headers; relative paths let several checkouts share its cache.
find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros
      CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=true ${CCACHE})
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fpch-preprocess>)
elseif(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:SHELL:-Xclang -fno-pch-timestamp>")
endif()
