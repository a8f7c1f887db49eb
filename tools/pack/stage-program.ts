import { cpSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { workspace } from '../programs/workspace.js'
import { readPackage, writePackage, isStale, unlinkMissing } from './package-file.js'
import { ownPackages, programPackage, trimmedLibraries } from './program-package.js'

/** Whether a file is used at run time; type declarations, source maps and build metadata are not. */
const isRun = (file: string): boolean =>
  !/\.(d\.c?ts|[cm]?js\.map|tsbuildinfo)$/.test(file) && path.basename(file) !== '.vite'

const copy = (from: string, to: string): void =>
  cpSync(path.join(workspace, from), to, {
    recursive: true,
    filter: (file) => isRun(file) && !isStale(file),
  })

/** Copies a built workspace package. The program's package.json declares its dependencies. */
const stageOwn = (folder: string, modules: string): void => {
  const { name, version, license, type, exports } = readPackage(path.join(workspace, folder))
  const to = path.join(modules, name)
  for (const built of ['dist', 'dist-server'])
    if (existsSync(path.join(workspace, folder, built)))
      copy(`${folder}/${built}`, path.join(to, built))
  writePackage(to, { name, version, license, type, ...(exports === undefined ? {} : { exports }) })
}

/** Copies the main file of a library, and its WebAssembly. */
const stageTrimmed = (name: string, modules: string): void => {
  const from = path.join('node_modules', name)
  const { version, license, main = '' } = readPackage(path.join(workspace, from))
  const to = path.join(modules, name)
  mkdirSync(path.join(to, path.dirname(main)), { recursive: true })
  copyFileSync(path.join(workspace, from, main), path.join(to, main))
  if (name.endsWith('-wasm'))
    cpSync(path.join(workspace, from, 'wasm-out'), path.join(to, 'wasm-out'), {
      recursive: true,
      filter: (file) => !/\.(js|ts)$/.test(file),
    })
  writePackage(to, { name, version, license, main })
}

/** Documents that the help of `serve` and the README refer to, and their links. */
const documents = [
  ...['running', 'limits', 'api', 'embedding', 'analytics', 'launch', 'on-device'].map(
    (name) => `docs/${name}.md`,
  ),
  ...['docs/recipes/make-it-your-store.md', 'docs/store.schema.json', 'deploy'],
]

/** The licences of the libraries bundled into the program and the screens, collected by their builds. */
const licences = (): string =>
  ['cli', 'ui']
    .map((folder) => readFileSync(path.join(workspace, folder, 'dist/.vite/license.md'), 'utf8'))
    .join('\n')

/** Writes the program's package into an empty folder. */
export function stageProgram(folder: string): void {
  copy('cli/bin', path.join(folder, 'bin'))
  copy('cli/dist', path.join(folder, 'dist'))
  const modules = path.join(folder, 'node_modules')
  for (const own of ownPackages) stageOwn(own, modules)
  for (const library of trimmedLibraries) stageTrimmed(library, modules)
  copyFileSync(path.join(workspace, 'cli/README.md'), path.join(folder, 'README.md'))
  for (const file of documents) copy(file, path.join(folder, file))
  for (const file of ['LICENSE', 'CHANGELOG.md', 'SECURITY.md'])
    copyFileSync(path.join(workspace, file), path.join(folder, file))
  unlinkMissing(folder)
  writeFileSync(path.join(folder, 'THIRD-PARTY-LICENSES.md'), licences())
  writePackage(folder, programPackage())
}
