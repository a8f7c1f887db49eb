import { deepEqual, equal } from 'node:assert/strict'
import { copyFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fixturePath } from '@kaoiro/fixtures/files'
import { codeBlocks } from '@kaoiro/fixtures/markdown'
import { specifiedAnswers, startStubService } from '@kaoiro/fixtures/services/stub-service'
import type { Library } from '../../programs/workspace.js'
import { libraries } from '../../programs/workspace.js'
import { checkDocuments } from './documents.js'
import type { Installed, InstalledCheck } from './installed.js'
import { runInstalled, readInstalled } from './installed.js'

/** The native TypeScript compiler, and the version before it, which users may still have. */
const compilers = ['@typescript/native', 'typescript'].map((name) =>
  fixturePath(`../node_modules/${name}/bin/tsc`),
)

const readmeOf = (there: Installed, library: Library) =>
  readInstalled(there, `@kaoiro/${library}/README.md`)

/** Writes the examples of a README, each followed by its output, and calls `use` with each file and that output. */
const eachExample = async (
  there: Installed,
  library: Library,
  use: (file: string, output: string) => Promise<void>,
  service = 'http://localhost:8080',
): Promise<void> => {
  const readme = await readmeOf(there, library)
  const outputs = codeBlocks(readme, 'text')
  for (const [at, code] of codeBlocks(readme, 'js').entries()) {
    const file = `${library}-${at}.mjs`
    await writeFile(path.join(there.folder, file), code.replace('http://localhost:8080', service))
    await use(file, outputs[at] ?? '')
  }
}

const runExamples = async (there: Installed, library: Library): Promise<void> => {
  await copyFile(fixturePath('portraits/spring-woman.jpg'), path.join(there.folder, 'photo.jpg'))
  const service = await startStubService(specifiedAnswers)
  const run = async (file: string, output: string) => {
    const { stdout, stderr } = await runInstalled(there, there.node, file)
    equal(stdout, output, `${file}: ${stderr}`)
  }
  try {
    await eachExample(there, library, run, service.address)
  } finally {
    await service.close()
  }
}

/** Also checks the library's declarations, but not those of the compiler and of Node. */
const compileExamples = async (there: Installed, library: Library): Promise<void> => {
  const types = ['--types', 'node', '--typeRoots', fixturePath('../node_modules/@types')]
  const flags = ['--strict', '--exactOptionalPropertyTypes', '--skipDefaultLibCheck', ...types]
  const files: Array<string> = []
  await eachExample(there, library, (file) => Promise.resolve(void files.push(file)))
  for (const compiler of compilers) {
    const { stdout } = await runInstalled(
      there,
      process.execPath,
      ...[compiler, '--noEmit', '--allowJs', '--checkJs', ...flags],
      ...[
        '--target',
        'es2022',
        '--lib',
        'es2023,dom,dom.iterable',
        '--module',
        'nodenext',
        ...files,
      ],
    )
    equal(stdout, '', compiler)
  }
}

/** Checks that examples import each of the package's modules, and that the README names no others. */
const importsEachModule = async (there: Installed, library: Library): Promise<void> => {
  const readme = await readmeOf(there, library)
  const { exports } = JSON.parse(await readInstalled(there, `@kaoiro/${library}/package.json`)) as {
    readonly exports: Readonly<Record<string, unknown>>
  }
  const modules = Object.keys(exports).map((name) => name.replace('.', `@kaoiro/${library}`))
  const own = new RegExp(`@kaoiro/${library}/[a-z-]+`, 'gi')
  const imported = new Set(codeBlocks(readme, 'js').join('').match(own))
  deepEqual([...imported].sort(), modules.sort())
  for (const named of readme.match(own) ?? []) equal(modules.includes(named), true, named)
}

/** Checks of the installed libraries. */
export const libraryChecks: ReadonlyArray<InstalledCheck> = libraries.flatMap(
  (library): ReadonlyArray<InstalledCheck> => [
    {
      name: `${library}: runs the examples of its README`,
      run: (there) => runExamples(there, library),
    },
    {
      name: `${library}: includes the types for the examples`,
      run: (there) => compileExamples(there, library),
    },
    {
      name: `${library}: has an example for each of its modules`,
      run: (there) => importsEachModule(there, library),
    },
    {
      name: `${library}: documents contain only live links and no paths of sources`,
      run: (there) => checkDocuments(there, `@kaoiro/${library}`),
    },
  ],
)
