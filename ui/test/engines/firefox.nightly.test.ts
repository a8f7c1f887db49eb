import { startFirefox } from './firefox.js'
import { describeJourney } from './journey.js'
import { firefox } from './programs.js'

const program = firefox
// If it is missing, vitest.config.ts excludes this file.
if (program !== undefined) describeJourney('Firefox', () => startFirefox(program))
