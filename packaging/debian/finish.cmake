# Run by cpack after installing and before packing: adds the files that Debian requires in each package: the licence both
# changelogs, and the licences of the libraries that are compiled in. Compresses the manual pages.

set(source ${CPACK_CUBELANG_SOURCE})
file(STRINGS ${source}/CHANGELOG.md newest REGEX "^## [0-9]" LIMIT_COUNT 1)
if(NOT newest MATCHES "^## ([0-9.]+), ([0-9-]+)$" OR NOT CMAKE_MATCH_1 STREQUAL CPACK_PACKAGE_VERSION)
  message(FATAL_ERROR "the newest version in CHANGELOG.md must be ${CPACK_PACKAGE_VERSION}, not: ${newest}")
endif()
set(day ${CMAKE_MATCH_2})

function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

execute_process(COMMAND date --utc --date=${day} --rfc-email OUTPUT_VARIABLE date OUTPUT_STRIP_TRAILING_WHITESPACE
  COMMAND_ERROR_IS_FATAL ANY)

foreach(component IN LISTS CPACK_COMPONENTS_ALL)
  string(TOUPPER ${component} COMPONENT)
  set(package ${CPACK_DEBIAN_${COMPONENT}_PACKAGE_NAME})
  set(usr ${CPACK_TEMPORARY_DIRECTORY}/${component}/usr)
  set(doc ${usr}/share/doc/${package})
  file(MAKE_DIRECTORY ${doc})
  configure_file(${source}/packaging/debian/copyright ${doc}/copyright COPYONLY)
  configure_file(${source}/CHANGELOG.md ${doc}/changelog COPYONLY)
  execute_process(COMMAND ${source}/packaging/sbom --licences ${package}.deb OUTPUT_FILE ${doc}/LICENSES-OF-OTHERS.txt
    COMMAND_ERROR_IS_FATAL ANY)
  file(WRITE ${doc}/changelog.Debian "cubelang (${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}) unstable; urgency=medium\n
  * Version ${CPACK_PACKAGE_VERSION}: see the file changelog.\n
 -- ${CPACK_PACKAGE_CONTACT}  ${date}\n")
  file(GLOB pages ${usr}/share/man/man*/*.[0-9])
  run(gzip -n -9 -f ${doc}/changelog ${doc}/changelog.Debian ${pages})
  file(GLOB_RECURSE all LIST_DIRECTORIES true ${usr}/*)
  run(chmod -R u=rwX,go=rX ${usr})
endforeach()
