import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { languages } from '@kaoiro/core/language'
import { loadContent } from '@kaoiro/texts/load'
import { resultCode } from '@kaoiro/core/result-code'
import { shownDiagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { kaoiro } from '../../in-process.js'
import { storeWithLogo } from '../../store-with-logo.js'

/** The texts of a drawing, in order. */
const textsIn = (svg: string): ReadonlyArray<string> =>
  [...svg.matchAll(/>([^<]+)</g)].map(([, text = '']) => text)

const languageArb = fc.constantFrom(...languages)

const svgOf = async (...args: ReadonlyArray<string>) => (await kaoiro(['render', ...args])).stdout

const folder = await useFolder()

describe('kaoiro render', () => {
  test('prints the card as SVG', async () => {
    const { code, stdout, stderr } = await kaoiro(['render', '1F7womQ'])
    expect(code).toBe(0)
    expect(stderr).toMatch(/^kaoiro: no site is known.*\n$/)
    expect(stdout).toMatch(/^<svg [^>]*width="540" height="675">/)
    const texts = textsIn(stdout)
    for (const text of ['Kaoiro', 'Face pattern', 'Pretty', 'Yellow-base spring'])
      expect(texts).toContain(text)
  })

  test('shows the logo of a store, otherwise its name; and the given name', async () => {
    const { env, logo } = await storeWithLogo(folder)
    const { stdout } = await kaoiro(['render', '1F7womQ'], { env })
    expect(stdout).toContain(`<image href="${logo}"`)
    expect(textsIn(stdout)).not.toContain('Lumen')
    const named = await kaoiro(['render', '1F7womQ', '--brand', 'Aurora'], { env })
    expect(named.stdout).not.toContain('<image')
    expect(textsIn(named.stdout)).toContain('Aurora')
  })

  test('prints the names of the result, for any diagnosis', async () => {
    await fc.assert(
      fc.asyncProperty(shownDiagnosisArb, languageArb, async (diagnosis, language) => {
        const svg = await svgOf(resultCode.encode(diagnosis), '--lang', language)
        const { faceTypes, seasons } = await loadContent(language)
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
    ['A'.repeat(28), 0],
    ['A'.repeat(29), 1],
    ['顔'.repeat(18), 0],
    ['顔'.repeat(19), 1],
  ])('checks that the brand %s fits on the card (exit code %i)', async (brand, exit) => {
    expect(await kaoiro(['render', '1F7womQ', '--brand', brand])).toMatchObject({ code: exit })
  })

  test.each(['\u0001', '\n', '\ud800', '\uffff'])(
    'rejects the brand %j, which is not allowed in XML',
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
    // No site is known.
    [['1F7womQ'], {}, '1F7womQ'],
    [['1F7womQ'], env, 'usual.example.com/result/1F7womQ'],
    // The address of a service is often one that a customer cannot open.
    [['1F7womQ'], apiEnv, '1F7womQ'],
    [['1F7womQ'], { ...apiEnv, ...env }, 'usual.example.com/result/1F7womQ'],
    [[url], env, 'shop.example.com/beauty/result/1F7womQ'],
    [
      ['https://me:secret@shop.example.com/result/1F7womQ/#top'],
      {},
      'shop.example.com/result/1F7womQ',
    ],
    [['<https://a.example.com/result/1F7womQ>'], env, 'a.example.com/result/1F7womQ'],
    [
      [`https://mail.example.com/?url=${encodeURIComponent(url)}&data=1`],
      env,
      'shop.example.com/beauty/result/1F7womQ',
    ],
    [[encodeURIComponent(url)], env, 'shop.example.com/beauty/result/1F7womQ'],
    [['/result/0001F7womQ'], env, 'usual.example.com/result/1F7womQ'],
    [[url, '--site', 'https://a.example.com'], env, 'a.example.com/result/1F7womQ'],
  ])('for %j with %j is %s', async (args, env, address) => {
    const { stdout } = await kaoiro(['render', ...args], { env })
    expect(textsIn(stdout)).toContain(address)
    // A camera could not open a code without a site.
    expect(stdout.includes('d=""')).toBe(address === '1F7womQ')
  })
})

describe('--out', () => {
  test('writes the picture in the format of the file name', async () => {
    const file = path.join(folder, 'card.SVG')
    const { code, stdout } = await kaoiro(['render', '1F7womQ', '--out', file])
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
    expect(await readFile(file, 'utf8')).toBe(await svgOf('1F7womQ'))
  })

  test('rejects a file name without a known format', async () => {
    const { code, stderr } = await kaoiro(['render', '1F7womQ', '--out', 'card.jpg'])
    expect(code).toBe(2)
    expect(stderr).toContain('card.jpg: use a name that ends in .png, .svg')
  })

  test('reports a missing folder in one line', async () => {
    const file = 'no/such/folder/card.svg'
    const args = ['render', 'https://a.example.com/result/1F7womQ', '--out', file]
    const stderr = `kaoiro: ${file}: its folder does not exist\n`
    expect(await kaoiro(args)).toEqual({ code: 1, stdout: '', stderr })
  })
})

test('kaoiro render reports an invalid code in one line', async () => {
  const { code, stdout, stderr } = await kaoiro(['render', '1F7wo-Q'])
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toContain('"-" at position 6')
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
})
