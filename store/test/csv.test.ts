import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { checkStore } from '../src/read.js'
import { leastWith, useStoreFolders } from './folders.js'

const storeFolder = await useStoreFolders()

const settings = leastWith(
  '"floors": { "ground": { "ko": "1층", "en": "1F" } }, "products": "products.csv"',
)

const check = async (csv: string) =>
  checkStore(await storeFolder({ 'store.json': settings, 'products.csv': csv }))

const productsOf = async (csv: string) => {
  const checked = await check(csv)
  return E.isRight(checked) ? checked.right.store.products : checked.left
}

const faultsOf = async (csv: string) => {
  const checked = await check(csv)
  return E.isLeft(checked) ? checked.left : []
}

const sheet = [
  'Category,Name,name:en,floor,url,patterns,shade,shade:en,colour',
  'lip,루즈,Rouge,ground,https://lumen.example/rouge/,pretty sweet,체리,Cherry,#c61230',
  ',,,,,,라즈베리,Raspberry,#b24c73',
  'skin,로션,Lotion,ground,https://lumen.example/lotion/,,,,',
  '',
].join('\n')

const products = [
  {
    category: 'lip',
    name: { ko: '루즈', en: 'Rouge' },
    floor: { ko: '1층', en: '1F' },
    url: 'https://lumen.example/rouge/',
    faceTypes: ['pretty', 'sweet'],
    shades: [
      { name: { ko: '체리', en: 'Cherry' }, colour: '#c61230' },
      { name: { ko: '라즈베리', en: 'Raspberry' }, colour: '#b24c73' },
    ],
  },
  { category: 'skin', name: { ko: '로션', en: 'Lotion' } },
]

describe('a product list from a spreadsheet', () => {
  test.each([
    ['commas', sheet],
    ['semicolons', sheet.replaceAll(',', ';')],
    ['tabs', sheet.replaceAll(',', '\t')],
    ['a byte order mark and CRLF', `\ufeff${sheet.replaceAll('\n', '\r\n')}`],
    [
      'the separator that Excel writes',
      `sep=;\r\n${sheet.replaceAll(',', ';').replaceAll('\n', '\r\n')}`,
    ],
    ['empty rows', sheet.replace('\nskin', '\n,,,,,,,,\n\nskin')],
  ])('is read with %s', async (_, csv) => {
    expect(await productsOf(csv)).toMatchObject(products)
  })

  test('reads the shelf of a product', async () => {
    const csv = 'category,name,floor,shelf,url\nskin,로션,ground,M-01,https://lumen.example/lotion/'
    expect(await productsOf(csv)).toMatchObject([{ shelf: 'M-01', floor: { ko: '1층' } }])
  })

  test('groups rows that repeat the product for each shade', async () => {
    const repeated = sheet.replace(
      '\n,,,,,,',
      '\nlip,루즈,Rouge,ground,https://lumen.example/rouge/,pretty sweet,',
    )
    expect(await productsOf(repeated)).toMatchObject(products)
  })

  test('keeps two products apart that differ in their address', async () => {
    const row = (name: string) => `lip,루즈,ground,https://lumen.example/${name}/,체리,#c61230`
    const csv = ['category,name,floor,url,shade,colour', row('matte'), row('glow')].join('\n')
    expect(await productsOf(csv)).toHaveLength(2)
  })

  test('reports faults by line and column, also below a cell with line breaks', async () => {
    const csv = sheet
      .replace('Rouge', '"Rou\nge"')
      .replace('#b24c73', 'berry')
      .replace('https://lumen.example/lotion/', 'lumen.example')
    expect(await faultsOf(csv)).toMatchObject([
      { _tag: 'WrongValue', file: 'products.csv', line: 4, path: 'colour' },
      { _tag: 'WrongValue', file: 'products.csv', line: 5, path: 'url' },
    ])
  })

  test('reports a colour product without a shade, and a shade without a name', async () => {
    const csv = sheet.replace('skin', 'cheek').replace('라즈베리,Raspberry', ',')
    expect(await faultsOf(csv)).toMatchObject([
      { _tag: 'WrongValue', line: 3, path: 'shade', expected: { kind: 'translated' } },
      { _tag: 'Missing', line: 4, path: 'shade', expected: { kind: 'shades' } },
    ])
  })

  test('rejects a language that the tool lacks', async () => {
    expect(await faultsOf(sheet.replace('shade:en', 'shade:jp'))).toMatchObject([
      { _tag: 'UnknownKey', line: 1, path: 'shade:jp' },
    ])
  })

  test('reports a missing column once', async () => {
    expect(await faultsOf(sheet.replace('floor,url', 'floor,link'))).toMatchObject([
      { _tag: 'Missing', line: 1, path: 'url', expected: { kind: 'address' } },
    ])
  })

  test('reports the line of a quote that is not closed', async () => {
    expect(await faultsOf(sheet.replace('라즈베리', '"라즈베리'))).toEqual([
      { _tag: 'Syntax', file: 'products.csv', line: 3 },
    ])
  })

  test('counts the line of the separator', async () => {
    expect(await faultsOf(`sep=,\n${sheet.replace('#b24c73', 'berry')}`)).toMatchObject([
      { line: 4, path: 'colour' },
    ])
  })

  test.each(['', '\ufeff', '\n\n', 'sep=;\n'])('rejects the empty file %j', async (csv) => {
    expect(await faultsOf(csv)).toEqual([{ _tag: 'FileEmpty', file: 'products.csv', line: null }])
  })

  test('warns of a header without products', async () => {
    const [header = ''] = sheet.split('\n')
    expect(await check(header)).toMatchObject(
      E.right({ warnings: [{ _tag: 'NoProducts', file: 'products.csv' }] }),
    )
  })

  test('rejects two columns with the same name', async () => {
    expect(await faultsOf(sheet.replace('colour\n', 'colour,Colour\n'))).toMatchObject([
      { _tag: 'RepeatedColumn', file: 'products.csv', line: 1, path: 'colour' },
    ])
  })

  test('rejects a row with more cells than the header, without faults of the shifted cells', async () => {
    const csv = sheet.replace('Rouge', 'Rouge, matte')
    expect(await faultsOf(csv)).toEqual([{ _tag: 'TooManyCells', file: 'products.csv', line: 2 }])
  })

  test('names columns that are not used', async () => {
    const csv = sheet
      .replaceAll(/^(.*)$/gm, '$1,9')
      .replace(',9', ',Price')
      .replace(/,9$/, '')
    expect(await check(csv)).toMatchObject(
      E.right({ warnings: [{ _tag: 'UnusedColumn', file: 'products.csv', path: 'price' }] }),
    )
  })

  test('names the languages that a text lacks, by line', async () => {
    expect(await check(sheet.replace('Raspberry', ''))).toMatchObject(
      E.right({
        warnings: [{ _tag: 'LanguagesMissing', line: 3, path: 'shade', languages: ['en'] }],
      }),
    )
  })
})
