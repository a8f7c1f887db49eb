// `npm test`: installs what is missing, builds what has changed, runs the tests; words after it name a part of them.
// Plain JavaScript, for it runs before anything is compiled.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { installPackages, missingPackages } from '../processes/system-packages.js'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Runs a script to its end; one that fails ends this. */
const run = async (...args) => {
  const [status] = await once(
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }),
    'exit',
  )
  if (status !== 0) process.exit(status ?? 1)
}

// Ctrl-C goes to what runs, too, which says when it has ended.
process.on('SIGINT', () => undefined)

const words = process.argv.slice(2)

const installed = run('tools/setup/setup.js')
// All at once, beside the npm packages: on a new machine each takes some 20 s, half of it waiting. A part of the tests
// may need none of them, and installs what it needs itself.
const missing = words.length === 0 ? missingPackages() : []
if (missing.length > 0) installPackages(...missing)
await installed
await run('tools/build/build.js')
await run('tools/dist/test/test-all.js', ...words)
