import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FaceFeatures } from '@kaoiro/core/diagnosis'
import { depthIn, smoothed } from '../../src/own-colours.js'
import { hexOf, oklabOf } from '@kaoiro/core/colour'
import type { Pixels } from '@kaoiro/core/photo'
import type { Layer } from '../../src/painted/make-up-layers.js'
import { makeUpLayersOf } from '../../src/painted/make-up-layers.js'
import { makeUpPatches } from '../../src/painted/paint-make-up.js'
import { finished } from './finished.js'

const side = 160

/** An ellipse, as the mesh's contours of lips and mouth are given. */
const ring = (width: number, height: number, y = 0.5) =>
  Array.from({ length: 20 }, (_, i) => {
    const angle = (Math.PI * i) / 10
    return [0.5 + width * Math.cos(angle), y + height * Math.sin(angle)] as const
  })

const featuresOf = (opening: number): FaceFeatures => ({
  ...{ lips: [ring(0.3, 0.14)], mouth: [ring(0.26, opening)], hair: [ring(0.2, 0.1, 0.1)] },
  ...{ eyes: [], irises: [], brows: [], cheeks: [ring(0.12, 0.1, 0.2), ring(0.12, 0.1, 0.85)] },
})

/** A picture of one colour for each pixel. */
const pictureOf = (
  colourAt: (x: number, y: number) => readonly [number, number, number],
): Pixels => ({
  ...{ width: side, height: side },
  data: Uint8ClampedArray.from({ length: 4 * side * side }, (_, at) => {
    const [i, channel] = [Math.floor(at / 4), at % 4]
    return colourAt(i % side, Math.floor(i / side))[channel] ?? 255
  }),
})

const here = ([x, y]: readonly [number, number]) => ({ x: x * side, y: y * side })

const layersIn = (picture: Pixels, features: FaceFeatures) =>
  finished(makeUpLayersOf(picture, features, here))

const placesOf = ({ left, top, width, cover }: Layer) =>
  Array.from(cover, (share, i) => ({
    ...{ share, i },
    x: left + (i % width) + 0.5,
    y: top + Math.floor(i / width) + 0.5,
  }))

/** Deterministic noise of skin, lips and teeth alike. */
const noisy = (seed: number) =>
  pictureOf((x, y) => {
    const wave = Math.sin(12.9898 * x + 78.233 * y + seed) * 43758.5453
    const noise = 60 * (wave - Math.floor(wave))
    return [150 + noise, 90 + noise / 2, 80 + noise / 3]
  })

const seedArb = fc.double({ min: 0, max: 99, noNaN: true })
const openingArb = fc.double({ min: 0.015, max: 0.1, noNaN: true })

