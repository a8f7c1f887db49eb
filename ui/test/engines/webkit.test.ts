import { describeJourney } from './journey.js'
import { webKit } from './programs.js'
import { startWebKit } from './webkit/webkit.js'

const program = webKit
// Without it vitest.config.ts leaves this file out.
if (program !== undefined) describeJourney('WebKit', () => startWebKit(program))
