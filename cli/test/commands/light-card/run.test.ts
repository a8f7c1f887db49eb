import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { lightCardFile } from '@kaoiro/core/light-card'
import type { Language } from '@kaoiro/core/language'
import { languages } from '@kaoiro/core/language'
import { lightCardCommand } from '../../../src/commands/light-card/run.js'
import { kaoiro, mute } from '../../in-process.js'

const site = ['--site', 'https://beauty.example.com'] as const

const folder = await useFolder()

/** Runs the command with an own build of cards. */
const withDesign = async (design: string, given: { site: string; lang?: Language }) => {
  for (const language of languages)
    await writeFile(path.join(folder, lightCardFile(language)), design)
  const written = { out: '', err: '' }
  const code = await lightCardCommand(
    { lang: 'en', ...given },
    {
      ...mute,
      out: (data) => (written.out += String(data)),
      err: (text) => (written.err += text),
    },
    folder,
  )
  return { code, ...written }
}

const empty = '{"unitsPerEm":1000,"glyphs":{}}'

describe('kaoiro light-card', () => {
  test('prints a PDF in the chosen language', async () => {
    const given = { site: 'https://beauty.example.com' }
    const { code, out, err } = await withDesign(empty, { ...given, lang: 'ja' })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^%PDF-1\.4\n.*\/Lang \(ja\).*%%EOF\n$/s)
    expect((await withDesign(empty, given)).out).toContain('/Lang (en)')
  })

  test('draws the brand with the letters of the build', async () => {
    const glyph = { advance: 600, outline: '7 7 m 8 8 l h' }
    const glyphs = Object.fromEntries(Array.from('Kaoiro', (letter) => [letter, glyph]))
    const design = JSON.stringify({ unitsPerEm: 1000, glyphs })
    const { out } = await withDesign(design, { site: 'https://beauty.example.com' })
    expect(out).toContain('7 7 m 8 8 l h')
  })

  test('writes the same to a file as to stdout', async () => {
    const file = path.join(folder, 'card.pdf')
    const { code, stdout } = await kaoiro(['light-card', ...site, '--out', file])
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
    expect(await readFile(file, 'latin1')).toBe((await kaoiro(['light-card', ...site])).stdout)
  })

  test('takes the site from the environment, but needs one', async () => {
    const env = { KAOIRO_SITE_URL: 'https://beauty.example.com' }
    const fromEnvironment = await kaoiro(['light-card'], { env })
    expect(fromEnvironment.stdout).toBe((await kaoiro(['light-card', ...site])).stdout)
    const { code, stderr } = await kaoiro(['light-card'])
    expect(code).toBe(2)
    expect(stderr).toContain('--site')
  })

  test('refuses an address that is too long for the code', async () => {
    const long = `https://${'beauty-'.repeat(8)}.example.com`
    const { code, stdout, stderr } = await kaoiro(['light-card', '--site', long])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^kaoiro: https:.*: the address is too long .* 61 .*\n$/)
  })

  test.each(['null', '{"unitsPerEm":1000}', '{"unitsPerEm":10'])(
    'asks to build the screens if the build is %s',
    async (design) => {
      const { code, err } = await withDesign(design, { site: 'https://beauty.example.com' })
      expect(code).toBe(1)
      expect(err).toContain('npm run build')
    },
  )
})
