# The floors of the architecture and the rooms on them.
#
# cube_floor(<floor> [ON <floors>]): its rooms may include every room of those floors and of the floors below them.
#
# cube_layer(<folder> [USES <rooms of the same floor>] [WITH <targets>] [PRIVATELY <targets>] [GENERATED <files>] [COLD]
#            [SMALL] [HOT <sources>])
#
# A room: the folder's *.cpp and *.hpp, as the static library cubelang_<room>. The room is named after its folder without
# runtime/ (search/space), its floor after the first part of that. New files need no edit here. Includes are relative to
# the root. WITH and PRIVATELY name external libraries that the room's headers expose or do not expose. The test `layers`
# checks the includes against these rows (cube_write_rooms).

function(cube_floor floor)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "ON")
  add_library(cubelang_floor_${floor} INTERFACE)
  set(below)
  foreach(lower IN LISTS arg_ON)
    get_property(its GLOBAL PROPERTY CUBELANG_BELOW_${lower})
    list(APPEND below ${its} ${lower})
    target_link_libraries(cubelang_floor_${floor} INTERFACE cubelang_floor_${lower})
  endforeach()
  list(REMOVE_DUPLICATES below)
  set_property(GLOBAL PROPERTY CUBELANG_BELOW_${floor} "${below}")
  set_property(GLOBAL PROPERTY CUBELANG_ON_${floor} "${arg_ON}")
  set_property(GLOBAL APPEND PROPERTY CUBELANG_FLOORS ${floor})
endfunction()

# The floor of a room.
function(cube_floor_of result room)
  string(REGEX REPLACE "/.*" "" floor ${room})
  get_property(floors GLOBAL PROPERTY CUBELANG_FLOORS)
  if(NOT floor IN_LIST floors)
    message(FATAL_ERROR "The room ${room} is on no floor")
  endif()
  set(${result} ${floor} PARENT_SCOPE)
endfunction()

# Adds a row of rooms.txt, the rooms that a room may include. The only call for a room that is compiled elsewhere.
function(cube_row room)
  cube_floor_of(floor ${room})
  get_property(below GLOBAL PROPERTY CUBELANG_BELOW_${floor})
  list(TRANSFORM below APPEND "/")
  list(JOIN below " " below)
  list(JOIN ARGN " " named)
  set_property(GLOBAL APPEND PROPERTY CUBELANG_ROWS "${room}: ${below} ${named}")
endfunction()

