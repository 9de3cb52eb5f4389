# cube_embed(<patterns> INTO <variable> AS <function> HEADER <header> NAMESPACE <namespace> [NAMES <part>])
#
# embeds files in the program: generates a source in the build tree that defines the function declared in the header, which
# returns a std::span<const EmbeddedFile>, one for each file. NAMES selects the name: STEM of the file name (the
# default) or FILENAME. Run as a script, this file writes the source.

function(cube_embed)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "INTO;AS;HEADER;NAMESPACE;NAMES" "")
  cube_glob(files ${arg_UNPARSED_ARGUMENTS})
  cmake_path(GET arg_HEADER PARENT_PATH folder)
  set(output ${PROJECT_BINARY_DIR}/${folder}/${arg_AS}.cpp)
  set(script ${PROJECT_SOURCE_DIR}/cmake/embed.cmake)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -D OUTPUT=${output} -D FUNCTION=${arg_AS} -D HEADER=${arg_HEADER}
            -D NAMESPACE=${arg_NAMESPACE} -D NAMES=${arg_NAMES} -P ${script} -- ${files}
    DEPENDS ${files} ${script}
    COMMENT "Embedding ${arg_UNPARSED_ARGUMENTS}"
    VERBATIM)
  set(${arg_INTO} ${output} PARENT_SCOPE)
endfunction()

if(NOT CMAKE_SCRIPT_MODE_FILE)
  return()
endif()

# The text is written as character codes, since literals have a maximal length and need escapes.
set(texts)
set(rows)
set(count 0)
set(reading OFF)
math(EXPR last "${CMAKE_ARGC} - 1")
foreach(index RANGE ${last})
  set(file "${CMAKE_ARGV${index}}")
  if(reading)
    if(NAMES STREQUAL "FILENAME")
      cmake_path(GET file FILENAME name)
    else()
      cmake_path(GET file STEM LAST_ONLY name)
    endif()
    file(READ "${file}" codes HEX)
    string(REGEX REPLACE "(..)" "'\\\\x\\1'," codes "${codes}")
    string(APPEND texts "constexpr char text_${count}[] = {${codes}'\\0'};\n")
    string(APPEND rows "    {\"${name}\", {text_${count}, sizeof text_${count} - 1}},\n")
    math(EXPR count "${count} + 1")
  elseif(file STREQUAL "--")
    set(reading ON)
  endif()
endforeach()

# std::array instead of [], since there may be no files.
file(WRITE ${OUTPUT} "#include \"${HEADER}\"

#include <array>

namespace ${NAMESPACE} {
namespace {

${texts}
constexpr std::array<EmbeddedFile, ${count}> all = {{
${rows}}};

}  // namespace

std::span<const EmbeddedFile> ${FUNCTION}() { return all; }

}  // namespace ${NAMESPACE}
")
