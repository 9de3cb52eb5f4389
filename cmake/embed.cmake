# cube_embed(<pattern> INTO <variable>) makes the library's modules part of the program: one generated source, in
# the build tree, which defines what stdlib/library.hpp declares. Run as a script, this file writes that source.

function(cube_embed pattern into variable)
  cube_glob(modules ${pattern})
  set(output ${PROJECT_BINARY_DIR}/stdlib/library.cpp)
  set(script ${PROJECT_SOURCE_DIR}/cmake/embed.cmake)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -D OUTPUT=${output} -P ${script} -- ${modules}
    DEPENDS ${modules} ${script}
    COMMENT "Embedding the library"
    VERBATIM)
  set(${variable} ${output} PARENT_SCOPE)
endfunction()

if(NOT CMAKE_SCRIPT_MODE_FILE)
  return()
endif()

# The text goes in as character codes: a literal would have a longest length and characters to be escaped.
set(texts)
set(rows)
set(count 0)
set(reading OFF)
math(EXPR last "${CMAKE_ARGC} - 1")
foreach(index RANGE ${last})
  set(file "${CMAKE_ARGV${index}}")
  if(reading)
    cmake_path(GET file STEM LAST_ONLY name)
    file(READ "${file}" codes HEX)
    string(REGEX REPLACE "(..)" "'\\\\x\\1'," codes "${codes}")
    string(APPEND texts "constexpr char text_${count}[] = {${codes}'\\0'};\n")
    string(APPEND rows "    {\"${name}\", {text_${count}, sizeof text_${count} - 1}},\n")
    math(EXPR count "${count} + 1")
  elseif(file STREQUAL "--")
    set(reading ON)
  endif()
endforeach()

# std::array and not [], so that a library without modules compiles too.
file(WRITE ${OUTPUT} "#include \"stdlib/library.hpp\"

#include <array>

namespace cubelang::library {
namespace {

${texts}
constexpr std::array<Module, ${count}> all_modules = {{
${rows}}};

}  // namespace

std::span<const Module> modules() { return all_modules; }

}  // namespace cubelang::library
")
