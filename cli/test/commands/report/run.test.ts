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
import { loadContent, loadTerminal } from '@kaoiro/texts/load'
import { recommend, inLanguage } from '@kaoiro/core/products'
import { resultCode } from '@kaoiro/core/result-code'
import { loadStore } from '../../../src/system/store.js'
import { kaoiro } from '../../in-process.js'
import { storeWithLogo } from '../../store-with-logo.js'

const folder = await useFolder()

const address = 'https://beauty.example.com/result/1F7womQ'

describe('kaoiro report', () => {
  test('shows the logo of a store in place of its name', async () => {
    const { env, logo } = await storeWithLogo(folder)
    const { stdout } = await kaoiro(['report', '1F7womQ'], { env })
    expect(stdout).toContain(`<img src="${logo}" alt="Lumen"`)
  })

  test.each(languages)('writes what the page says: %s', async (lang) => {
    const content = await loadContent(lang)
    const { products } = await loadStore({})
    await fc.assert(
      fc.asyncProperty(shownDiagnosisArb, async (diagnosis) => {
        const code = resultCode.encode(diagnosis)
        const { stdout } = await kaoiro(['report', code, '--lang', lang])
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
          ...recommended.map(({ product }) => ` · ${String(product.shelf)}`),
        ])
          expect(stdout).toContain(escaped(text))
      }),
      { numRuns: 20 },
    )
  })

  test('writes HTML that loads nothing', async () => {
    const { stdout } = await kaoiro(['report', address])
    expect(stdout).not.toMatch(/<(?:script|link|img|iframe)|\s(?:src|href)=|url\(|@import/)
  })

  test('has a QR code only if a site is known', async () => {
    const html = async (...args: ReadonlyArray<string>) =>
      (await kaoiro(['report', ...args])).stdout
    expect(await html('1F7womQ')).toContain('<div class="qr"></div>')
    expect(await html(address)).toContain(address)
    expect(await html(address)).toContain('<div class="qr"><svg')
    const checked = `https://urldefense.com/v3/__${address}__;!!Abc-1!x$`
    expect(await html(checked)).toMatch(/1F7womQ\s+https:\/\/beauty\.example\.com/)
    const other = await html(address, '--site', 'https://other.example.com')
    expect(other).toContain('https://other.example.com/result/1F7womQ')
  })

  test.each([
    [['zz'], 1, '"zz"'],
    [['1F7womQ', '--out', 'report.docx'], 2, '--out sheet.html'],
    [['1F7womQ', '--out', '/nowhere/at/all/report.html'], 1, '/nowhere/at/all/report.html'],
  ])('reports %j in one line', async (args, exit, words) => {
    const { code, stdout, stderr } = await kaoiro(['report', ...args])
    expect(code).toBe(exit)
    expect(stdout).toBe('')
    expect(stderr).toContain(words)
  })

  test.each(languages)('says in %s how to make a PDF', async (lang) => {
    const { htmlOnly } = await loadTerminal(lang, 'report')
    for (const args of [
      ['--out', 'report.pdf'],
      ['--out', 'report.PDF', '--format', 'html'],
      ['--format', 'pdf'],
    ]) {
      const { code, stdout, stderr } = await kaoiro(['report', '1F7womQ', ...args, '--lang', lang])
      expect([code, stdout, stderr]).toEqual([2, '', `kaoiro: ${htmlOnly}\n`])
    }
  })

  test('writes HTML into a file of any name for --format html', async () => {
    const out = path.join(folder, 'sheet')
    const { code, stderr } = await kaoiro(['report', address, '--format', 'html', '--out', out])
    expect([code, stderr]).toEqual([0, ''])
    expect(await readFile(out, 'utf8')).toMatch(/^<!doctype html>/)
  })
})
