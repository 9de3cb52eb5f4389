# cube_layer(<room> SOURCES <patterns> HEADERS <patterns> [EXCEPT <patterns>] [GENERATED <files>]
#            [USES <rooms and targets>] [PRIVATELY <targets>] [PRECOMPILE <headers>])
#
# One room of the house as the static library cubelang_<room>. Patterns are globs from the source root, so a new
# file is no edit here; every header must compile alone (all_verify_interface_header_sets), and includes are written
# from the root. A room without a file is left out.

function(cube_layer room)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;HEADERS;EXCEPT;GENERATED;USES;PRIVATELY;PRECOMPILE")
  set_property(GLOBAL APPEND PROPERTY CUBELANG_ROOMS ${room})
  set_property(GLOBAL PROPERTY CUBELANG_SOURCES_${room} ${arg_SOURCES})

  cube_glob(sources ${arg_SOURCES})
  cube_glob(headers ${arg_HEADERS})
  cube_glob(except ${arg_EXCEPT})
  list(REMOVE_ITEM sources "" ${except})
  list(APPEND sources ${arg_GENERATED})
  if(NOT sources)
    message(STATUS "Room ${room}: no sources yet")
    return()
  endif()

  set(target cubelang_${room})
  add_library(${target} STATIC ${sources})
  target_sources(${target} PUBLIC FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${headers})
  set_target_properties(${target} PROPERTIES VERIFY_INTERFACE_HEADER_SETS ON)
  cube_uses(${target} PUBLIC ${arg_USES})
  cube_uses(${target} PRIVATE ${arg_PRIVATELY})
  if(arg_PRECOMPILE)
    target_precompile_headers(${target} PRIVATE ${arg_PRECOMPILE})
  endif()
endfunction()

# Links rooms by their own names and everything else by its target.
function(cube_uses target scope)
  get_property(rooms GLOBAL PROPERTY CUBELANG_ROOMS)
  foreach(used IN LISTS ARGN)
    if(NOT used IN_LIST rooms)
      target_link_libraries(${target} ${scope} ${used})
    elseif(TARGET cubelang_${used})
      target_link_libraries(${target} ${scope} cubelang_${used})
    endif()
  endforeach()
endfunction()

function(cube_glob result)
  set(files)
  if(ARGN)
    list(TRANSFORM ARGN PREPEND ${PROJECT_SOURCE_DIR}/ OUTPUT_VARIABLE patterns)
    file(GLOB files CONFIGURE_DEPENDS ${patterns})
  endif()
  set(${result} ${files} PARENT_SCOPE)
endfunction()
