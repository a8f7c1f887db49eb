import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type typescript from 'typescript'
import { expect, test } from 'vitest'

// `import` would scan all nine megabytes of this CommonJS file for export names, which takes as long as running it.
const ts = createRequire(import.meta.url)('typescript') as typeof typescript

const folder = fileURLToPath(new URL('..', import.meta.url))

/** The compiler's errors in each of these sources, compiled as a file in core/src with core's own options. */
const errorsIn = (sources: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => {
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as { config: unknown }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const files = sources.map((_, at) => path.join(folder, 'src', `impure-${at}.ts`))
  const host = ts.createCompilerHost(options)
  const fromDisk = host.getSourceFile.bind(host)
  host.getSourceFile = (name, version) => {
    const source = sources[files.indexOf(name)]
    return source === undefined
      ? fromDisk(name, version)
      : ts.createSourceFile(name, source, version)
  }
  const program = ts.createProgram(files, options, host)
  return files.map((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  )
}

// Each has an import or export, which makes it a module: its declarations are not visible in the others.
const impure = [
  'export default fetch("/")',
  'export default setTimeout(() => undefined, 1)',
  'export default document.title',
  'export default window.location',
  'export default process.env',
  'export default console.log("")',
  'export default new AbortController()',
  'import "node:fs"; import fs from "node:fs"; fs.readFileSync',
]
const pure = 'export const one: number = [1, 2].findIndex((n) => n > 1)'

test('code that uses the network, the DOM, Node or timers does not compile in core; plain code does', () => {
  const errors = errorsIn([...impure, pure])
  expect(impure.filter((_, at) => errors[at]?.length === 0)).toEqual([])
  expect(errors.at(-1)).toEqual([])
})

test('no regular expression looks behind: the screens load core, and Safari before 16.4 cannot parse it', () => {
  const source = path.join(folder, 'src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  const lookingBehind = files.filter(
    (file) =>
      file.endsWith('.ts') && /\(\?<[=!]/.test(readFileSync(path.join(source, file), 'utf8')),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(lookingBehind).toEqual([])
})
