#include "front/terminal/program.hpp"

int main(int argc, char** argv) { return cubelang::terminal::program({argv + (argc > 0), argv + argc}); }