describe('the lips’ layer', () => {
  it('covers nothing inside the mouth', () => {
    fc.assert(
      fc.property(seedArb, openingArb, (seed, opening) => {
        const features = featuresOf(opening)
        const mouth = smoothed((features.mouth[0] ?? []).map(here))
        const [lips] = layersIn(noisy(seed), features)?.lips ?? []
        if (lips === undefined) throw new Error('no layer')
        for (const { share, x, y } of placesOf(lips))
          if (depthIn(mouth, x, y) >= 0) expect(share).toBe(0)
      }),
      { numRuns: 6 },
    )
  })

  it('covers closed lips without a gap', () => {
    const [lips] =
      layersIn(
        pictureOf(() => [178, 92, 92]),
        featuresOf(0.004),
      )?.lips ?? []
    if (lips === undefined) throw new Error('no layer')
    const middle = placesOf(lips).filter(({ x, y }) => Math.hypot(x - 80, y - 80) < 10)
    for (const { share } of middle) expect(share).toBeGreaterThan(0.9)
  })

  it('covers the lips, and no skin further from them than a twentieth of the mouth', () => {
    fc.assert(
      fc.property(seedArb, (seed) => {
        const features = featuresOf(0.03)
        const outer = smoothed((features.lips[0] ?? []).map(here))
        const [lips] = layersIn(noisy(seed), features)?.lips ?? []
        if (lips === undefined) throw new Error('no layer')
        const places = placesOf(lips)
        expect(places.some(({ share }) => share > 0.9)).toBe(true)
        for (const { share, x, y } of places)
          if (depthIn(outer, x, y) < -0.05 * 0.6 * side) expect(share).toBe(0)
      }),
      { numRuns: 6 },
    )
  })

  it('leaves out teeth that the mesh takes for lips', () => {
    const isTooth = (x: number, y: number) => Math.abs(y - 90) < 4 && Math.abs(x - 80) < 30
    const picture = pictureOf((x, y) => (isTooth(x, y) ? [232, 224, 205] : [178, 92, 92]))
    const [lips] = layersIn(picture, featuresOf(0.01))?.lips ?? []
    if (lips === undefined) throw new Error('no layer')
    for (const { share, x, y } of placesOf(lips))
      if (isTooth(x - 0.5, y - 0.5)) expect(share).toBeLessThan(0.02)
  })

  it('takes light skin in its edge for hardly lighter than the lips', () => {
    const isLip = (x: number, y: number) => Math.hypot((x - 80) / 47, (y - 80) / 21) < 1
    const picture = pictureOf((x, y) => (isLip(x, y) ? [150, 80, 80] : [190, 140, 122]))
    const [lips] = layersIn(picture, featuresOf(0.02))?.lips ?? []
    if (lips === undefined) throw new Error('no layer')
    const edge = placesOf(lips).filter(({ share, x, y }) => share > 0.2 && !isLip(x - 0.5, y - 0.5))
    expect(edge.length).toBeGreaterThan(10)
    const skin = oklabOf(190, 140, 122).l
    for (const { i } of edge) expect(lips.colours[3 * i] ?? 0).toBeLessThan(skin - 0.02)
  })
})

describe('a cheek’s layer', () => {
  it('fades to nothing before its edge, and leaves out hair', () => {
    const isHair = (x: number) => x < 70
    const picture = pictureOf((x) => (isHair(x) ? [30, 24, 22] : [205, 160, 140]))
    for (const cheek of layersIn(picture, featuresOf(0.02))?.cheeks ?? []) {
      const { left, top, width, height } = cheek
      for (const { share, x, y } of placesOf(cheek)) {
        const isEdge = x - left < 1 || y - top < 1 || left + width - x < 1 || top + height - y < 1
        if (isEdge || isHair(x - 0.5)) expect(share).toBeLessThan(0.01)
      }
    }
  })
})

describe('painted pixels', () => {
  it('are transparent where the part covers nothing, and keep the order of light and dark', () => {
    const features = featuresOf(0.02)
    const layers = layersIn(noisy(3), features)
    const [lips] = layers?.lips ?? []
    if (layers === null || lips === undefined) throw new Error('no layer')
    const [{ data: pixels } = { data: [] }] = makeUpPatches(layers, 'lips', '#c8102e')
    for (const { share, i } of placesOf(lips)) if (share === 0) expect(pixels[4 * i + 3]).toBe(0)
    const lightOf = (i: number) =>
      oklabOf(pixels[4 * i] ?? 0, pixels[4 * i + 1] ?? 0, pixels[4 * i + 2] ?? 0).l
    const covered = placesOf(lips).filter(({ share }) => share > 0.9)
    const sorted = covered.sort(
      (one, other) => (lips.colours[3 * one.i] ?? 0) - (lips.colours[3 * other.i] ?? 0),
    )
    const [dark, light] = [sorted[0], sorted[sorted.length - 1]]
    expect(lightOf(light?.i ?? 0)).toBeGreaterThan(lightOf(dark?.i ?? 0))
  })
})

it('OKLab and sRGB are each other’s inverse', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (rgb) => {
      const bytes = [rgb >> 16, (rgb >> 8) & 255, rgb & 255] as const
      const hex = hexOf(oklabOf(...bytes))
      for (const [i, byte] of bytes.entries())
        expect(
          Math.abs(Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16) - byte),
        ).toBeLessThanOrEqual(2)
    }),
  )
})
