// `npm run check`: static checks of the code.
import { runChecks } from './checks.js'

process.exitCode = (await runChecks()).every(Boolean) ? 0 : 1
