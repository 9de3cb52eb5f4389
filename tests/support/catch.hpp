#pragma once
// Catch2 and RapidCheck for every test, whichever major version of Catch2 is installed.

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif

#include <rapidcheck.h>
#include <rapidcheck/catch.h>
