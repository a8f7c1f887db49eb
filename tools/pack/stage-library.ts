import { copyFileSync, cpSync } from 'node:fs'
import path from 'node:path'
import type { Library } from '../programs/workspace.js'
import { workspace } from '../programs/workspace.js'
import type { PackageFile } from './package-file.js'
import { readPackage, repository, writePackage, isStale, unlinkMissing } from './package-file.js'

/** A package's built exports without their sources. Neither sources nor tools of the build are published. */
const builtExports = ({ exports }: PackageFile): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(exports as Readonly<Record<string, Readonly<Record<string, string>>>>)
      .filter(([, { default: file = '' }]) => file.startsWith('./dist/'))
      .map(([entry, { source: _, ...built }]) => [entry, built]),
  )

/** Writes a library's package into an empty folder: its compiled modules and their types. */
export function stageLibrary(name: Library, folder: string): void {
  const from = path.join(workspace, name)
  cpSync(path.join(from, 'dist'), path.join(folder, 'dist'), {
    recursive: true,
    filter: (file) => !/\.(js\.map|tsbuildinfo)$/.test(file) && !isStale(file),
  })
  copyFileSync(path.join(from, 'README.md'), path.join(folder, 'README.md'))
  copyFileSync(path.join(workspace, 'LICENSE'), path.join(folder, 'LICENSE'))
  unlinkMissing(folder)
  const own = readPackage(from)
  const { version, description, license, type, dependencies } = own
  writePackage(folder, {
    ...{ name: own.name, version, description, license, type },
    ...repository(),
    keywords: ['face', 'personal-color', 'beauty', 'fp-ts'],
    engines: readPackage(workspace).engines,
    sideEffects: false,
    exports: builtExports(own),
    dependencies,
    publishConfig: { access: 'public' },
  })
}
