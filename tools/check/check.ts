// `npm run check`: everything that can be said about the code without running it.
import { checks } from './checks.js'
import { passes } from '../processes/steps.js'

const failed = checks.filter((step) => !passes(step))
process.exitCode = failed.length === 0 ? 0 : 1
