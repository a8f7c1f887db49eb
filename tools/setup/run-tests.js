// `npm test`: installs what is missing, builds what has changed, runs the tests; words after it name a part of them.
// Plain JavaScript, for it runs before anything is compiled.
import { runNode } from '../programs/run-node.js'
import { installPackages, missingPackages } from '../programs/system-packages.js'

// Ctrl-C reaches the step that runs, too: this waits for it, and begins no other.
const interruption = new AbortController()
process.on('SIGINT', () => interruption.abort())

const step = async (...args) => {
  await runNode(args)
  if (interruption.signal.aborted) process.exit(130)
}

const words = process.argv.slice(2)

const installed = step('tools/setup/setup.js')
// All at once, beside the npm packages, which take as long. A part of the tests may need none of them, and installs what
// it needs itself.
const missing = words.length === 0 ? missingPackages() : []
if (missing.length > 0) installPackages(...missing)
await installed
await step('tools/build/build.js')
await step('tools/dist/test/test-all.js', ...words)
