import { describe, expect, test } from 'vitest'
import type { Box } from '../../src/light-card/geometry.js'
import {
  blackField,
  cardSize,
  codeBox,
  inCodeUnits,
  lightSamples,
  sampleInset,
  textBox,
  whiteField,
} from '../../src/light-card/geometry.js'

/** The most that home printers leave blank at each edge, in mm. */
const printerMargin = 5

/** The largest number of modules on a side: QR version 3. */
const maxModules = 29

/** Blank modules around the code (ISO/IEC 18004). */
const quietModules = 4

/** Pixels per millimetre of a face of 150 mm that is 250 pixels wide. */
const pixelsPerMm = 250 / 150

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const card: Box = { x: 0, y: 0, ...cardSize }
const ink = { code: codeBox, black: blackField, text: textBox }

/** Converts a place in units of the code's side to millimetres. */
const inMillimetres = ({ x, y, width, height }: Box): Box => ({
  x: codeBox.x + x * codeBox.width,
  y: codeBox.y + y * codeBox.height,
  width: width * codeBox.width,
  height: height * codeBox.height,
})

describe('the light card', () => {
  test.each(Object.entries(ink))('prints %s within the reach of home printers', (_, box) => {
    expect(contains(grown(card, -printerMargin), box)).toBe(true)
  })

  test.each([21, 25, 29])('leaves the quiet zone of a code of %d modules blank', (modules) => {
    const quiet = grown(codeBox, (quietModules * codeBox.width) / modules)
    expect(contains(card, quiet)).toBe(true)
    expect(overlap(quiet, blackField)).toBe(false)
    expect(overlap(quiet, textBox)).toBe(false)
  })

  test('has a square code whose smallest module is three pixels wide in a photo', () => {
    expect(codeBox.width).toBe(codeBox.height)
    expect((codeBox.width / maxModules) * pixelsPerMm).toBeGreaterThanOrEqual(3)
  })

  test('has room for a thumb at the bottom and on both sides of the fields', () => {
    for (const box of [codeBox, whiteField, blackField]) {
      expect(box.y + box.height).toBeLessThanOrEqual(cardSize.height - 20)
      expect(box.x).toBeGreaterThanOrEqual(15)
      expect(box.x + box.width).toBeLessThanOrEqual(cardSize.width - 15)
    }
  })
})

describe('inCodeUnits', () => {
  test('gives the code the corners (0, 0) and (1, 1)', () => {
    expect(inCodeUnits(codeBox)).toEqual({ x: 0, y: 0, width: 1, height: 1 })
  })
})

describe('lightSamples', () => {
  const white = inMillimetres(lightSamples.white)
  const black = inMillimetres(lightSamples.black)

  test('takes white at a distance from ink', () => {
    for (const box of Object.values(ink))
      expect(overlap(grown(white, sampleInset), box)).toBe(false)
  })

  test('takes black at a distance from the blank paper', () => {
    expect(contains(blackField, grown(black, sampleInset - 1e-9))).toBe(true)
  })

  test('has fields of at least 15 pixels in a photo', () => {
    for (const box of [white, black])
      expect(Math.min(box.width, box.height) * pixelsPerMm).toBeGreaterThanOrEqual(15)
  })
})
