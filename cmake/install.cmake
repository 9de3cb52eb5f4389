# Installation of the program. The program itself writes the manual page and the shell completions, from the tables of its
# --help.

set(packaging ${PROJECT_BINARY_DIR}/packaging)
set(written)
function(cube_writes file)
  add_custom_command(
    OUTPUT ${packaging}/${file}
    COMMAND cube ${ARGN} > ${packaging}/${file}
    DEPENDS cube
    VERBATIM)
  list(APPEND written ${packaging}/${file})
  set(written ${written} PARENT_SCOPE)
endfunction()

set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME program)
file(MAKE_DIRECTORY ${packaging})
cube_writes(cube.1 --man)
cube_writes(cube.bash --completion bash)
cube_writes(_cube --completion zsh)
cube_writes(cube.fish --completion fish)
add_custom_target(packaging ALL DEPENDS ${written})

install(TARGETS cube)
install(FILES ${packaging}/cube.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${packaging}/cube.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME cube)
install(FILES ${packaging}/_cube DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
install(FILES ${packaging}/cube.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
install(FILES README.md LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/cubelang)
install(DIRECTORY docs/ DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/cubelang/docs FILES_MATCHING PATTERN "*.md" PATTERN "*.svg")
install(DIRECTORY examples/ DESTINATION ${CMAKE_INSTALL_DATADIR}/cubelang/examples USE_SOURCE_PERMISSIONS)
set(editors ${PROJECT_BINARY_DIR}/editors)
install(DIRECTORY ${editors}/vim ${editors}/emacs ${editors}/pygments
        DESTINATION ${CMAKE_INSTALL_DATADIR}/cubelang/editors
        PATTERN "*.pyc" EXCLUDE PATTERN "*.elc" EXCLUDE)
