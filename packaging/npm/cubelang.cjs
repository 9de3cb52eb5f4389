#!/usr/bin/env node
require("./cube.js");
