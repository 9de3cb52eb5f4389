// Writes the page of built-ins to standard output; the test `reference` compares it with docs/built-ins.md.

#include <cstdio>

#include "runtime/meaning/assist/reference.hpp"

int main() { return std::fputs(cubelang::eval::reference_page().c_str(), stdout) < 0 ? 1 : 0; }
