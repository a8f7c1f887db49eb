import { writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { readFixture } from '@kaoiro/fixtures/files'
import type { Encoding, TableCase } from '@kaoiro/fixtures/fuzz/tables'
import { damaged, encoded, tableCaseArb, tablePhotos } from '@kaoiro/fixtures/fuzz/tables'
import { withFolder } from '../programs/with-folder.js'
import type { Fuzzing } from './options.js'
import type { ProgramRun } from './program-run.js'
import { brokenRule, linesOf, runProgram } from './program-run.js'

/** Whether valid input led to a line for each item. For UTF-16, an error that names UTF-8 is acceptable, too. */
const isUnderstood = ({ status, stdout, stderr }: ProgramRun, items: number, encoding: Encoding) =>
  (status === 0 && linesOf(stdout).length === items) ||
  (encoding.startsWith('utf16') && status !== 0 && /UTF-8/.test(stderr))

const faultIn = (program: string, cwd: string, each: TableCase): string | undefined => {
  const { table, codes, encoding, damages } = each
  const bytes = damages.reduce(damaged, encoded(table.text, encoding))
  writeFileSync(path.join(cwd, 'table.csv'), bytes)
  const args = ['diagnose', 'table.csv', '--gender', 'WOMEN', '--dry-run', '--quiet']
  const read = runProgram(program, args, { cwd })
  const input = encoded(codes.join('\r\n'), encoding)
  const decoded = runProgram(program, ['decode', '-', '--json'], { cwd, input })
  const broken = brokenRule(read) ?? brokenRule(decoded)
  if (broken !== undefined) return broken
  if (damages.length === 0 && !isUnderstood(read, table.photos.length, encoding))
    return `the table is not read: ${read.stderr}`
  return isUnderstood(decoded, codes.length, encoding)
    ? undefined
    : `the codes are not read: ${decoded.stderr}`
}

/** Reads manifests and lists of codes in the formats of spreadsheets and shells, and damaged manifests. */
export const fuzzTables: Fuzzing = async ({ program, seed, count }) => {
  const photo = await readFixture('photos/landscape.jpg')
  return withFolder((cwd) => {
    for (const name of tablePhotos) writeFileSync(path.join(cwd, name), photo)
    return fc.sample(tableCaseArb, { seed, numRuns: Math.ceil(count / 30) }).flatMap((each) => {
      const fault = faultIn(program, cwd, each)
      return fault === undefined ? [] : [`${fault}\n    ${JSON.stringify(each)}`]
    })
  })
}
