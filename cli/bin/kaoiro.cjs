#!/usr/bin/env node
// npm links this file before the build; the program itself is bundled into dist/.
require('../dist/kaoiro.cjs')
