import { describeJourney } from './journey.js'
import { webKit } from './programs.js'
import { startWebKit } from './webkit/webkit.js'

// Left out by vitest.config.ts on a machine without WebKit.
if (webKit !== undefined) describeJourney('WebKit', () => startWebKit(webKit))
