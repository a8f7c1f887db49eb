import fc from 'fast-check'
import { parse } from 'csv-parse/sync'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { rowAlternatives, seasonAlternative } from '@kaoiro/core/results'
import { faceWords } from '@kaoiro/texts/description'
import { loadContent } from '@kaoiro/texts/load'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { resultCode } from '@kaoiro/core/result-code'
import { shownDiagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { csvHeader, diagnosisCsv } from '../../../src/commands/decode/printers.js'
import { diagnosisJson } from '../../../src/commands/decode/json.js'
import { inputOf, kaoiro } from '../../in-process.js'

const decodedArb = shownDiagnosisArb.map((diagnosis) => ({
  code: resultCode.encode(diagnosis),
  diagnosis,
}))

/** The expected fields of a CSV row. */
const rowOf = (code: string, d: Diagnosis): Readonly<Record<string, string>> => ({
  code,
  gender: d.gender,
  face_type: d.faceType,
  season: d.colorType,
  face_line: String(d.faceTypeAnalysis[0]),
  eyebrow_angle: String(d.faceTypeAnalysis[1]),
  eye_vertical_length: String(d.faceTypeAnalysis[2]),
  mouth_width: String(d.faceTypeAnalysis[3]),
  nose_ratio: String(d.faceTypeAnalysis[4]),
  spring: String(d.colorComposition.spring),
  summer: String(d.colorComposition.summer),
  autumn: String(d.colorComposition.autumn),
  winter: String(d.colorComposition.winter),
})

describe('kaoiro decode --json', () => {
  test('prints the same JSON as JSON.stringify, for any diagnosis', async () => {
    const content = await loadContent('ja')
    const json = diagnosisJson(content)
    fc.assert(
      fc.property(decodedArb, (decoded) => {
        const { code, diagnosis } = decoded
        const season = O.toNullable(seasonAlternative(diagnosis))
        const alternatives = { season, rows: rowAlternatives(diagnosis) }
        const words = faceWords(content)(diagnosis)
        expect(json(decoded)).toBe(
          `${JSON.stringify({ ...diagnosis, code, alternatives, words })}\n`,
        )
      }),
      { numRuns: 1000 },
    )
  })

  test('prints one line per code, and writes many lines in chunks of limited size', async () => {
    const codes = fc.sample(shownDiagnosisArb, { numRuns: 2000, seed: 5 }).map(resultCode.encode)
    const written: Array<number> = []
    const { stdout } = await kaoiro(['decode', '-', '--json'], {
      input: inputOf(codes.join('\n')),
    })
    const flushed = () => Promise.resolve(true)
    const out = (data: string | Uint8Array) => written.push(data.length)
    await kaoiro(['decode', '-', '--json'], { input: inputOf(codes.join('\n')), out, flushed })
    const read = stdout
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { code: string }).code)
    expect(read).toEqual(codes)
    expect(Math.max(...written)).toBeLessThan(70_000)
  })
})

describe('kaoiro decode --csv', () => {
  test('prints a header and a row for each code', async () => {
    const { stdout } = await kaoiro(['decode', '1F7womQ', '3MMBBYc', '--csv'])
    expect(stdout).toBe(
      'code,gender,face_type,season,face_line,eyebrow_angle,eye_vertical_length,mouth_width,' +
        'nose_ratio,spring,summer,autumn,winter\n' +
        '1F7womQ,WOMEN,pretty,spring,3,2,1,1,1,58,24,14,4\n' +
        '3MMBBYc,WOMEN,sweet,summer,3,1,1,1,2,24,51,14,11\n',
    )
  })

  test('a CSV parser reads the printed values, for any diagnosis', () => {
    fc.assert(
      fc.property(decodedArb, (decoded) => {
        const read: unknown = parse(csvHeader + diagnosisCsv(decoded), { columns: true })
        expect(read).toEqual([rowOf(decoded.code, decoded.diagnosis)])
      }),
    )
  })
})
