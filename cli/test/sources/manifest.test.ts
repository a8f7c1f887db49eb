import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { genderArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { parseManifest } from '../../src/sources/manifest.js'

describe('parseManifest', () => {
  test.each<[name: string, csv: string, line?: number]>([
    ['one row', 'path,gender,hairline\na.jpg,MEN,18.5\n'],
    ['Windows line endings', 'path,gender,hairline\r\na.jpg,MEN,18.5'],
    ['semicolons', 'path;gender;hairline\na.jpg;MEN;18.5\n'],
    ['tabs', 'path\tgender\tperson\thairline\na.jpg\tMEN\t\t18.5\n'],
    ['the separator in the first line', 'sep=;\npath;gender;hairline\na.jpg;MEN;18.5\n', 3],
    ['empty last columns', 'path,gender,hairline,,\na.jpg,MEN,18.5,,\n,,,,\n'],
    ['spaces and other case', 'Path , Gender, hairline\n a.jpg , male, 18.5 \n'],
    ['columns in another order', 'hairline,path,gender\n18.5,a.jpg,MEN\n'],
  ])('accepts %s', (_, csv, line = 2) => {
    expect(parseManifest(csv)).toEqual(
      E.right([{ line, path: 'a.jpg', gender: 'MEN', hairline: 18.5 }]),
    )
  })

  test.each([',', ';', '\t'])('trims quoted fields except the path, with %j', (separator) => {
    const line = (...fields: ReadonlyArray<string>) => fields.join(separator)
    const csv = [
      line('"Path "', '" gender"', 'person', '" "'),
      line('" a.jpg "', '" MEN "', '" Anna"', '" "'),
      line(' b.jpg ', ' men ', ' Anna '),
    ].join('\n')
    const left = { gender: 'MEN', hairline: null, person: 'Anna' }
    expect(parseManifest(csv)).toEqual(
      E.right([
        { line: 2, path: ' a.jpg ', ...left },
        { line: 3, path: 'b.jpg', ...left },
      ]),
    )
  })

  test.each([
    ['with a combining mark', 'か\u3099', 'が'],
    ['with a separate mark', 'か\u309b', 'が'],
    ['with a separate mark', 'は\u309c', 'ぱ'],
    ['in half width', 'ｶﾞ', 'ガ'],
    ['in full width', 'Ａｎｎａ　Ｋ', 'Anna K'],
  ])('reads a name %s, %s, as the person %s', (_, name, person) => {
    expect(parseManifest(`path,person\na.jpg,${name}\n`)).toMatchObject(E.right([{ person }]))
  })

  test.each([
    ['of one name', 'path,customer\na.jpg, C1 \n', { customer: 'C1' }],
    ['of many', 'Path;顧客, 番号;;sex;sex\na.jpg;"1;2";;f;m\n', { '顧客, 番号': '1;2', sex: 'm' }],
    ['without fields', 'path,customer\na.jpg\n', { customer: '' }],
  ])('passes on own columns %s', (_, csv, columns) => {
    expect(parseManifest(csv)).toMatchObject(E.right([{ path: 'a.jpg', columns }]))
  })

  test('reads the person and ignores empty fields', () => {
    const left = { gender: null, hairline: null }
    expect(parseManifest('path,person\na.jpg, Anna \nb.jpg,\n')).toStrictEqual(
      E.right([
        { line: 2, path: 'a.jpg', ...left, person: 'Anna' },
        { line: 3, path: 'b.jpg', ...left },
      ]),
    )
  })

  test.each(['auto', 'Auto', ' AUTO '])('accepts %j as hairline', (hairline) => {
    expect(parseManifest(`path,hairline\na.jpg,${hairline}\n`)).toEqual(
      E.right([{ line: 2, path: 'a.jpg', gender: null, hairline: 'auto' }]),
    )
  })

  test('accepts missing columns and empty fields for gender and hairline', () => {
    const left = { gender: null, hairline: null }
    expect(parseManifest('path\na.jpg')).toEqual(E.right([{ line: 2, path: 'a.jpg', ...left }]))
    expect(parseManifest('path,gender,hairline\n\na.jpg\nb.jpg,,\n')).toEqual(
      E.right([
        { line: 3, path: 'a.jpg', ...left },
        { line: 4, path: 'b.jpg', ...left },
      ]),
    )
  })

  test('reports every invalid line with its number', () => {
    const rows = ['a.jpg,BOTH', ',MEN', 'b.jpg,MEN,101', 'c,d.jpg,MEN,1', 'http://x/y.jpg', 'e.jpg']
    expect(parseManifest(['path,gender,hairline', ...rows].join('\n'))).toEqual(
      E.left([
        { kind: 'badGender', line: 2, values: { text: 'BOTH' } },
        { kind: 'noPath', line: 3 },
        { kind: 'badHairline', line: 4, values: { text: '101' } },
        { kind: 'tooManyFields', line: 5, values: { max: 3 } },
        { kind: 'urlAsPath', line: 6 },
      ]),
    )
  })

  test.each([
    ['a.jpg,MEN\n', { kind: 'noPathColumn', line: 1 }],
    ['', { kind: 'noPathColumn', line: 1 }],
    [
      'path,gender,Path\na.jpg,MEN\n',
      { kind: 'repeatedColumn', line: 1, values: { column: 'path' } },
    ],
    ['path\n" http://x/y.jpg"\n', { kind: 'urlAsPath', line: 2 }],
    ['path,gender\n" ",MEN\n', { kind: 'noPath', line: 2 }],
    ['path\na\0.jpg\n', { kind: 'nulInPath', line: 2 }],
    [
      'path,hairline\na.jpg,automatic\n',
      { kind: 'badHairline', line: 2, values: { text: 'automatic' } },
    ],
    ['path,hairline\na.jpg,0x10\n', { kind: 'badHairline', line: 2, values: { text: '0x10' } }],
    ['path,hairline\na.jpg,1e1\n', { kind: 'badHairline', line: 2, values: { text: '1e1' } }],
    ['path\n"a.jpg\nb.jpg\n', { kind: 'brokenCsv', line: 2 }],
    ['path\n"a"b.jpg\n', { kind: 'brokenCsv', line: 2 }],
  ])('rejects %j', (csv, fault) => {
    expect(parseManifest(csv)).toEqual(E.left([fault]))
  })

  /** Any path that is not blank and not an address. */
  const pathArb = fc
    .string({ unit: fc.constantFrom('a', 'é', '顔', ',', '"', '/', '.', '\n', ' '), minLength: 1 })
    .map((name) => ` ${name}y `)
  const rowArb = fc.record({
    path: pathArb,
    gender: fc.option(genderArb),
    hairline: fc.option(fc.nat(100)),
  })
  const written = (row: { path: string; gender: string | null; hairline: number | null }) =>
    `"${row.path.replaceAll('"', '""')}",${row.gender ?? ''},${row.hairline ?? ''}`

  test('parses the rows that were written, for any rows', () => {
    fc.assert(
      fc.property(fc.array(rowArb), (rows) => {
        const csv = ['path,gender,hairline', ...rows.map(written)].join('\r\n')
        const read = parseManifest(csv)
        expect(E.isRight(read) && read.right).toMatchObject(rows)
      }),
    )
  })
})
