import path from 'node:path'
import { workspace } from '../programs/workspace.js'
import { only, readPackage } from './package-file.js'

/** Parts of the workspace that the program needs as they are: they are packed within it. */
export const ownPackages = ['core', 'analyser', 'api', 'ui'] as const

/** Libraries of which the analyser runs a twentieth: that part is packed within the program. */
export const trimmedLibraries = [
  '@tensorflow/tfjs-core',
  '@tensorflow/tfjs-converter',
  '@tensorflow/tfjs-backend-wasm',
]

/**
 * What the libraries that are packed within need of others (`seedrandom`), and versions that Node 20 needs:
 * npm heeds `overrides` in the workspace alone, but takes what is there already where it fits.
 */
const heldVersions = (): Readonly<Record<string, string>> => ({
  ...only(
    readPackage(path.join(workspace, 'node_modules/@tensorflow/tfjs-core')).dependencies,
    (name) => name === 'seedrandom',
  ),
  ...only(readPackage(workspace).overrides, (name) => name === 'light-my-request'),
})

const byName = (dependencies: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)))

/** The package.json of the program with all that it runs: its dependencies are those that npm fetches. */
export const programPackage = (): Readonly<Record<string, unknown>> => {
  const { name, version, description, license, bin, man, ...program } = readPackage(
    path.join(workspace, 'cli'),
  )
  const [core, analyser, api] = ['core', 'analyser', 'api'].map((folder) =>
    readPackage(path.join(workspace, folder)),
  )
  const within = Object.fromEntries(
    [
      ...ownPackages.map((folder) => readPackage(path.join(workspace, folder))),
      ...trimmedLibraries.map((name) => readPackage(path.join(workspace, 'node_modules', name))),
    ].map((library) => [library.name, library.version]),
  )
  return {
    ...{ name, version, description, license, type: 'module' },
    keywords: ['face', 'personal-color', 'beauty', 'cli', 'service'],
    engines: readPackage(workspace).engines,
    ...{ bin, man },
    // A program: nothing of it is there to be imported.
    exports: { './package.json': './package.json' },
    dependencies: byName({
      ...core?.dependencies,
      ...analyser?.dependencies,
      ...api?.dependencies,
      ...only(program.dependencies, (name) => program.notBundled?.includes(name) === true),
      ...heldVersions(),
      ...within,
    }),
    optionalDependencies: program.optionalDependencies,
    bundleDependencies: Object.keys(within).sort(),
  }
}
