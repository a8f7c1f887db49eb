import { startChromium } from '../chromium.js'
import { describeStoreSite } from './store-walk.js'

describeStoreSite('Chromium', startChromium)
