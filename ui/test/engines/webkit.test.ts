import { describeWalk } from './journey.js'
import { webKit } from './programs.js'
import { startWebKit } from './webkit/webkit.js'

const program = webKit
// If it is missing, vitest.config.ts excludes this file.
if (program !== undefined) describeWalk('WebKit', () => startWebKit(program))
