// `npm test` and `npm run test:nightly`: install missing packages, build changed sources and run all tests of their suite,
// or those that match the arguments.
// Plain JavaScript, because it runs before anything is compiled.
import { runNode } from '../programs/run-node.js'
import { installPackages, missingPackages } from '../programs/system-packages.js'

// Ctrl-C also reaches the running step. This process waits for that step and starts no other.
const interruption = new AbortController()
process.on('SIGINT', () => interruption.abort())

const step = async (...words) => {
  await runNode(words)
  if (interruption.signal.aborted) process.exit(130)
}

const args = process.argv.slice(2)
const isWhole = args.every((arg) => arg.startsWith('--'))

const installed = step('tools/setup/setup.js')
// Installs all system packages in parallel with the npm packages. Selected tests install only what they need, later.
const missing = isWhole ? missingPackages() : []
if (missing.length > 0) installPackages(...missing)
await installed
await step('tools/build/build.js')
await step('tools/dist/test/test-all.js', ...args)
