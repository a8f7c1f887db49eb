import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faceWords, mainSentences } from '@kaoiro/texts/description'
import { palettes, alsoSuits, avoidedColours } from '@kaoiro/core/palette'
import { recommend, inLanguage } from '@kaoiro/core/products'
import { loadStore } from '../../../src/system/store.js'
import { languages } from '@kaoiro/core/language'
import { loadContent } from '@kaoiro/texts/load'
import { shownDiagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { resultCode } from '@kaoiro/core/result-code'
import { displayWidth, withoutBreaks } from '../../../src/print/columns.js'
import { kaoiro } from '../../in-process.js'

describe('kaoiro decode', () => {
  test('prints the result of a code to stdout', async () => {
    const { code, stdout, stderr } = await kaoiro(['decode', '1F7womQ'])
    expect(code).toBe(0)
    expect(stderr).toBe('')
    for (const words of ['Pretty', 'Women', 'Slightly round', 'Yellow-base spring', '58 %'])
      expect(stdout).toContain(words)
  })

  test('prints Japanese with --lang ja or a Japanese locale', async () => {
    const byFlag = await kaoiro(['decode', '1F7womQ', '--lang', 'ja'])
    const byLocale = await kaoiro(['decode', '1F7womQ'], { env: { LANG: 'ja_JP.UTF-8' } })
    expect(byFlag.stdout).toContain('イエローベース春')
    expect(byLocale.stdout).toBe(byFlag.stdout)
  })

  test('prints two names below one half, and a pattern close by', async () => {
    const near = await kaoiro(['decode', '68elNZB'])
    expect(near.stdout).toContain('colour: Yellow-base autumn or Yellow-base spring\n')
    const rows = await kaoiro(['decode', '4BMyTC'])
    expect(rows.stdout).toContain(
      'Your slightly round face shape feels at home in sweet style, too.',
    )
    expect(rows.stdout).toContain('colour: Yellow-base spring\n')
  })

  test.each(languages)(
    'prints the words, colours and products of the page in %s, within 80 columns',
    async (lang) => {
      const content = await loadContent(lang)
      const { products } = await loadStore({})
      await fc.assert(
        fc.asyncProperty(shownDiagnosisArb, async (diagnosis) => {
          const code = resultCode.encode(diagnosis)
          const { stdout } = await kaoiro(['decode', code, '--lang', lang])
          const words = faceWords(content)(diagnosis)
          const withoutSpace = stdout.replaceAll(/\s/g, '')
          for (const sentence of [...mainSentences(words), ...words.between])
            expect(withoutSpace).toContain(sentence.replaceAll(/\s/g, ''))
          const { colorType } = diagnosis
          for (const { id, colour } of [
            ...palettes[colorType],
            ...avoidedColours(colorType, alsoSuits(diagnosis)),
          ])
            expect(stdout).toContain(`${colour} ${withoutBreaks(content.swatches[id])}`)
          for (const { product, shades } of recommend(products)(diagnosis)) {
            expect(stdout).toContain(product.url)
            expect(stdout).toContain(` · ${String(product.shelf)})`)
            for (const { name, colour } of shades)
              expect(stdout).toContain(`${colour} ${inLanguage(lang)(name).text}`)
          }
          expect(stdout).not.toContain('\u200b')
          for (const line of stdout.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(80)
          const json = await kaoiro(['decode', code, '--lang', lang, '--json'])
          expect(JSON.parse(json.stdout)).toMatchObject({ words })
        }),
      )
    },
  )

  test.each(languages)(
    'fits 50 columns in %s, but for addresses, and ends no text in a torn-off word',
    async (lang) => {
      await fc.assert(
        fc.asyncProperty(shownDiagnosisArb, async (diagnosis) => {
          const args = ['decode', resultCode.encode(diagnosis), '--lang', lang]
          const { stdout } = await kaoiro(args, { outColumns: 50 })
          const lines = stdout.split('\n').filter((line) => !line.includes('://'))
          expect(lines.filter((line) => displayWidth(line) > 50)).toEqual([])
          expect(lines).not.toContain('  す。')
        }),
        { numRuns: 30 },
      )
    },
  )

  test('prints several results in order, each under its code', async () => {
    const { code, stdout } = await kaoiro(['decode', '1F7womQ', '/result/3MMBBYc'])
    expect(code).toBe(0)
    const texts = ['\n  1F7womQ\n', 'Pretty or', '\n  3MMBBYc\n', ': Sweet (']
    const places = texts.map((words) => stdout.indexOf(words))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  test('reports an invalid code, prints the others and exits with 1', async () => {
    const { code, stdout, stderr } = await kaoiro(['decode', '1F7womQ', 'zz', '3MMBBYc', '--csv'])
    expect(code).toBe(1)
    expect(stdout.match(/^\w{7},/gm)).toEqual(['1F7womQ,', '3MMBBYc,'])
    expect(stderr).toMatch(/^kaoiro: "zz": .*\n$/)
  })

  test('adds only styles and swatches in colour', async () => {
    const plain = await kaoiro(['decode', '1F7womQ'])
    const coloured = await kaoiro(['decode', '1F7womQ'], { colour: { out: true, err: true } })
    expect(coloured.stdout).toContain('\x1b[1mPretty or Sweet\x1b[22m')
    expect(coloured.stdout.replace(/\x1b\[48;[\d;]+m {2}\x1b\[0m |\x1b\[\d+m/g, '')).toBe(
      plain.stdout,
    )
  })
})
