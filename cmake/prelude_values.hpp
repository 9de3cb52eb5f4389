#pragma once
// The prelude of the rooms that know values: with the headers of ours that nearly all of them include.

#include "cmake/prelude.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/eval/evaluator.hpp"
#include "runtime/meaning/value/map.hpp"
