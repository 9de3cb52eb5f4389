# The library: libcubelang.so for C (front/library/cube.h); for C++ a static library of the rooms below the program with
# their headers; a package for find_package and pkg-config files. Built by `all`, but not for the program.

# Contents: all floors up to meaning, the rooms session, front/machine and front/library, and the external libraries that these use.
set(rooms session front/machine front/library)
foreach(floor base stdlib lang algebra cube search render meaning)
  get_property(its GLOBAL PROPERTY CUBELANG_ROOMS_OF_${floor})
  list(APPEND rooms ${its})
endforeach()
set(outside)
get_property(rows GLOBAL PROPERTY CUBELANG_ROWS)
foreach(row IN LISTS rows)
  string(REGEX MATCH "^([^:]+): (.*)$" unused ${row})
  if(CMAKE_MATCH_1 IN_LIST rooms)
    string(REGEX MATCHALL "[^ ]+::[^ ]+" used "${CMAKE_MATCH_2}")
    list(APPEND outside ${used})
  endif()
endforeach()
list(REMOVE_DUPLICATES outside)
# Header-only libraries are needed only to compile the rooms.
list(REMOVE_ITEM outside Boost::headers taocpp::pegtl nlohmann_json::nlohmann_json hwy::hwy)

set(objects)
foreach(room IN LISTS rooms)
  cube_room(name target ${room})
  list(APPEND objects $<TARGET_OBJECTS:${target}>)
endforeach()
add_library(cubelang_archive STATIC ${objects})
set_target_properties(cubelang_archive PROPERTIES OUTPUT_NAME cubelang-cpp EXPORT_NAME archive LINKER_LANGUAGE CXX)
target_link_libraries(cubelang_archive PUBLIC ${outside})
target_compile_features(cubelang_archive INTERFACE cxx_std_20)
# In a project that adds this one with add_subdirectory, the headers are those of the sources.
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/include)
file(CREATE_LINK ${PROJECT_SOURCE_DIR}/front/library ${PROJECT_BINARY_DIR}/include/cubelang SYMBOLIC)
target_include_directories(cubelang_archive INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>
                           $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/cubelang/rooms>
                           $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}> $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/include>)
# One target for each header; all are one static library, from which the linker takes only the used parts.
foreach(part session cube query search group)
  add_library(cubelang_use_${part} INTERFACE)
  target_link_libraries(cubelang_use_${part} INTERFACE cubelang_archive)
  set_target_properties(cubelang_use_${part} PROPERTIES EXPORT_NAME ${part})
  add_library(cubelang::${part} ALIAS cubelang_use_${part})
  list(APPEND parts cubelang_use_${part})
  list(APPEND headers ${part}.hpp)
endforeach()

# Exports only the functions of cube.h.
set(exports ${PROJECT_SOURCE_DIR}/front/library/exports.map)
add_library(cubelang_shared SHARED $<TARGET_OBJECTS:cubelang_front_library>)
cube_uses(cubelang_shared PRIVATE front/machine)
set_target_properties(cubelang_shared PROPERTIES OUTPUT_NAME cubelang EXPORT_NAME c LINKER_LANGUAGE CXX
                      VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR} LINK_DEPENDS ${exports})
add_library(cubelang::c ALIAS cubelang_shared)
target_include_directories(cubelang_shared INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>
                           $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/include>)
if(NOT APPLE)
  target_link_options(cubelang_shared PRIVATE LINKER:--version-script=${exports})
endif()

include(CMakePackageConfigHelpers)
list(TRANSFORM outside REPLACE "::.*" "" OUTPUT_VARIABLE packages)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/cubelang)
configure_package_config_file(cmake/cubelang-config.cmake.in cubelang-config.cmake INSTALL_DESTINATION ${package})
# The promise of CHANGELOG.md.
set(compatible SameMajorVersion)
if(PROJECT_VERSION_MAJOR EQUAL 0)
  set(compatible SameMinorVersion)
endif()
write_basic_package_version_file(cubelang-config-version.cmake COMPATIBILITY ${compatible})
# Linker options; header-only libraries have none.
set(linked_as_fmt -lfmt)
set(linked_as_Threads -pthread)
set(linked_as_ZLIB -lz)
set(pc_libraries)
foreach(one IN LISTS packages)
  list(APPEND pc_libraries ${linked_as_${one}})
endforeach()
list(JOIN pc_libraries " " pc_libraries)
# The relative path from the pkg-config files to the prefix.
file(RELATIVE_PATH to_prefix /prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig /prefix)
foreach(pc cubelang cubelang-cpp)
  configure_file(cmake/${pc}.pc.in ${pc}.pc @ONLY)
endforeach()

install(TARGETS cubelang_shared EXPORT cubelang LIBRARY COMPONENT library NAMELINK_COMPONENT dev)
install(TARGETS cubelang_archive ${parts} EXPORT cubelang ARCHIVE COMPONENT dev)
install(EXPORT cubelang NAMESPACE cubelang:: FILE cubelang-targets.cmake DESTINATION ${package} COMPONENT dev)
install(FILES ${PROJECT_BINARY_DIR}/cubelang-config.cmake ${PROJECT_BINARY_DIR}/cubelang-config-version.cmake
        DESTINATION ${package} COMPONENT dev)
install(FILES ${PROJECT_BINARY_DIR}/cubelang.pc ${PROJECT_BINARY_DIR}/cubelang-cpp.pc
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT dev)
install(CODE "include(${PROJECT_SOURCE_DIR}/cmake/library_headers.cmake)
cube_install_headers(${PROJECT_SOURCE_DIR} \"\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_INCLUDEDIR}/cubelang\"
                     cube.h ${headers})"
        COMPONENT dev)