function(cube_layer folder)
  cmake_parse_arguments(PARSE_ARGV 1 arg "COLD;SMALL" "" "GENERATED;USES;WITH;PRIVATELY;HOT")
  cube_room(room target ${folder})
  cube_floor_of(floor ${room})
  cube_row(${room} ${arg_USES} ${arg_WITH} ${arg_PRIVATELY})
  get_property(lower GLOBAL PROPERTY CUBELANG_ON_${floor})
  list(TRANSFORM lower PREPEND cubelang_floor_)
  set_property(GLOBAL APPEND PROPERTY CUBELANG_ROOMS ${room})
  set_property(GLOBAL APPEND PROPERTY CUBELANG_ROOMS_OF_${floor} ${room})

  cube_glob(sources ${folder}/*.cpp)
  cube_glob(headers ${folder}/*.hpp)
  list(REMOVE_ITEM sources "" ${PROJECT_SOURCE_DIR}/${folder}/main.cpp)
  list(APPEND sources ${arg_GENERATED})

  # A header-only room needs a source for its archive.
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/empty.cpp CONTENT "// Keeps a library from being empty.\n")
  if(NOT sources)
    set(sources ${PROJECT_BINARY_DIR}/empty.cpp)
  endif()
  add_library(${target} STATIC ${sources})
  target_sources(${target} PUBLIC FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${headers})
  target_link_libraries(cubelang_floor_${floor} INTERFACE ${target})
  target_link_libraries(${target} PUBLIC ${lower})
  cube_uses(${target} PUBLIC ${arg_USES} ${arg_WITH})
  cube_uses(${target} PRIVATE ${arg_PRIVATELY})
  list(TRANSFORM arg_HOT PREPEND ${PROJECT_SOURCE_DIR}/${folder}/)
  set(prelude cubelang_prelude)
  if(EMSCRIPTEN AND (arg_COLD OR arg_SMALL))
    target_compile_options(${target} PRIVATE ${CUBELANG_SMALL})
    set(prelude cubelang_prelude_small)
    if(arg_HOT)
      set_source_files_properties(${arg_HOT} TARGET_DIRECTORY ${target} PROPERTIES
                                  COMPILE_OPTIONS -O2 SKIP_PRECOMPILE_HEADERS ON)
    endif()
  elseif(arg_COLD)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
  endif()
  if(NOT EMSCRIPTEN AND floor MATCHES "^(meaning|session|front)$")
    set(prelude cubelang_prelude_values)
  endif()
  cube_built_quickly(${target} ${prelude} ${arg_HOT})
endfunction()

# Quick builds compile the sources of a room in batches of about CUBELANG_BATCH bytes, and precompile the slowest headers.
# Every source and header must also compile alone, which the test `alone` (preset clang) checks. The private names of a
# room's sources must differ. The sources after HOT are compiled separately, where speed matters (in large batches the
# compiler inlines less). A COLD room is compiled with -O1. For pages, COLD and SMALL rooms are compiled for size, with the
# options CUBELANG_SMALL, except their HOT sources.

set(CUBELANG_BATCH 60000 CACHE STRING "Bytes of source per batch: larger batches build faster, smaller ones rebuild faster")

function(cube_built_quickly target prelude)
  if(NOT CUBELANG_QUICK_BUILD)
    return()
  endif()
  set(header prelude.hpp)
  if(prelude STREQUAL cubelang_prelude_values)
    set(header prelude_values.hpp)
  endif()
  if(NOT TARGET ${prelude})
    add_library(${prelude} STATIC ${PROJECT_BINARY_DIR}/empty.cpp)
    target_link_libraries(${prelude} PRIVATE fmt::fmt)
    target_precompile_headers(${prelude} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/${header})
    target_include_directories(${prelude} PRIVATE ${PROJECT_SOURCE_DIR})
    if(prelude STREQUAL cubelang_prelude_small)
      target_compile_options(${prelude} PRIVATE ${CUBELANG_SMALL})
    endif()
  endif()
  # A precompiled header can be used only with the same definitions and for the same kind of optimisation.
  target_compile_definitions(${target} PRIVATE $<TARGET_PROPERTY:fmt::fmt,INTERFACE_COMPILE_DEFINITIONS>)
  target_precompile_headers(${target} REUSE_FROM ${prelude})
  cube_in_batches(${target} ${ARGN})
endfunction()

# Divides the target's sources, in order, into batches of similar size, except the given sources.
function(cube_in_batches target)
  get_target_property(sources ${target} SOURCES)
  if(ARGN)
    set_source_files_properties(${ARGN} TARGET_DIRECTORY ${target} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    list(REMOVE_ITEM sources ${ARGN})
  endif()
  list(FILTER sources EXCLUDE REGEX "^${PROJECT_BINARY_DIR}/")  # embedded files, which all have the same local names
  set(total 0)
  foreach(source IN LISTS sources)
    if(EXISTS ${source})
      file(SIZE ${source} size)
      math(EXPR total "${total} + ${size}")
    endif()
  endforeach()
  math(EXPR batches "(${total} + ${CUBELANG_BATCH} - 1) / ${CUBELANG_BATCH}")
  set(before 0)
  foreach(source IN LISTS sources)
    if(EXISTS ${source})
      file(SIZE ${source} size)
      math(EXPR batch "(${before} + ${size} / 2) * ${batches} / ${total}")
      math(EXPR before "${before} + ${size}")
      set_source_files_properties(${source} TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${batch})
    endif()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# runtime/search/space is the room search/space and the target cubelang_search_space.
function(cube_room room target folder)
  string(REGEX REPLACE "^runtime/" "" name ${folder})
  string(REPLACE "/" "_" suffix ${name})
  set(${room} ${name} PARENT_SCOPE)
  set(${target} cubelang_${suffix} PARENT_SCOPE)
endfunction()

# Links floors and rooms by their own names and everything else by its target.
function(cube_uses target scope)
  get_property(rooms GLOBAL PROPERTY CUBELANG_ROOMS)
  foreach(used IN LISTS ARGN)
    if(used IN_LIST rooms)
      cube_room(room used ${used})
    elseif(TARGET cubelang_floor_${used})
      set(used cubelang_floor_${used})
    endif()
    target_link_libraries(${target} ${scope} ${used})
  endforeach()
endfunction()

# Writes the rows, one per room: `room: rooms that it may include`, where `floor/` means every room of a floor.
function(cube_write_rooms file)
  get_property(rows GLOBAL PROPERTY CUBELANG_ROWS)
  list(JOIN rows "\n" text)
  file(CONFIGURE OUTPUT ${file} CONTENT "${text}\n")
endfunction()

function(cube_glob result)
  set(files)
  if(ARGN)
    list(TRANSFORM ARGN PREPEND ${PROJECT_SOURCE_DIR}/ OUTPUT_VARIABLE patterns)
    file(GLOB files CONFIGURE_DEPENDS ${patterns})
  endif()
  set(${result} ${files} PARENT_SCOPE)
endfunction()
