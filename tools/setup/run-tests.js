// `npm test`: installs missing packages, builds changed sources and runs all tests, or those that match its arguments.
// Plain JavaScript, because it runs before anything is compiled.
import { runNode } from '../programs/run-node.js'
import { installPackages, missingPackages } from '../programs/system-packages.js'

// Ctrl-C also reaches the running step. This process waits for that step and starts no other.
const interruption = new AbortController()
process.on('SIGINT', () => interruption.abort())

const step = async (...args) => {
  await runNode(args)
  if (interruption.signal.aborted) process.exit(130)
}

const words = process.argv.slice(2)

const installed = step('tools/setup/setup.js')
// Installs all system packages in parallel with the npm packages. Selected tests install only what they need, later.
const missing = words.length === 0 ? missingPackages() : []
if (missing.length > 0) installPackages(...missing)
await installed
await step('tools/build/build.js')
await step('tools/dist/test/test-all.js', ...words)
