import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faceView } from '../../src/face/head-frame.js'
import { lineAcrossNose } from '../../src/face/glasses.js'
import { samplerOf } from '../../src/face/sampler.js'
import type { Rgb } from '../photo/pictures.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import type { Layer } from '../painted-view.js'
import { band, paintedView, skin } from '../painted-view.js'
import { photograph } from '@kaoiro/fixtures/pixels/photograph'
import { meshOf } from '../portrait-face.js'

/** A strip across the nose with this colour, height and centre. */
const strip = (
  colour: Rgb,
  middle: number,
  height: number,
  [from, to]: readonly [number, number] = [-0.2, 0.2],
): Layer =>
  band(
    colour,
    [from, to],
    () => middle - height / 2,
    () => middle + height / 2,
  )

const dark: Rgb = [60, 55, 58]
const metal: Rgb = [240, 232, 215]

const lineOf = (layers: ReadonlyArray<Layer>, gain = 1) =>
  lineAcrossNose(paintedView(skin, layers, {}, gain))

const placeArb = evenly(-0.055, 0.055)
const frameArb = evenly(0.007, 0.014)

describe('lineAcrossNose', () => {
  test('is 0 on bare skin of any brightness', () => {
    for (const gain of [0.3, 0.6, 1, 1.15]) expect(lineOf([], gain)).toBe(0)
  })

  test('detects a thin strip at any height, dark or of bright metal', () => {
    fc.assert(
      fc.property(placeArb, frameArb, fc.constantFrom(dark, metal), (place, height, colour) => {
        expect(lineOf([strip(colour, place, height)])).toBeGreaterThan(0.08)
      }),
    )
  })

  test('detects a tilted strip', () => {
    const slanted = band(
      dark,
      [-0.2, 0.2],
      (x) => 0.12 * x - 0.005,
      (x) => 0.12 * x + 0.005,
    )
    expect(lineOf([slanted])).toBeGreaterThan(0.3)
  })

  test.each<[string, Layer]>([
    ['a mole', strip(dark, 0, 0.01, [-0.008, 0.008])],
    ['the inner corner of an eye', strip(dark, 0, 0.01, [-0.2, -0.012])],
    ['brows that meet', strip(dark, -0.1, 0.05)],
    ['the edge of a shade', strip([150, 120, 100], 0.3, 0.6)],
    ['a wide shade', strip([150, 120, 100], 0, 0.05)],
    ['a fold down the nose', strip(dark, 0, 0.3, [-0.004, 0.004])],
  ])('ignores %s', (_, layer) => {
    expect(lineOf([layer])).toBeLessThan(0.02)
  })

  /** All these drawings have the mesh of the first. */
  const lineOn = (name: string) =>
    lineAcrossNose(faceView(samplerOf(photograph(name)), meshOf('spring-woman')))

  test.each(['spring-woman', 'long-fringe', 'closed-eyes'])('ignores the drawing %s', (name) => {
    expect(lineOn(name)).toBeLessThan(0.03)
  })

  test('detects drawn glasses', () => {
    expect(lineOn('glasses')).toBeGreaterThan(0.2)
  })
})
