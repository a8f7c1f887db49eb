import { startFirefox } from './firefox.js'
import { describeJourney } from './journey.js'
import { firefox } from './programs.js'

const program = firefox
// Without it vitest.config.ts leaves this file out.
if (program !== undefined) describeJourney('Firefox', () => startFirefox(program))
