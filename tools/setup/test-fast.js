// `npm run test:fast`: the packages with tests that need neither a service nor a browser nor a built program, without the test files that
// take seconds (`*.slow.test.ts`). Plain JavaScript, like the rest of this folder.
import { runNode } from '../programs/run-node.js'

const projects = ['core', 'analyser', 'drawing', 'texts', 'screens', 'store']
// Modules stay compiled between runs; the whole suite compiles them, as on a new machine.
const chosen = [
  '--mode',
  'fast',
  '--experimental.fsModuleCache',
  ...projects.flatMap((name) => ['--project', name]),
]

await runNode(['tools/setup/setup.js'])
await runNode(['tools/build/build.js'])
await runNode(['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...process.argv.slice(2)])
