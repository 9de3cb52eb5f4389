#pragma once
// cubelang/query.hpp: questions to a state (order, cycles, parity, whether turns reach it, which symmetries it has) and
// to a word (how long it is, what is simpler). May change with a minor version. Link cubelang::query.

#include "front/library/algebra.hpp"
#include "front/library/reader.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/cube/query/notes.hpp"
#include "runtime/cube/query/order.hpp"
#include "runtime/cube/query/random_state.hpp"
#include "runtime/cube/query/reachable.hpp"
#include "runtime/cube/query/simplify.hpp"
#include "runtime/cube/query/structure.hpp"
