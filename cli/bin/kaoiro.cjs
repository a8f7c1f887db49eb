#!/usr/bin/env node
// npm links this file before anything is built; the program itself is bundled into dist/.
require('../dist/kaoiro.cjs')
