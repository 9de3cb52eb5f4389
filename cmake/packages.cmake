# Debian packages, made by cpack from the installed files, one for each component. packaging/debian-packages builds them;
# packaging/debian/finish.cmake adds the files that Debian requires.

if(CUBELANG_BUNDLED)
  return()
endif()

# packaging/debian-packages sets the maintainer from DEBFULLNAME and DEBEMAIL. The default is not an address.
set(CUBELANG_MAINTAINER "The Cubelang authors <no-address@cubelang.invalid>" CACHE STRING
    "Maintainer of the packages: NAME <ADDRESS>")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME cubelang)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # each package has its own
set(CPACK_PACKAGE_CONTACT ${CUBELANG_MAINTAINER})
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/packaging/debian/finish.cmake)
set(CPACK_CUBELANG_SOURCE ${PROJECT_SOURCE_DIR})

# cube_package(<component> <package> <section> <summary> [<dependencies other than linked libraries>])
# A paragraph on Cubelang follows the summary. A component without installed files has no package.
function(cube_package component package section summary)
  string(TOUPPER ${component} COMPONENT)
  set(CPACK_DEBIAN_${COMPONENT}_PACKAGE_NAME ${package} PARENT_SCOPE)
  set(CPACK_DEBIAN_${COMPONENT}_PACKAGE_SECTION ${section} PARENT_SCOPE)
  set(CPACK_DEBIAN_${COMPONENT}_PACKAGE_DEPENDS "${ARGN}" PARENT_SCOPE)
  set(CPACK_COMPONENT_${COMPONENT}_DESCRIPTION "${summary}
Cubelang is a small language for cube algebra, with a prompt and scripts.
It reads move sequences, cycles, products, commutators, conjugates,
inverses and powers, computes their effect on an NxNxN cube, and answers
questions about it: order, cycles, parity, images of parts, group orders
and shortest algorithms." PARENT_SCOPE)
endfunction()

set(same "(= ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})")
cube_package(program cubelang math "language for cube algebra")
cube_package(library libcubelang${PROJECT_VERSION_MAJOR} libs "language for cube algebra, library")
cube_package(dev libcubelang-dev libdevel "language for cube algebra, development files"
  "libcubelang${PROJECT_VERSION_MAJOR} ${same}, libfmt-dev, zlib1g-dev")
# Compiled for one Python version.
cube_package(python python3-cubelang python "language for cube algebra, Python package"
  "python3 (>= 3.11), python3 (<< 3.12), python3-numpy")

# One example is a Python script.
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS python3)
# The names of exported functions, for packages of programs that use the library.
set(library "libcubelang${PROJECT_VERSION_MAJOR}")
file(STRINGS ${exports} functions REGEX "^ +cube_.*;")
list(TRANSFORM functions REPLACE "^ +(.*);" " \\1@CUBELANG_${PROJECT_VERSION_MAJOR} ${PROJECT_VERSION}")
list(JOIN functions "\n" functions)
set(control ${PROJECT_BINARY_DIR}/packaging/control)
file(CONFIGURE OUTPUT ${control}/shlibs CONTENT "libcubelang ${PROJECT_VERSION_MAJOR} ${library} (>= ${PROJECT_VERSION})\n")
file(CONFIGURE OUTPUT ${control}/symbols CONTENT "libcubelang.so.${PROJECT_VERSION_MAJOR} ${library} #MINVER#
 CUBELANG_${PROJECT_VERSION_MAJOR}@CUBELANG_${PROJECT_VERSION_MAJOR} ${PROJECT_VERSION}\n${functions}\n")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA ${PROJECT_SOURCE_DIR}/packaging/debian/triggers ${control}/shlibs ${control}/symbols)

get_cmake_property(CPACK_COMPONENTS_ALL COMPONENTS)
list(REMOVE_ITEM CPACK_COMPONENTS_ALL Unspecified)
include(CPack)
