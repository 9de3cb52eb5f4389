#pragma once
// cubelang/search.hpp: solutions of a state (Solver, with its tables), cheapest algorithms for a goal (find), and
// numbers of states by distance (distances). May change with a minor version. Link cubelang::search.

#include "front/library/algebra.hpp"
#include "front/library/reader.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/search/find.hpp"
#include "runtime/search/growth/distances.hpp"
#include "runtime/search/solver.hpp"
#include "runtime/search/space/generators.hpp"
#include "runtime/search/space/goal.hpp"
