#pragma once
// cubelang/query.hpp: queries about a state (order, cycles, parity, reachability, symmetries) and about a word (length,
// simplification). May change with a minor version. Link cubelang::query.

#include "front/library/algebra.hpp"
#include "front/library/reader.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/cube/query/order.hpp"
#include "runtime/cube/query/random_state.hpp"
#include "runtime/cube/query/simplify.hpp"
#include "runtime/cube/query/structure.hpp"
#include "runtime/cube/reach/notes.hpp"
#include "runtime/cube/reach/reachable.hpp"
