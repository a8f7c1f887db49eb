import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { shownDiagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { palettes } from '@kaoiro/core/palette'
import { styleAdvice } from '@kaoiro/texts/content'
import { faceWords, mainSentences } from '@kaoiro/texts/description'
import { escaped } from '@kaoiro/drawing/pen'
import { languages } from '@kaoiro/core/language'
import { loadContent } from '@kaoiro/texts/load'
import { recommend, inLanguage } from '@kaoiro/core/products'
import { resultCode } from '@kaoiro/core/result-code'
import { reportCommand } from '../../../src/commands/report/run.js'
import { loadStore } from '../../../src/system/store.js'
import { kaoiro, mute } from '../../in-process.js'

const folder = await useFolder()

const address = 'https://beauty.example.com/result/1F7womQ'

describe('kaoiro report', () => {
  test.each(languages)('writes what the page says into HTML: %s', async (lang) => {
    const content = await loadContent(lang)
    const { products } = await loadStore()
    await fc.assert(
      fc.asyncProperty(shownDiagnosisArb, async (diagnosis) => {
        const code = resultCode.encode(diagnosis)
        const { stdout } = await kaoiro(['report', code, '--format', 'html', '--lang', lang])
        expect(stdout).toContain(`<html lang="${lang}">`)
        const recommended = recommend(products)(diagnosis)
        for (const text of [
          ...mainSentences(faceWords(content)(diagnosis)),
          ...styleAdvice(content)(diagnosis).map(({ text }) => text),
          ...palettes[diagnosis.colorType].flatMap(({ id, colour }) => [
            content.swatches[id],
            colour,
          ]),
          ...recommended.map(({ product }) => inLanguage(lang)(product.name).text),
        ])
          expect(stdout).toContain(escaped(text))
      }),
      { numRuns: 20 },
    )
  })

  test('writes HTML that loads nothing', async () => {
    const { stdout } = await kaoiro(['report', address, '--format', 'html'])
    expect(stdout).not.toMatch(/<(?:script|link|img|iframe)|\s(?:src|href)=|url\(|@import/)
  })

  test.each(languages)('writes a PDF with its texts as text: %s', async (lang) => {
    const out = path.join(folder, `${lang}.pdf`)
    const { code, stderr } = await kaoiro(['report', address, '--out', out, '--lang', lang])
    expect(stderr).toBe('')
    expect(code).toBe(0)
    const pdf = (await readFile(out)).toString('latin1')
    expect(pdf.slice(0, 5)).toBe('%PDF-')
    expect(pdf).toContain('/ToUnicode')
  })

  test('has a QR code only if a site is known', async () => {
    const html = async (...args: ReadonlyArray<string>) =>
      (await kaoiro(['report', ...args, '--format', 'html'])).stdout
    expect(await html('1F7womQ')).toContain('<div class="qr"></div>')
    expect(await html(address)).toContain(address)
    expect(await html(address)).toContain('<div class="qr"><svg')
    const other = await html(address, '--site', 'https://other.example.com')
    expect(other).toContain('https://other.example.com/result/1F7womQ')
  })

  test.each([
    [['zz'], 1, '"zz"'],
    [['1F7womQ', '--out', 'report.docx'], 2, '.pdf or .html'],
    [['1F7womQ', '--out', '/nowhere/at/all/report.html'], 1, '/nowhere/at/all/report.html'],
  ])('reports %j in one line', async (args, exit, words) => {
    const { code, stdout, stderr } = await kaoiro(['report', ...args])
    expect(code).toBe(exit)
    expect(stdout).toBe('')
    expect(stderr).toContain(words)
  })

  test('does not print a PDF to a terminal', async () => {
    const { code, stdout, stderr } = await kaoiro(['report', '1F7womQ'], { outIsTerminal: true })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain('--out')
  })

  test('says what to do if the fonts are not built', async () => {
    let said = ''
    const streams = { ...mute, err: (text: string) => (said += text) }
    const missing = path.join(folder, 'missing')
    expect(await reportCommand('1F7womQ', { format: 'pdf' }, streams, missing)).toBe(1)
    expect(said).toContain('npm run build')
  })
})
