import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { languages } from '@kaoiro/core/language'
import { commonColours, wayToWear, wearerOf } from '@kaoiro/core/palette'
import { resultCode } from '@kaoiro/core/result-code'
import { loadWear } from '@kaoiro/texts/load'
import { fixturePath } from '@kaoiro/fixtures/files'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { csvLines } from '@kaoiro/store/csv-lines'
import { displayWidth, withoutBreaks } from '../../../src/print/columns.js'
import { kaoiro } from '../../in-process.js'

const folder = await useFolder()

/** A spring who is close to no other season. */
const spring: Diagnosis = {
  ...{ faceType: 'pretty', colorType: 'spring', gender: 'WOMEN' },
  faceTypeAnalysis: [3, 2, 1, 1, 1],
  colorComposition: { spring: 70, summer: 20, autumn: 6, winter: 4 },
}
const code = resultCode.encode(spring)
const manCode = resultCode.encode({ ...spring, faceType: 'simple', gender: 'MEN' })

describe('kaoiro wear', () => {
  test('prints a card with the colours and their values', async () => {
    expect(await kaoiro(['wear', code, '#E60033'])).toEqual({
      code: 0,
      stdout: [
        '',
        '  #e60033',
        '',
        '  A touch of it near the face is enough.',
        '  Try it as part of a pattern, lipstick and nail colour.',
        '  Let coral pink take the larger part: a blouse or scarf.',
        '    #fb7f7a Coral pink',
        '  The nearest colour of the palette is poppy red; this one is darker and cooler.',
        '    #ee4a3a Poppy red  ΔE 9.1',
        '',
        '',
      ].join('\n'),
      stderr: '',
    })
  })

  test.each(languages)('fits 80 and 50 columns in %s', async (lang) => {
    for (const outColumns of [80, 50]) {
      const args = ['wear', code, 'navy', 'white', '#d98ea0', 'coral pink', '--lang', lang]
      const { code: ended, stdout } = await kaoiro(args, { outColumns })
      expect(ended).toBe(0)
      expect(stdout.split('\n').filter((line) => displayWidth(line) > outColumns)).toEqual([])
      expect(stdout).toContain(`${commonColours.navy} navy`)
    }
  })

  test('draws a swatch of the colour where the terminal can', async () => {
    const streams = { colour: { out: true, err: false }, env: { COLORTERM: 'truecolor' } }
    const { stdout } = await kaoiro(['wear', code, '#e60033'], streams)
    expect(stdout).toContain('\x1b[48;2;230;0;51m  \x1b[0m ')
    expect(stdout).toContain('\x1b[48;2;251;127;122m  \x1b[0m #fb7f7a')
  })

  test('prints one line of JSON per colour with --json, in the language of --lang', async () => {
    const colours = ['アイボリー', 'e03']
    const { stdout } = await kaoiro(['wear', code, ...colours, '--json', '--lang', 'ja'])
    const texts = await loadWear('ja')
    const wear = wayToWear({ season: 'spring', gender: 'WOMEN' })
    const lines = stdout.trimEnd().split('\n')
    for (const [at, colour] of (['#fff6df', '#ee0033'] as const).entries()) {
      const said = Object.entries(texts.words(wear(colour), 'WOMEN'))
      expect(JSON.parse(lines[at] ?? '')).toEqual({
        ...{ code, input: colours[at], ...wear(colour) },
        words: Object.fromEntries(said.map(([name, text]) => [name, withoutBreaks(text)])),
      })
    }
  })

  test('uses both seasons of a result that names two', async () => {
    const two = resultCode.decode('1F7womQ')
    const { stdout } = await kaoiro(['wear', 'https://a.example/result/1F7womQ', 'navy', '--json'])
    if (E.isRight(two))
      expect(JSON.parse(stdout)).toMatchObject(wayToWear(wearerOf(two.right))(commonColours.navy))
  })

  test('reports texts that do not mean a colour and says what to do, and prints the others', async () => {
    const { code: ended, stdout, stderr } = await kaoiro(['wear', code, '#e6003', 'navy'])
    expect(ended).toBe(1)
    expect(stdout).toContain(`${commonColours.navy} navy`)
    expect(stderr).toBe(
      'kaoiro: "#e6003": not a colour; write it as #e60033, or by a name such as "coral pink". ' +
        'A table of products must end in .csv\n',
    )
  })

  test.each([
    [[code], "the colour is missing. Put it in quotes, as in '#e60033', or leave out the #"],
    [[code, 'navy', 'a.csv'], 'name one CSV file, without colours and without --json'],
    [[code, 'a.csv', '--json'], 'name one CSV file, without colours and without --json'],
  ])('rejects the arguments %j', async (args, why) => {
    const { code: ended, stdout, stderr } = await kaoiro(['wear', ...args])
    expect({ ended, stdout }).toEqual({ ended: 2, stdout: '' })
    expect(stderr.replaceAll('’', "'")).toContain(why)
  })

  test('reports a text without a code', async () => {
    const { code: ended, stdout, stderr } = await kaoiro(['wear', 'hello!', 'navy'])
    expect({ ended, stdout }).toEqual({ ended: 1, stdout: '' })
    expect(stderr).toContain('"hello!"')
  })
})

