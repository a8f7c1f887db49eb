import { writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { resultCode } from '@kaoiro/core/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { readFixture } from '@kaoiro/fixtures/files'
import { utf16Be, utf16Le } from '@kaoiro/fixtures/utf16'
import { withFolder } from '../programs/with-folder.js'
import type { ProgramRun, Tried } from './program-run.js'
import { keepsRules, linesOf, runProgram } from './program-run.js'

/** The photos that the manifests name. */
const tablePhotos = ['a.jpg', ' h.jpg', '顔 1.jpg', 'b,c;d.jpg', 'e"f.jpg', 'g\u00e9.jpg']

/** The encodings of manifests. PowerShell writes UTF-16 by default. */
const encodings = {
  utf8: (text: string) => Buffer.from(text),
  'utf8-bom': (text: string) => Buffer.from(`\ufeff${text}`),
  utf16le: utf16Le,
  utf16be: utf16Be,
}

type Encoding = keyof typeof encodings

/** A manifest as a spreadsheet saves it. Column names may be in capitals. */
const tableArb = fc
  .record({
    photos: fc.subarray(tablePhotos, { minLength: 1 }),
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
          isQuoted || /[,;\t"]|^ h/.test(field) ? `"${field.replaceAll('"', '""')}"` : field,
        )
        .join(separator)
    const rows = photos.map((photo) => {
      const fields: Readonly<Record<string, string>> = { path: photo, gender, hairline }
      return columns.map((name) => fields[name.toLowerCase()] ?? '')
    })
    return { photos, text: [...[columns, ...rows].map(line), ...lines.end].join(lines.lineEnd) }
  })

/** Replaces bytes at `at`, a position in thousandths of the length. */
const damageArb = fc.record({
  at: fc.nat(999),
  removed: fc.nat(3),
  added: fc.constantFrom('', '"', ',', '\0', '\n', '\ufeff', '\u2028', 'x', '\ud800', '/', '://'),
})

type Damage = typeof damageArb extends fc.Arbitrary<infer A> ? A : never

function damaged(bytes: Buffer, { at, removed, added }: Damage): Buffer {
  const place = Math.floor((at / 1_000) * bytes.length)
  const rest = bytes.subarray(place + removed)
  return Buffer.concat([bytes.subarray(0, place), Buffer.from(added), rest])
}

/** A manifest, a list of result codes, the encoding of both, and damages to the manifest. */
const caseArb = fc.record({
  table: tableArb,
  codes: fc.array(diagnosisArb.map(resultCode.encode), { minLength: 1, maxLength: 5 }),
  encoding: fc.constantFrom<Encoding>('utf8', 'utf8-bom', 'utf16le', 'utf16be'),
  damages: fc.array(damageArb, { maxLength: 3 }),
})

/** Valid input leads to a line for each item. For UTF-16, an error that names UTF-8 is acceptable, too. */
function understands({ status, stdout, stderr }: ProgramRun, items: number, encoding: Encoding) {
  const isRead = status === 0 && linesOf(stdout).length === items
  if (!isRead && !(encoding.startsWith('utf16') && status !== 0 && /UTF-8/.test(stderr)))
    throw new Error(`not read: ${stderr}`)
}

/** Reads manifests and lists of codes in the formats of spreadsheets and shells, and damaged manifests. */
export async function tablesPart({ program }: Tried, runs: fc.Parameters<unknown>): Promise<void> {
  const photo = await readFixture('photos/landscape.jpg')
  await withFolder((cwd) => {
    for (const name of tablePhotos) writeFileSync(path.join(cwd, name), photo)
    const property = fc.property(caseArb, ({ table, codes, encoding, damages }) => {
      const encoded = encodings[encoding]
      writeFileSync(path.join(cwd, 'table.csv'), damages.reduce(damaged, encoded(table.text)))
      const args = ['diagnose', 'table.csv', '--gender', 'WOMEN', '--dry-run', '--quiet']
      const read = runProgram(program, args, { cwd })
      const input = encoded(codes.join('\r\n'))
      const decoded = runProgram(program, ['decode', '-', '--json'], { cwd, input })
      keepsRules(read)
      keepsRules(decoded)
      if (damages.length === 0) understands(read, table.photos.length, encoding)
      understands(decoded, codes.length, encoding)
    })
    fc.assert(property, runs)
  })
}
