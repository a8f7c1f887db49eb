#!/usr/bin/env node
// npm links this file before the build; the program itself is bundled into dist/.
require('./check-node.cjs')
require('./code-cache.cjs').keepCode()
require('../dist/kaoiro.cjs')
