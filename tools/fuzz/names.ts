import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { readFixture } from '@kaoiro/fixtures/files'
import type { Entry } from '@kaoiro/fixtures/fuzz/names'
import { createEntry, entriesArb, isPhoto, isUtf8 } from '@kaoiro/fixtures/fuzz/names'
import { withFolder } from '../programs/with-folder.js'
import type { Fuzzing } from './options.js'
import { brokenRule, linesOf, runProgram } from './program-run.js'

/** The name in the other Unicode normalization form, as another operating system may store it. */
const otherForm = (name: string): string =>
  name === name.normalize('NFC') ? name.normalize('NFD') : name.normalize('NFC')

const preparedIn = (stdout: string): ReadonlyArray<string> =>
  linesOf(stdout)
    .map((line) => JSON.parse(line) as { readonly photo: string; readonly prepared?: object })
    .flatMap(({ photo, prepared }) => (prepared === undefined ? [] : [path.normalize(photo)]))

/**
 * Returns the first violation of these rules: each file leads to a record or a message; photos with UTF-8 names are
 * prepared, even if the argument is in the other normalization form.
 */
const faultIn = (
  program: string,
  cwd: string,
  entries: ReadonlyArray<Entry>,
  source: string,
): string | undefined => {
  const check = (...args: ReadonlyArray<string>) =>
    runProgram(program, ['check', '--json', '--quiet', ...args], { cwd })
  const run = check(source)
  const broken = brokenRule(run)
  if (broken !== undefined) return broken
  const lines = linesOf(run.stdout + run.stderr).length
  if (lines < entries.length) return `${lines} lines about ${entries.length} files`
  const good = entries.filter((entry) => isPhoto(entry) && isUtf8(entry))
  const names = good.map(({ file }) => path.normalize(file.toString()))
  const prepared = preparedIn(run.stdout)
  const missing = names.find((name) => !prepared.includes(name))
  if (missing !== undefined) return `not prepared: ${JSON.stringify(missing)}`
  if (run.status === 0 ? !entries.every(isPhoto) : good.length === entries.length)
    return `it exits with ${run.status}`
  const others = names.map(otherForm).filter((name) => !names.includes(name))
  return others.length === 0 || preparedIn(check('--', ...others).stdout).length === others.length
    ? undefined
    : `not found in the other normal form: ${JSON.stringify(others)}`
}

/** Checks folders with files of unusual names and kinds. */
export const fuzzNames: Fuzzing = async ({ program, seed, count }) => {
  const photo = await readFixture('photos/landscape.jpg')
  const sources = fc.constantFrom('.', '.', '**/*.{jpg,jpeg,png}')
  const cases = fc.sample(fc.tuple(entriesArb, sources), { seed, numRuns: Math.ceil(count / 60) })
  return withFolder((folder) =>
    cases.flatMap(([entries, source]) => {
      const cwd = mkdtempSync(path.join(folder, 'names-'))
      writeFileSync(path.join(cwd, '.photo'), photo)
      for (const entry of entries) createEntry(cwd, photo, entry)
      const fault = faultIn(program, cwd, entries, source)
      rmSync(cwd, { recursive: true })
      const files = entries.map(({ kind, file }) => `${kind} ${file.toString('latin1')}`)
      return fault === undefined ? [] : [`${source}: ${fault}\n    ${JSON.stringify(files)}`]
    }),
  )
}
