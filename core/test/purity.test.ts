import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('..', import.meta.url))

/** Core's own compiler options, applied to a file that stands in core/src. */
const errorsIn = (source: string): ReadonlyArray<string> => {
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as { config: unknown }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const file = path.join(folder, 'src', 'impure.ts')
  const host = ts.createCompilerHost(options)
  const fromDisk = host.getSourceFile.bind(host)
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, source, version) : fromDisk(name, version)
  const program = ts.createProgram([file], options, host)
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

test.each([
  'fetch("/")',
  'setTimeout(() => undefined, 1)',
  'document.title',
  'window.location',
  'process.env',
  'console.log("")',
  'new AbortController()',
  'import "node:fs"; import fs from "node:fs"; fs.readFileSync',
])('%s does not compile in core', (source) => {
  expect(errorsIn(source)).not.toEqual([])
})

test('plain code does', () => {
  expect(errorsIn('export const one: number = [1, 2].findIndex((n) => n > 1)')).toEqual([])
})
