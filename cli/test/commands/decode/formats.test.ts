import fc from 'fast-check'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { rowAlternatives, seasonAlternative } from '@kaoiro/core/results'
import { faceWords } from '@kaoiro/texts/description'
import { loadContent } from '@kaoiro/texts/load'
import { resultCode } from '@kaoiro/core/result-code'
import { averageDiagnosis } from '@kaoiro/fixtures/average-diagnosis'
import { diagnosisArb, shownDiagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { diagnosisCsv } from '../../../src/result-code/result-csv.js'
import { diagnosisJson } from '../../../src/commands/decode/printers.js'
import { shownProducts } from '../../../src/print/shown-products.js'
import { loadStore } from '../../../src/system/store.js'
import { jsonLine } from '../../../src/print/printable.js'
import { namedLevels } from '../../../src/print/report.js'
import { inputOf, jsonLinesIn, kaoiro } from '../../in-process.js'

const decodedArb = shownDiagnosisArb.map((diagnosis) => ({
  code: resultCode.encode(diagnosis),
  diagnosis,
}))

/** Codes that agree with themselves, and mistyped ones with the codes that they may be. */
const foundArb = fc.record({
  decoded: decodedArb,
  mistypedOf: fc.option(fc.array(diagnosisArb.map(resultCode.encode))),
})

/** Where a result comes from: any line or argument. */
const givenArb = fc.record({ input: fc.string({ unit: 'grapheme' }), line: fc.option(fc.nat()) })

describe('kaoiro decode --json', () => {
  test('prints everything that is known of a result, for any diagnosis', async () => {
    const content = await loadContent('ja')
    const productsFor = shownProducts((await loadStore({})).products, 'ja')
    const json = diagnosisJson(content, productsFor)
    fc.assert(
      fc.property(foundArb, givenArb, ({ decoded, mistypedOf }, given) => {
        const { code, diagnosis } = decoded
        const season = O.toNullable(seasonAlternative(diagnosis))
        const alternatives = { season, rows: rowAlternatives(diagnosis) }
        const words = faceWords(content)(diagnosis)
        const { faceType, colorType, gender, faceTypeAnalysis, colorComposition } = diagnosis
        const levels = namedLevels(faceTypeAnalysis)
        const products = productsFor(diagnosis)
        const face = { faceType, colorType, gender, faceTypeAnalysis, levels, words, products }
        expect(json({ ...decoded, mistypedOf }, given)).toBe(
          jsonLine({ code, mistypedOf, ...given, colorComposition, alternatives, ...face }),
        )
      }),
      { numRuns: 1000 },
    )
  })

  test('prints one line per code, and writes many lines in chunks of limited size', async () => {
    const codes = fc.sample(shownDiagnosisArb, { numRuns: 2000, seed: 5 }).map(resultCode.encode)
    const written: Array<string> = []
    const out = (data: string | Uint8Array) => written.push(String(data))
    await kaoiro(['decode', '-', '--json'], { input: inputOf(codes.join('\n')), out })
    expect(jsonLinesIn(written.join('')).map((row) => (row as { code: string }).code)).toEqual(
      codes,
    )
    expect(Math.max(...written.map((text) => text.length))).toBeLessThan(70_000)
  })
})

describe('kaoiro decode --csv', () => {
  test('prints a header and a row for each code', async () => {
    const { stdout } = await kaoiro(['decode', '1F7womQ', '3MMBBYc', '--csv'])
    expect(stdout).toBe(
      '\ufeffcode,gender,face_type,season,face_line,eyebrow_angle,eye_vertical_length,mouth_width,' +
        'nose_ratio,spring,summer,autumn,winter,face_line_level,eyebrow_angle_level,' +
        'eye_vertical_length_level,mouth_width_level,nose_ratio_level,line,input,shelves\n' +
        '1F7womQ,WOMEN,pretty,spring,3,2,1,1,1,58,24,14,4,4,3,2,2,2,,1F7womQ,A-03 | A-07 | A-09 | B-12\n' +
        '3MMBBYc,WOMEN,sweet,summer,3,1,1,1,2,24,51,14,11,4,2,2,2,3,,3MMBBYc,A-03 | A-07 | A-09 | B-12\n',
    )
  })

  test.each([
    ['Anna, "1F7womQ"', '"Anna, ""1F7womQ"""'],
    ['=HYPERLINK(1F7womQ)', "'=HYPERLINK(1F7womQ)"],
    ['＝1+1 1F7womQ', "'＝1+1 1F7womQ"],
    ['"@1F7womQ', `"'""@1F7womQ"`],
    ['1F7womQ;=1+1; -2;a-b', `"1F7womQ;'=1+1;' -2;a-b"`],
    ['\u001b[31m1F7womQ', '\ufffd[31m1F7womQ'],
  ])('prints the input %j as a field that is safe to open', (input, field) => {
    const decoded = { code: '1F7womQ', diagnosis: averageDiagnosis }
    const fields = diagnosisCsv(decoded, { input, line: 2 }).split(',2,').at(-1)
    expect(fields).toBe(field)
  })
})

test('kaoiro decode names the line and its text in each row, so that rows can be joined', async () => {
  const input = inputOf('1F7womQ\nwrong\n\nhttps://a.example/compare/3MMBBYc/1F7womQ\n')
  const { code, stdout } = await kaoiro(['decode', '68elNZB', '-', '--json'], { input })
  expect(code).toBe(1)
  const both = 'https://a.example/compare/3MMBBYc/1F7womQ'
  expect(jsonLinesIn(stdout)).toMatchObject([
    { code: '68elNZB', input: '68elNZB', line: null },
    { code: '1F7womQ', input: '1F7womQ', line: 1 },
    { code: '3MMBBYc', input: both, line: 4 },
    { code: '1F7womQ', input: both, line: 4 },
  ])
})
