import path from 'node:path'
import { workspace } from '../programs/workspace.js'
import { only, readPackage, repository } from './package-file.js'

/** Workspace packages that the program's package bundles. */
export const ownPackages = ['core', 'analyser', 'drawing', 'texts', 'api', 'ui'] as const

/** Libraries that the package bundles in part: the analyser uses a twentieth of them. */
export const trimmedLibraries = [
  '@tensorflow/tfjs-core',
  '@tensorflow/tfjs-converter',
  '@tensorflow/tfjs-backend-wasm',
]

/**
 * A dependency of the bundled libraries (`seedrandom`), and a version that Node 20 requires (`light-my-request`). npm
 * ignores the `overrides` of a dependency, but prefers a compatible version that is already installed.
 */
const pinnedVersions = (): Readonly<Record<string, string>> => ({
  ...only(
    readPackage(path.join(workspace, 'node_modules/@tensorflow/tfjs-core')).dependencies,
    (name) => name === 'seedrandom',
  ),
  ...only(readPackage(workspace).overrides, (name) => name === 'light-my-request'),
})

const byName = (dependencies: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Returns the package.json of the program with the dependencies of all bundled packages. */
export function programPackage(): Readonly<Record<string, unknown>> {
  const { name, version, description, license, bin, man, ...program } = readPackage(
    path.join(workspace, 'cli'),
  )
  // The screens are bundled with their libraries.
  const own = ownPackages.filter((folder) => folder !== 'ui')
  const libraries = Object.fromEntries(
    own.flatMap((folder) =>
      Object.entries(readPackage(path.join(workspace, folder)).dependencies ?? {}),
    ),
  )
  const within = Object.fromEntries(
    [
      ...ownPackages.map((folder) => readPackage(path.join(workspace, folder))),
      ...trimmedLibraries.map((name) => readPackage(path.join(workspace, 'node_modules', name))),
    ].map((library) => [library.name, library.version]),
  )
  return {
    ...{ name, version, description, license, type: 'module' },
    ...repository(),
    keywords: ['face', 'personal-color', 'beauty', 'cli', 'service'],
    engines: readPackage(workspace).engines,
    ...{ bin, man },
    // The program has no importable modules.
    exports: { './package.json': './package.json' },
    dependencies: byName({
      ...libraries,
      ...only(program.dependencies, (name) => program.notBundled?.includes(name) === true),
      ...pinnedVersions(),
      ...within,
    }),
    optionalDependencies: program.optionalDependencies,
    bundleDependencies: Object.keys(within).sort(),
  }
}
