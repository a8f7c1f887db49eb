import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ColourSamples } from '../../src/colour/colour-samples.js'
import { colourOf } from '../../src/colour/light-log.js'
import { unknownLight } from '../../src/evidence/unknown-light.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { bathed, samplesArb, typicalSamples, withoutPart } from '../evidence-arbitraries.js'

const withWall = (red: number, blue: number, light: number): ColourSamples => ({
  ...typicalSamples,
  surroundings: colourOf({ red, blue, light }),
})

test('is 0 in front of a bright, neutral wall in even light', () => {
  expect(unknownLight(typicalSamples, 0)).toBe(0)
})

test.each<[string, ColourSamples, number]>([
  ['a missing wall', withoutPart(typicalSamples, 'surroundings'), 0],
  ['a dark wall', withWall(0, 0, -2), 0],
  ['a tinted wall', withWall(0.1, -0.2, -0.5), 0],
  [
    'whites in another light than the wall',
    bathed(withWall(-0.4, 0.6, -0.5), colourOf({ red: 0.4, blue: -0.6, light: 0 })),
    0,
  ],
  ['light from one side', typicalSamples, 0.8],
  ['light from the other side', typicalSamples, -0.8],
  [
    'a shaded eye',
    {
      ...typicalSamples,
      whites: [typicalSamples.white, colourOf({ red: 0.24, blue: -0.15, light: -2.5 })],
    },
    0,
  ],
  ['a hidden eye', { ...typicalSamples, whites: [typicalSamples.white, undefined] }, 0],
])('is 1 with %s', (_, colours, sideLight) => {
  expect(unknownLight(colours, sideLight)).toBe(1)
})

test('is between 0 and 1 and never falls with more light from one side', () => {
  fc.assert(
    fc.property(samplesArb, evenly(0, 1), evenly(0, 1), (colours, sideLight, more) => {
      const less = unknownLight(colours, sideLight)
      expect(less).toBeGreaterThanOrEqual(0)
      expect(less).toBeLessThanOrEqual(1)
      expect(unknownLight(colours, sideLight + more)).toBeGreaterThanOrEqual(less)
    }),
  )
})
