#include "front/terminal/program.hpp"

int main(int argc, char** argv) {
    return cubelang::terminal::program(argc > 0 ? *argv : "cube", {argv + (argc > 0), argv + argc});
}
