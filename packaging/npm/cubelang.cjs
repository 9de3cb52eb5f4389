#!/usr/bin/env node
require("./cube.cjs");
