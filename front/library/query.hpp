#pragma once
// cubelang/query.hpp: questions to a state (order, cycles, parity, whether turns reach it, which symmetries it has) and
// to a word (how long it is, what is simpler). May change with a minor version. Link cubelang::query.

#include "library/read/algebra.hpp"
#include "library/read/reader.hpp"
#include "runtime/cube/cycle_text.hpp"
#include "runtime/query/cycle_counts.hpp"
#include "runtime/query/length.hpp"
#include "runtime/query/notes.hpp"
#include "runtime/query/order.hpp"
#include "runtime/query/random_state.hpp"
#include "runtime/query/reachable.hpp"
#include "runtime/query/simplify.hpp"
#include "runtime/query/structure.hpp"
#include "runtime/query/symmetry.hpp"
#include "runtime/query/variants.hpp"
