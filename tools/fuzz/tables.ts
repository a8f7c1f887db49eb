import { writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { resultCode } from '@kaoiro/core/result-code/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { readFixture } from '@kaoiro/fixtures/files'
import { withFolder } from '../programs/with-folder.js'
import type { Fuzzing } from './options.js'
import type { ProgramRun } from './program-run.js'
import { brokenRule, linesOf, runProgram } from './program-run.js'

const photos = ['a.jpg', '顔 1.jpg', 'b,c;d.jpg', 'e"f.jpg', 'g\u00e9.jpg']

/** UTF-16 is what PowerShell writes by default. */
type Encoding = 'utf8' | 'utf8-bom' | 'utf16le' | 'utf16be'

const encoded = (text: string, encoding: Encoding): Buffer => {
  if (encoding === 'utf8') return Buffer.from(text)
  if (encoding === 'utf8-bom') return Buffer.from(`\ufeff${text}`)
  const little = Buffer.from(`\ufeff${text}`, 'utf16le')
  return encoding === 'utf16le' ? little : little.swap16()
}

interface Table {
  readonly photos: ReadonlyArray<string>
  readonly text: string
}

/** A table as a spreadsheet saves it; the first line may name the columns in capitals. */
const tableArb: fc.Arbitrary<Table> = fc
  .record({
    photos: fc.subarray(photos, { minLength: 1 }),
    columns: fc
      .shuffledSubarray(['path', 'gender', 'hairline', 'HAIRLINE', 'Person'])
      .filter((names) => names.includes('path') && !/hairline.*hairline/i.test(names.join())),
    emptyColumns: fc.nat(3),
    gender: fc.constantFrom('', 'WOMEN', 'men', ' MEN '),
    hairline: fc.constantFrom('', '0', '12.5', '100'),
    isQuoted: fc.boolean(),
    separator: fc.constantFrom(',', ',', ';', '\t'),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    end: fc.constantFrom([], [''], ['', '']),
  })
  .map(({ photos, columns, emptyColumns, gender, hairline, isQuoted, separator, ...lines }) => {
    const empty = Array.from({ length: emptyColumns }, () => '')
    const line = (fields: ReadonlyArray<string>): string =>
      [...fields, ...empty]
        .map((field) =>
          isQuoted || /[,;\t"]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field,
        )
        .join(separator)
    const rows = photos.map((photo) => {
      const fields: Readonly<Record<string, string>> = { path: photo, gender, hairline }
      return columns.map((name) => fields[name.toLowerCase()] ?? '')
    })
    return { photos, text: [...[columns, ...rows].map(line), ...lines.end].join(lines.lineEnd) }
  })

/** Bytes replaced at a place, in thousandths of the length. */
const damageArb = fc.record({
  at: fc.nat(999),
  removed: fc.nat(3),
  added: fc.constantFrom('', '"', ',', '\0', '\n', '\ufeff', '\u2028', 'x', '\ud800', '/', '://'),
})

type Damage = typeof damageArb extends fc.Arbitrary<infer A> ? A : never

const damaged = (bytes: Buffer, { at, removed, added }: Damage): Buffer => {
  const place = Math.floor((at / 1_000) * bytes.length)
  const rest = bytes.subarray(place + removed)
  return Buffer.concat([bytes.subarray(0, place), Buffer.from(added), rest])
}

const caseArb = fc.record({
  table: tableArb,
  codes: fc.array(diagnosisArb.map(resultCode.encode), { minLength: 1, maxLength: 5 }),
  encoding: fc.constantFrom<Encoding>('utf8', 'utf8-bom', 'utf16le', 'utf16be'),
  damages: fc.array(damageArb, { maxLength: 3 }),
})

type Case = typeof caseArb extends fc.Arbitrary<infer A> ? A : never

/** Sound input in UTF-8 gives a line for each item. In UTF-16, it does as well, or the message names UTF-8. */
const isUnderstood = ({ status, stdout, stderr }: ProgramRun, items: number, encoding: Encoding) =>
  (status === 0 && linesOf(stdout).length === items) ||
  (encoding.startsWith('utf16') && status !== 0 && /UTF-8/.test(stderr))

const faultIn = (program: string, cwd: string, each: Case): string | undefined => {
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
    for (const name of photos) writeFileSync(path.join(cwd, name), photo)
    return fc.sample(caseArb, { seed, numRuns: Math.ceil(count / 30) }).flatMap((each) => {
      const fault = faultIn(program, cwd, each)
      return fault === undefined ? [] : [`${fault}\n    ${JSON.stringify(each)}`]
    })
  })
}
