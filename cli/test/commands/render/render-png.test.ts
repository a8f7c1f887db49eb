import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createJimp } from '@jimp/core'
import png from '@jimp/js-png'
import { node, picture } from '@kaoiro/drawing/pen'
import * as E from 'fp-ts/lib/Either.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { missingLetters, loadRasteriser } from '../../../src/commands/render/rasterise.js'
import { renderPng } from '../../../src/commands/render/run.js'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { kaoiro } from '../../in-process.js'

const folder = await useFolder()

const Jimp = createJimp({ formats: [png] })

/** Runs `kaoiro render` and returns its output as bytes. */
const rendered = async (...args: ReadonlyArray<string>) => {
  const chunks: Uint8Array[] = []
  const { code, stderr } = await kaoiro(
    ['render', 'https://a.example.com/result/1F7womQ', ...args],
    {
      out: (data) => chunks.push(Buffer.from(data)),
    },
  )
  return { code, stderr, bytes: Buffer.concat(chunks) }
}

const sizeOf = async (bytes: Buffer) => {
  const { width, height } = await Jimp.fromBuffer(bytes)
  return { width, height }
}

describe('kaoiro render --format png', () => {
  // Drawn only once, because a picture takes one or two seconds: it reads all system fonts three times.
  let card: Awaited<ReturnType<typeof rendered>>
  beforeAll(async () => {
    card = await rendered('--format', 'png')
  })

  const written = async (...args: ReadonlyArray<string>) =>
    args.length === 0 ? card : rendered('--format', 'png', ...args)

  test.each([
    [[], { width: 1080, height: 1350 }],
    [['--scale', '0.8'], { width: 432, height: 540 }],
  ])('draws with %j a picture of %j', async (args, size) => {
    const { code, stderr, bytes } = await written(...args)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(await sizeOf(bytes)).toEqual(size)
  })

  test('draws paper, key colours and face', async () => {
    const image = await Jimp.fromBuffer(card.bytes)
    const at = (x: number, y: number) => image.getPixelColor(x, y) >>> 8
    expect(at(20, 1300)).toBe(0xfaf7f2)
    expect(at(80, 880)).toBe(0xfb7f7a)
    expect(at(540, 400)).not.toBe(0xfaf7f2)
  })

  test('writes the same bytes to a file as to stdout', async () => {
    const file = path.join(folder, 'card.png')
    await kaoiro(['render', 'https://a.example.com/result/1F7womQ', '--out', file])
    const bytes = await readFile(file)
    expect(bytes.equals(card.bytes)).toBe(true)
  })

  test.each([
    ['render', '1F7womQ', '--format', 'png'],
    ['render', '1F7womQ', '--format', 'svg'],
    ['report', '1F7womQ'],
    ['light-card', '--site', 'https://a.example'],
  ])('%s %s %s %s refuses to print to a terminal', async (...args) => {
    const { code, stdout, stderr } = await kaoiro(args, { outIsTerminal: true })
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain('--out')
  })

  test('reports letters that are missing in all fonts, with advice', async () => {
    const { code, stderr, bytes } = await rendered('--format', 'png', '--brand', 'A\u{10FFFC}')
    expect({ code, length: bytes.length }).toEqual({ code: 1, length: 0 })
    expect(stderr).toMatch(/^kaoiro: no installed font contains "\u{10FFFC}"; .*--format svg.*\n$/u)
  })
})

const writing = (text: string) =>
  picture(100, 40, [node('text', { x: 5, y: 30, 'font-family': "'Nix', serif" }, [text])])

const fontless = () => loadRasteriser({ loadSystemFonts: false })

describe('renderPng', () => {
  test('rejects text if no fonts are installed', async () => {
    expect(await renderPng(fontless)(writing('顔A'), 1)).toEqual(
      E.left({ _tag: 'NoFont', letters: ['顔', 'A'] }),
    )
  })

  test('draws a picture without letters even if no fonts are installed', async () => {
    expect(E.isRight(await renderPng(fontless)(writing(' '), 1))).toBe(true)
  })

  test('reports a missing rasteriser', async () => {
    const load = () => Promise.reject(new Error('Cannot find module'))
    expect(await renderPng(load)(writing('A'), 1)).toEqual(E.left({ _tag: 'NoRasteriser' }))
  })
})

test('missingLetters returns letters that are drawn as the replacement glyph', () => {
  const boxes = (svg: string) => {
    const rows = [...svg.matchAll(/>([^<])<\/tspan>/gu)].map(([, letter]) => letter)
    const [, height = ''] = /height="(\d+)"/.exec(svg) ?? []
    const pixels = new Uint8Array(4 * 96 * Number(height))
    rows.forEach((letter, row) => (pixels[4 * 96 * (48 * row + 20)] = letter === 'A' ? 1 : 2))
    return { width: 96, height: Number(height), pixels, png: () => pixels }
  }
  expect(missingLetters(boxes)(writing('AB CA'))).toEqual(['B', 'C'])
})

test('renderPng uses the first installed font of a list', async () => {
  const rasterise = await loadRasteriser()
  const drawn = (family: string) =>
    renderPng(() => Promise.resolve(rasterise))(
      picture(100, 40, [node('text', { x: 5, y: 30, 'font-family': family }, ['Rg'])]),
      1,
    )
  expect(await drawn("'No Such Font', 'DejaVu Serif'")).toEqual(await drawn('DejaVu Serif'))
})