describe('kaoiro wear products.csv', () => {
  const written = async (name: string, content: string): Promise<string> => {
    const file = path.join(folder, name)
    await writeFile(file, content)
    return file
  }
  const rowsOf = (stdout: string) => {
    const lines = csvLines(stdout.replace('\ufeff', ''))
    return E.isRight(lines) ? lines.right.map(({ fields }) => fields) : []
  }

  test('adds columns to those of the file, and leaves them empty without a colour', async () => {
    const csv = 'sku;Colour;price\nA1;#E60033;"1,200"\nA2;;900\n'
    const {
      code: ended,
      stdout,
      stderr,
    } = await kaoiro([...['wear', code, await written('products.csv', csv)]])
    expect({ ended, stderr }).toEqual({ ended: 0, stderr: '' })
    expect(stdout.startsWith('\ufeffsku,Colour,price,wear_place,')).toBe(true)
    const [header, first, second] = rowsOf(stdout)
    expect(header).toHaveLength(12)
    expect(first).toEqual([
      ...['A1', '#E60033', '1,200', 'accent', 'pattern lips nails'],
      ...['Coral pink', '#fb7f7a', 'Poppy red', '#ee4a3a', '9.1', 'darker cooler'],
      expect.stringContaining('A touch of it near the face'),
    ])
    expect(second).toEqual(['A2', '', '900'])
  })

  test('reads the product list of a store, and tells of make-up how to wear it on the face', async () => {
    const list = fixturePath('stores/lumen/products.csv')
    const { code: ended, stdout, stderr } = await kaoiro(['wear', code, list])
    expect({ ended, stderr }).toEqual({ ended: 0, stderr: '' })
    const [, coral, , raspberry] = rowsOf(stdout)
    expect(coral?.slice(9, 11)).toEqual(['face', 'lips'])
    expect(raspberry?.slice(9, 11)).toEqual(['accent', 'lips'])
    const man = await kaoiro(['wear', manCode, list])
    expect(man.stdout).not.toContain('lips')
  })

  test('reads the colours in a column by its name', async () => {
    const named = await written('named.csv', 'sku,tone\nA1,ネイビー\nA2,コーラルピンク\n')
    const { stdout, stderr } = await kaoiro([
      ...['wear', code, named, '--column', 'Tone', '--lang', 'ja'],
    ])
    expect(stderr).toContain('named.csv:2: "ネイビー"')
    expect(rowsOf(stdout)[2]?.slice(0, 3)).toEqual(['A2', 'コーラルピンク', 'face'])
  })

  test('reports cells that do not mean a colour with their line, and prints the rest', async () => {
    const file = await written('wrong.csv', 'sku,color\nA1,reddish\nA2,navy\n')
    const { code: ended, stdout, stderr } = await kaoiro(['wear', code, file])
    expect(ended).toBe(1)
    expect(stderr).toContain('wrong.csv:2: "reddish": not a colour')
    expect(rowsOf(stdout)[2]?.[2]).toBe('away')
  })

  test.each([
    ['no-column.csv', 'sku,tint\nA1,navy\n', 'no-column.csv:1: no column is called colour'],
    ['broken.csv', 'sku,colour\nA1,"navy\n', 'a quoted field is not closed'],
    ['empty.csv', '', 'no column is called colour'],
  ])('reports what is wrong with %s', async (name, content, why) => {
    const {
      code: ended,
      stdout,
      stderr,
    } = await kaoiro([...['wear', code, await written(name, content)]])
    expect({ ended, stdout }).toEqual({ ended: 1, stdout: '' })
    expect(stderr).toContain(why)
  })

  test('reports a file that does not exist', async () => {
    const missing = await kaoiro(['wear', code, path.join(folder, 'missing.csv')])
    expect(missing).toMatchObject({ code: 1, stdout: '' })
    expect(missing.stderr).toContain('missing.csv: no such file')
  })
})
