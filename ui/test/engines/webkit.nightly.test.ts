import { describeJourney } from './journey.js'
import { webKit } from './programs.js'
import { startWebKit } from './webkit/webkit.js'

const program = webKit
// If it is missing, vitest.config.ts excludes this file.
if (program !== undefined) describeJourney('WebKit', () => startWebKit(program))
