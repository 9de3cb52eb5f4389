#include "front/notebook/kernel_install.hpp"

#include <nlohmann/json.hpp>

#include "tests/support/catch.hpp"

namespace cubelang::notebook::kernel_install_test {

TEST_CASE("The kernel's folder for all users, and for an environment") {
    CHECK(kernel_folder({}) == "/usr/local/share/jupyter/kernels/cube");
    CHECK(kernel_folder({false, "/opt/env"}) == "/opt/env/share/jupyter/kernels/cube");
}

TEST_CASE("The program's path comes from its name in the shell, and from PATH") {
    CHECK(path_of_program("/opt/bin/../cube") == "/opt/cube");
    CHECK(path_of_program("./cube").starts_with("/"));
    CHECK(path_of_program("sh").ends_with("/sh"));
    CHECK(path_of_program("no such program") == "no such program");
}

TEST_CASE("Jupyter starts the program with its limits, through Python") {
    const auto spec = nlohmann::json::parse(kernel_spec("/a \"b\"/cube", {"--memory-limit=5"}));
    const auto wanted = nlohmann::json::array({"python3", "{resource_dir}/cube_kernel.py", "{connection_file}",
                                               "/a \"b\"/cube", "kernel", "serve", "--memory-limit=5"});
    CHECK(spec["argv"] == wanted);
    CHECK(spec["interrupt_mode"] == "signal");
}

}  // namespace cubelang::notebook::kernel_install_test
