import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { workspace } from '../programs/workspace.js'
import { readPackage, writePackage } from './package-file.js'

const core = path.join(workspace, 'core')

/** The files that a compiled file or a declaration file imports by relative path. */
const importsOf = (file: string): ReadonlyArray<string> =>
  [
    ...readFileSync(path.join(core, file), 'utf8').matchAll(
      /(?:from|import)\s*\(?['"](\.[^'"]*)['"]/g,
    ),
  ].map(([, specifier = '']) => {
    const found = path.join(path.dirname(file), specifier)
    return file.endsWith('.d.ts') ? found.replace(/\.js$/, '.d.ts') : found
  })

/** Files and their direct and indirect imports. */
const closureOf = (files: ReadonlyArray<string>): ReadonlySet<string> => {
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    importsOf(file).forEach(visit)
  }
  files.forEach(visit)
  return seen
}

/** Files exported by the package. */
const entries = (): ReadonlyArray<string> => {
  const text = JSON.stringify(readPackage(core).publishConfig?.exports)
  return [...text.matchAll(/"\.\/(dist\/[^"]*)"/g)].map(([, file = '']) => file)
}

const copy = (from: string, to: string): void => {
  mkdirSync(path.dirname(to), { recursive: true })
  copyFileSync(from, to)
}

/**
 * Writes the library's package into an empty folder: its public modules and their imports. In the workspace, packages
 * may import any file of core. Copies `exports` from `publishConfig`, because npm, unlike pnpm, does not.
 */
export const stageCore = (folder: string): void => {
  for (const file of closureOf(entries())) copy(path.join(core, file), path.join(folder, file))
  copy(path.join(core, 'README.md'), path.join(folder, 'README.md'))
  copy(path.join(workspace, 'LICENSE'), path.join(folder, 'LICENSE'))
  const { name, version, description, license, type, dependencies, publishConfig } =
    readPackage(core)
  writePackage(folder, {
    ...{ name, version, description, license, type },
    keywords: ['face', 'personal-color', 'beauty', 'fp-ts'],
    engines: readPackage(workspace).engines,
    sideEffects: false,
    exports: publishConfig?.exports,
    dependencies,
    publishConfig: { access: 'public' },
  })
}
