import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workspace } from '../../programs/workspace.js'

const copied = ['.oxlintrc.json', 'tools/check/no-throw.js', 'tsconfig.json']
const settings = ['core/tsconfig.json', 'ui/tsconfig.json']

interface Report {
  readonly diagnostics: ReadonlyArray<{ readonly code: string; readonly filename: string }>
}

/** Runs oxlint on these files in a separate workspace. Returns a function from a file to its violations. */
const violationsIn = (folder: string, files: Readonly<Record<string, string>>) => {
  for (const name of [...copied, ...settings]) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
    copyFileSync(path.join(workspace, name), path.join(folder, name))
  }
  symlinkSync(path.join(workspace, 'node_modules'), path.join(folder, 'node_modules'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const oxlint = path.join(workspace, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json', 'core', 'ui'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as Report
  return (file: string) =>
    diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code)
}

/** The name of a rule, and a file that violates it. */
type Violation = readonly [rule: string, text: string]

const lines = (count: number): string =>
  Array.from({ length: count }, (_, at) => `export const a${at} = ${at}\n`).join('')

const component = (body: string): string => `
import { useState } from 'react'
import type { ReactElement } from 'react'
export const hooks = { useState }
export const Box = ({ size }: { readonly size: number }): ReactElement => {
  ${body}
}`

/** Examples of each kind of rule: the project's own, rules about a single file, and rules that need types. */
const refusedInCore: ReadonlyArray<Violation> = [
  ['no-throw', "export const f = (): void => { throw new Error('x') }"],
  ['max-lines', lines(301)],
  ['no-unused-vars', 'const a = 1\nexport {}'],
  ['no-unsafe-assignment', 'declare const a: any\nexport const b: number = a'],
  ['no-floating-promises', 'export const f = (p: Promise<number>): void => { p.then() }'],
  ['no-unnecessary-condition', "export const f = (a: string): string => a ?? 'b'"],
]

const refusedInScreens: ReadonlyArray<Violation> = [
  ['max-lines', lines(201)],
  ['rules-of-hooks', component('if (size > 1) useState(1)\nreturn <p>{size}</p>')],
  ['purity', component('return <p>{size + Math.random()}</p>')],
  ['alt-text', component('return <img src="a" width={size} />')],
]

const inCore = (rule: string) => `core/src/${rule}.ts`
const inScreens = (rule: string) => `ui/src/${rule}.tsx`

const accepted = 'export const one = (_: number): number => 1\n'

describe('the rules of .oxlintrc.json', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kaoiro-lint-'))
  let violationsOf: (file: string) => ReadonlyArray<string>

  beforeAll(() => {
    violationsOf = violationsIn(folder, {
      'core/src/accepted.ts': accepted,
      ...Object.fromEntries(refusedInCore.map(([rule, text]) => [inCore(rule), text])),
      ...Object.fromEntries(refusedInScreens.map(([rule, text]) => [inScreens(rule), text])),
    })
  })
  afterAll(() => {
    rmSync(folder, { recursive: true })
  })

  test.each(refusedInCore)('enforce %s in core', (rule) => {
    expect(violationsOf(inCore(rule)).join()).toContain(`(${rule})`)
  })

  test.each(refusedInScreens)('enforce %s in the screens', (rule) => {
    expect(violationsOf(inScreens(rule)).join()).toContain(`(${rule})`)
  })

  test('accept valid code and an unused name that begins with _', () => {
    expect(violationsOf('core/src/accepted.ts')).toEqual([])
  })
})
