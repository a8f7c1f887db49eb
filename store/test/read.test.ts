import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { checkStore, readStore } from '../src/read.js'
import { least, leastWith, svg, useStoreFolders } from './folders.js'

const storeFolder = await useStoreFolders()

const read = async (settings: string, files: Readonly<Record<string, string | Uint8Array>> = {}) =>
  readStore(await storeFolder({ 'store.json': settings, ...files }))

/** The faults of a store, without the file if it is store.json. */
const faultsOf = async (...args: Parameters<typeof read>) => {
  const store = await read(...args)
  return E.isLeft(store) ? store.left : []
}

const withProducts = (floors = '"ground": { "ko": "1층", "en": "1F" }') =>
  leastWith(`"floors": { ${floors} }, "products": "products.json"`)

const brandLimit = { latin: 28, wide: 18 }

const lip = {
  category: 'lip',
  name: { en: 'Rouge', ko: '루즈' },
  floor: 'ground',
  url: 'https://lumen.example/rouge/',
  shades: [{ name: { en: 'Cherry', ko: '체리' }, colour: '#C61230' }],
}

describe('readStore', () => {
  test('reads comments, trailing commas and a byte order mark, and fills in the defaults', async () => {
    expect(await read(`\ufeff${least}`)).toMatchObject(
      E.right({
        brand: { name: 'Lumen', mark: null, icon: 'pictures/icon.svg' },
        languages: ['ko', 'en'],
        related: [],
        counselling: null,
        products: [],
        camera: 'offer',
        analysis: 'service',
        analytics: 'off',
        consent: 'ask',
        minimumAge: 16,
        retentionHours: 24,
        colours: { ground: '#faf7f2' },
        texts: { beforePhoto: null, privacy: null, accessibility: null, description: null },
      }),
    )
  })

  test("returns the store's own texts", async () => {
    const texts = '"texts": { "description": { "en": "Colours.", "ko": "색." } }'
    expect(await read(leastWith(texts))).toMatchObject(
      E.right({ texts: { description: { en: 'Colours.', ko: '색.' } } }),
    )
  })

  test('returns plain JSON', async () => {
    const store = await read(withProducts(), { 'products.json': JSON.stringify([lip]) })
    expect(E.isRight(store)).toBe(true)
    expect(JSON.parse(JSON.stringify(store))).toEqual(store)
  })

  test('resolves the cosmetics pages of all patterns and seasons', async () => {
    expect(await read(least)).toMatchObject(
      E.right({
        cosmetics: {
          pattern: { pretty: 'https://lumen.example/pattern/pretty/' },
          season: { winter: 'https://lumen.example/winter/', spring: 'https://lumen.example/' },
        },
      }),
    )
  })

  test('puts the default language of the store first in each text', async () => {
    const store = await read(least)
    expect(E.isRight(store) && Object.keys(store.right.company)).toEqual(['ko', 'en'])
  })

  test('resolves floors and patterns of products and computes the distances of shades', async () => {
    const products = JSON.stringify([{ ...lip, patterns: ['pretty'] }])
    expect(await read(withProducts(), { 'products.json': products })).toMatchObject(
      E.right({
        products: [
          {
            category: 'lip',
            floor: { ko: '1층', en: '1F' },
            faceTypes: ['pretty'],
            shades: [{ colour: '#c61230', distances: { winter: expect.any(Number) as number } }],
          },
        ],
      }),
    )
  })

  test.each([
    ['a missing file', async () => readStore(path.join(await storeFolder({}), 'none'))],
    ['a missing settings file', async () => readStore(await storeFolder({}))],
  ])('reports %s', async (_, reading) => {
    expect(await reading()).toEqual(
      E.left([{ _tag: 'FileNotFound', file: 'store.json', line: null }]),
    )
  })

  test('reports a file in an encoding that it does not know', async () => {
    // 颜 in GBK
    const gbk = Uint8Array.of(0xd1, 0xd5)
    expect(await faultsOf(withProducts(), { 'products.json': gbk })).toEqual([
      { _tag: 'NotUtf8', file: 'products.json', line: null },
    ])
  })

  test('reports the line of a syntax error', async () => {
    expect(await faultsOf('{\n  "brand": {\n  "name" }\n}')).toEqual([
      { _tag: 'Syntax', file: 'store.json', line: 3 },
    ])
  })

  test.each([
    ['"company2": {}', 'UnknownKey', 'company2'],
    ['"texts": { "privacy": { "fr": "…", "en": "…" } }', 'UnknownKey', 'texts.privacy.fr'],
    [
      '"counselling": { "reservation": "http://x.example/" }',
      'WrongValue',
      'counselling.reservation',
    ],
    [
      '"counselling": { "reservation": "https:x.example" }',
      'WrongValue',
      'counselling.reservation',
    ],
    ['"counselling": {}', 'Missing', 'counselling.reservation'],
    ['"colours": { "accent": "red" }', 'WrongValue', 'colours.accent'],
    // On the default ground, the text would not be legible either.
    ['"colours": { "ground": "101010" }', 'WrongValue', 'colours.ground'],
    ['"minimumAge": 16, "minimumAge": 18', 'RepeatedKey', 'minimumAge'],
    ['"texts": { "privacy": { "en": "1", "en": "2" } }', 'RepeatedKey', 'texts.privacy.en'],
    ['"analytics": "https://www.googletagmanager.com/gtm.js?id=GTM-1"', 'TagManager', 'analytics'],
    ['"camera": "always"', 'WrongValue', 'camera'],
    ['"analytics": "on"', 'WrongValue', 'analytics'],
    ['"minimumAge": 16.5', 'WrongValue', 'minimumAge'],
    ['"minimumAge": -1', 'WrongValue', 'minimumAge'],
    ['"retentionHours": 12', 'WrongValue', 'retentionHours'],
    ['"retentionHours": 0', 'WrongValue', 'retentionHours'],
    ['"checkBeforeSending": "yes"', 'WrongValue', 'checkBeforeSending'],
    ['"products": "../products.json"', 'WrongValue', 'products'],
    ['"related": {}', 'WrongValue', 'related'],
    ['"floors": { "ground": {} }', 'WrongValue', 'floors.ground'],
    ['"floors": { "ground": { "en": "" } }', 'WrongValue', 'floors.ground.en'],
  ])('rejects %s with its line', async (further, tag, name) => {
    expect(await faultsOf(leastWith(further))).toMatchObject([
      { _tag: tag, file: 'store.json', line: 17, path: name },
    ])
  })

  test('rejects a file of another kind by its name', async () => {
    expect(await faultsOf('[]')).toMatchObject([
      { _tag: 'WrongValue', line: 1, path: 'store.json', expected: { kind: 'object' } },
    ])
    expect(await faultsOf(withProducts(), { 'products.json': '{}' })).toMatchObject([
      { file: 'products.json', path: 'products.json', expected: { kind: 'list' } },
    ])
  })

  test('names the keys that an object may have', async () => {
    expect(await faultsOf(leastWith('"colours": { "acent": "#8a2f3c" }'))).toMatchObject([
      { known: expect.arrayContaining(['accent', 'ground']) as ReadonlyArray<string> },
    ])
    expect(await faultsOf(least.replace('"winter"', '"wintr"'))).toMatchObject([
      {
        path: 'cosmetics.season.wintr',
        known: ['spring', 'summer', 'autumn', 'winter', 'default'],
      },
    ])
  })

  test('rejects links that leave out a season without a default', async () => {
    expect(await faultsOf(least.replace('"default": "https://lumen.example/",', ''))).toMatchObject(
      [{ _tag: 'WrongValue', line: 15, path: 'cosmetics.season', expected: { kind: 'addresses' } }],
    )
  })

  test('rejects a language twice, and none', async () => {
    expect(await faultsOf(least.replace('["ko", "en"]', '["ko", "ko"]'))).toMatchObject([
      { line: 4, path: 'languages', expected: { kind: 'different' } },
    ])
    expect(await faultsOf(least.replace('["ko", "en"]', '"ko"'))).toMatchObject([
      { line: 4, path: 'languages', expected: { kind: 'list' } },
    ])
    expect(await faultsOf(least.replace('["ko", "en"]', '[]'))).toMatchObject([
      { line: 4, path: 'languages[0]', expected: { kind: 'oneOf' } },
    ])
  })

  test('rejects colours with too little contrast, by those that the store sets', async () => {
    expect(await faultsOf(leastWith('"colours": {\n  "accent": "#d08090" }'))).toContainEqual({
      _tag: 'LowContrast',
      file: 'store.json',
      line: 18,
      path: 'colours.accent',
      ground: 'colours.ground',
      ratio: expect.closeTo(2.74, 1) as number,
      least: 4.5,
    })
    expect(await faultsOf(leastWith('"colours": { "ground": "#404040" }'))).toContainEqual(
      expect.objectContaining({ path: 'colours.text', ground: 'colours.ground', line: 17 }),
    )
  })

  test('warns of letters of the brand that the cards’ font lacks, and tells what cards show instead', async () => {
    const folder = await storeFolder({ 'store.json': least })
    const cards = (letters: string) => ({ letters, brandFits: () => true, brandLimit })
    expect(await checkStore(folder, { cards: cards('Lumen') })).toMatchObject(
      E.right({ store: { brand: { name: 'Lumen' } } }),
    )
    const lettersOf = async (folder: string, letters: string) => {
      const checked = await checkStore(folder, { cards: cards(letters) })
      const warnings = E.isRight(checked) ? checked.right.warnings : []
      return warnings.filter(({ _tag }) => _tag === 'LettersMissing')
    }
    const at = { _tag: 'LettersMissing', file: 'store.json', line: 2 }
    expect(await lettersOf(folder, 'lumen')).toEqual([
      { ...at, path: 'brand.name', letters: 'L', shown: '', cards: '' },
    ])
    const names = '{ "ko": "하나야", "zh-Hans": "丽人坊", "en": "Hana" }'
    const named = await storeFolder({ 'store.json': least.replace('"Lumen"', names) })
    expect(await lettersOf(named, 'Han人坊')).toEqual([
      { ...at, path: 'brand.name.ko', letters: '하나야', shown: 'Hana', cards: '' },
      { ...at, path: 'brand.name.zh-Hans', letters: '丽', shown: 'Hana', cards: '' },
    ])
    // Link previews show a logo that their rasteriser reads.
    for (const [name, content, cards] of [
      ['logo.svg', svg, 'OnLightCard'],
      ['logo.svg', '<svg><text>Lumen</text></svg>', ''],
      ['logo.webp', 'RIFF    WEBPVP8 ', ''],
    ] as const) {
      const pictures = `icon.svg", "logo": "pictures/${name}" }`
      const folder = await storeFolder({
        'store.json': least.replace('icon.svg" }', pictures),
        [`pictures/${name}`]: content,
      })
      expect(await lettersOf(folder, 'lumen')).toMatchObject([{ letters: 'L', cards }])
    }
  })

  test('rejects a brand that is too wide for the cards, with the limit', async () => {
    const folder = await storeFolder({ 'store.json': least })
    const cards = { letters: undefined, brandFits: () => false, brandLimit }
    expect(await checkStore(folder, { cards })).toEqual(
      E.left([
        { _tag: 'BrandTooWide', file: 'store.json', line: 2, path: 'brand.name', ...brandLimit },
      ]),
    )
  })

  test.each([
    [{ ...lip, category: 'shoes' }, 'WrongValue', '[0].category', 'oneOf'],
    [{ ...lip, floor: 'attic' }, 'WrongValue', '[0].floor', 'floor'],
    [{ ...lip, shades: [] }, 'Missing', '[0].shades[0]', 'object'],
    [{ ...lip, shades: undefined }, 'Missing', '[0].shades', 'shades'],
    [{ ...lip, patterns: ['oval'] }, 'WrongValue', '[0].patterns[0]', 'oneOf'],
    [{ ...lip, name: {} }, 'WrongValue', '[0].name', 'translated'],
  ])('rejects the product %j', async (product, tag, name, kind) => {
    const products = JSON.stringify([product])
    expect(await faultsOf(withProducts(), { 'products.json': products })).toMatchObject([
      { _tag: tag, file: 'products.json', path: name, expected: { kind } },
    ])
  })

  test('does not repeat a fault of the floors for each product', async () => {
    const settings = withProducts().replace('"ground": {', '"ground": { "fr": "RdC",')
    const products = JSON.stringify([lip])
    expect(await faultsOf(settings, { 'products.json': products })).toMatchObject([
      { _tag: 'UnknownKey', path: 'floors.ground.fr' },
    ])
  })

  test('rejects shades of a grooming product', async () => {
    const products = JSON.stringify([{ ...lip, category: 'hair' }])
    expect(await faultsOf(withProducts(), { 'products.json': products })).toMatchObject([
      { _tag: 'UnknownKey', path: '[0].shades' },
    ])
  })

  test('reports all faults of both files at once, by their place', async () => {
    const settings = withProducts()
      .replace('"https://lumen.example/legal/"', '5')
      .replace('icon.svg', 'none.svg')
    const faults = await faultsOf(settings, {
      'products.json': JSON.stringify([lip, { ...lip, floor: 'attic', url: '' }], null, 1),
    })
    expect(faults.map(({ file, line, _tag }) => `${file}:${line} ${_tag}`)).toEqual([
      'store.json:2 PictureNotFound',
      'store.json:9 WrongValue',
      'products.json:26 WrongValue',
      'products.json:27 WrongValue',
    ])
  })
})
