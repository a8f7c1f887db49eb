import { startChromium } from './chromium.js'
import { describeJourney } from './journey.js'

describeJourney('Chromium', startChromium)
