#!/usr/bin/env node
// npm links this file before the build; the program itself is bundled into dist/.
const { enableCompileCache } = require('node:module')
if (enableCompileCache) enableCompileCache()
else require('./code-cache.cjs').use()
require('../dist/kaoiro.cjs')
