// `npm run check`: everything that can be said about the code without running it.
import { runChecks } from './checks.js'

process.exitCode = (await runChecks()).every(Boolean) ? 0 : 1
