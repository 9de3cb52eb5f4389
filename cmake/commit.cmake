# The commit of the sources in `cube --version`, from git when the build is configured. In an archive made by `git archive` the next line
# has it. Only the source that is written here depends on it.
set(commit "$Format:%H$")
if(NOT commit MATCHES "^[0-9a-f]+$" AND EXISTS ${PROJECT_SOURCE_DIR}/.git)
  execute_process(COMMAND git -C ${PROJECT_SOURCE_DIR} rev-parse HEAD OUTPUT_VARIABLE commit ERROR_QUIET)
endif()
string(REGEX MATCH "^[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]" commit "${commit}")
string(REGEX REPLACE "(.+)" " (\\1)" commit "${commit}")
set(commit_source ${PROJECT_BINARY_DIR}/front/terminal/options/commit.cpp)
file(CONFIGURE OUTPUT ${commit_source} CONTENT "#include \"front/terminal/options/description.hpp\"

std::string_view cubelang::terminal::commit() { return \"${commit}\"; }
")
