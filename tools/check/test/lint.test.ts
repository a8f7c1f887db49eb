import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workspace } from '../../programs/workspace.js'
import { refusedInCore, refusedInScreens } from './violations.js'

const copied = ['.oxlintrc.json', 'tools/check/no-throw.js', 'tsconfig.json']
const settings = ['core/tsconfig.json', 'ui/tsconfig.json']

interface Report {
  readonly diagnostics: ReadonlyArray<{ readonly code: string; readonly filename: string }>
}

/** Runs oxlint on these files in a separate workspace. Returns the violations of a file, as `plugin(rule)`. */
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
