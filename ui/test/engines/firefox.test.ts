import { startFirefox } from './firefox.js'
import { describeJourney } from './journey.js'
import { firefox } from './programs.js'

// Left out by vitest.config.ts on a machine without Firefox.
if (firefox !== undefined) describeJourney('Firefox', () => startFirefox(firefox))
