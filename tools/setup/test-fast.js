// `npm run test:fast`: core, analyser, and those test folders of api and cli that are listed below; they start no
// service, no built program and no image engine. Plain JavaScript, like the rest of this folder.
import { runNode } from '../programs/run-node.js'

const cli = [
  'command-line',
  'concurrency',
  'conversation',
  'print',
  'progress',
  'sources',
  'system',
]

/** Vitest runs the files with one of these in their path. */
const paths = [
  'core/test/',
  'analyser/test/',
  'drawing/test/',
  'texts/test/',
  'screens/test/',
  'store/test/',
  ...['concurrency', 'config'].map((folder) => `api/test/${folder}/`),
  ...cli.map((folder) => `cli/test/${folder}/`),
  ...['encode', 'man'].map((command) => `cli/test/commands/${command}/`),
]

const projects = [
  ...['core', 'analyser', 'drawing', 'texts', 'screens', 'store'],
  ...['api', 'cli'],
].flatMap((name) => ['--project', name])

await runNode(['tools/setup/setup.js'])
await runNode(['tools/build/build.js'])
await runNode(['node_modules/vitest/vitest.mjs', 'run', ...projects, ...paths])
