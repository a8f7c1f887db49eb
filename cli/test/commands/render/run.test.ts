import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { content as en } from '@kaoiro/core/locales/en/content/content'
import { content as ja } from '@kaoiro/core/locales/ja/content/content'
import type { Language } from '@kaoiro/core/locales/language'
import { resultCode } from '@kaoiro/core/result-code/result-code'
import { averageDiagnosis } from '@kaoiro/fixtures/average-diagnosis'
import { shownDiagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { kaoiro } from '../../in-process.js'
import { textsIn } from './svg-texts.js'

const contents = { en, ja }
const languageArb = fc.constantFrom<Language>('en', 'ja')

const svgOf = async (...args: ReadonlyArray<string>) => (await kaoiro(['render', ...args])).stdout

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-render-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('kaoiro render', () => {
  test('prints the card as SVG', async () => {
    const { code, stdout, stderr } = await kaoiro(['render', '1F7womQ'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^<svg [^>]*width="540" height="720">/)
    const texts = textsIn(stdout)
    for (const text of ['Kaoiro', 'Face pattern', 'Pretty', 'Yellow-base spring', '58%'])
      expect(texts).toContain(text)
  })

  test('speaks Japanese by --lang or by the locale', async () => {
    const byFlag = await svgOf('1F7womQ', '--lang', 'ja')
    const byLocale = await kaoiro(['render', '1F7womQ'], { env: { LANG: 'ja_JP.UTF-8' } })
    expect(textsIn(byFlag)).toContain('フェイスパターン')
    expect(byLocale.stdout).toBe(byFlag)
  })

  test('makes well-formed SVG with the names of any diagnosis', async () => {
    await fc.assert(
      fc.asyncProperty(shownDiagnosisArb, languageArb, async (diagnosis, language) => {
        const svg = await svgOf(resultCode.encode(diagnosis), '--lang', language)
        const { faceTypes, seasons } = contents[language]
        expect(textsIn(svg)).toEqual(
          expect.arrayContaining([
            faceTypes[diagnosis.faceType].name,
            seasons[diagnosis.colorType].name,
          ]),
        )
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    ['MEN', 'pretty', 'simple'],
    ['WOMEN', 'wild', 'pretty'],
  ] as const)(
    'draws for %s with the pattern %s what the page shows, under the same address',
    async (gender, faceType, shown) => {
      const code = resultCode.encode({ ...averageDiagnosis, gender, faceType })
      const texts = textsIn(await svgOf(code))
      expect(texts).toContain(en.faceTypes[shown].name)
      expect(texts).not.toContain(en.faceTypes[faceType].name)
      expect(texts.join()).toContain(code)
    },
  )

  test('any brand is on the card unchanged', async () => {
    const brandArb = fc.string({
      maxLength: 12,
      unit: fc.constantFrom(...Array.from('<>&"\'; ]A顔😀')),
    })
    await fc.assert(
      fc.asyncProperty(brandArb, async (brand) => {
        expect(textsIn(await svgOf('1F7womQ', `--brand=${brand}`))).toContain(brand)
      }),
    )
  })

  test.each([
    ['A'.repeat(28), 0],
    ['A'.repeat(29), 1],
    ['顔'.repeat(18), 0],
    ['顔'.repeat(19), 1],
  ])('the brand %s, which has to fit on the card: exit code %i', async (brand, exit) => {
    expect(await kaoiro(['render', '1F7womQ', '--brand', brand])).toMatchObject({ code: exit })
  })

  test.each(['\u0001', '\n', '\ud800', '\uffff'])(
    'the brand %j, which XML cannot hold, is wrong usage',
    async (brand) => {
      expect(await kaoiro(['render', '1F7womQ', '--brand', brand])).toMatchObject({ code: 2 })
    },
  )
})

describe('the address on the card', () => {
  const env = { KAOIRO_SITE_URL: 'https://usual.example.com/' }
  const apiEnv = { KAOIRO_API_URL: 'https://api.example.com' }
  const url = 'https://shop.example.com/beauty/result/1F7womQ?from=mail'

  test.each([
    [['1F7womQ'], {}, 'localhost:8080/result/1F7womQ'],
    [['1F7womQ'], env, 'usual.example.com/result/1F7womQ'],
    // Where the results of a service are seen if nobody says otherwise, as for diagnose and encode.
    [['1F7womQ'], apiEnv, 'api.example.com/result/1F7womQ'],
    [['1F7womQ'], { ...apiEnv, ...env }, 'usual.example.com/result/1F7womQ'],
    [[url], env, 'shop.example.com/beauty/result/1F7womQ'],
    [
      ['https://me:secret@shop.example.com/result/1F7womQ/#top'],
      {},
      'shop.example.com/result/1F7womQ',
    ],
    [['<https://a.example.com/result/1F7womQ>'], env, 'a.example.com/result/1F7womQ'],
    [[encodeURIComponent(url)], env, 'shop.example.com/beauty/result/1F7womQ'],
    [['/result/0001F7womQ'], env, 'usual.example.com/result/1F7womQ'],
    [[url, '--site', 'https://a.example.com'], env, 'a.example.com/result/1F7womQ'],
  ])('%j with %j: %s', async (args, env, address) => {
    expect(textsIn((await kaoiro(['render', ...args], { env })).stdout)).toContain(address)
  })
})

describe('--out', () => {
  test('writes what would go to stdout, in the format of the file name', async () => {
    const file = path.join(folder, 'card.SVG')
    const { code, stdout, stderr } = await kaoiro(['render', '1F7womQ', '--out', file])
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: '', stderr: '' })
    expect(await readFile(file, 'utf8')).toBe(await svgOf('1F7womQ'))
  })

  test('a file name without a format is wrong usage', async () => {
    const { code, stderr } = await kaoiro(['render', '1F7womQ', '--out', 'card.jpg'])
    expect(code).toBe(2)
    expect(stderr).toContain('card.jpg: name a .png or .svg file')
  })

  test.each([
    ['no/such/folder/card.svg', 'its folder does not exist'],
    [`${import.meta.filename}/card.svg`, 'its folder is a file'],
  ])('%s: %s', async (file, why) => {
    expect(await kaoiro(['render', '1F7womQ', '--out', file])).toEqual({
      code: 1,
      stdout: '',
      stderr: `kaoiro: ${file}: ${why}\n`,
    })
  })
})

test.each([
  ['1F7wo-Q', '"-" at place 6'],
  ['', 'empty'],
  ['https://example.com/nothing', 'no /result/CODE'],
])('the bad code %j is answered with one clear line', async (argument, words) => {
  const { code, stdout, stderr } = await kaoiro(['render', argument])
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toContain(words)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
})
