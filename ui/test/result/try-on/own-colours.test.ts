import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seasons } from '@kaoiro/core/diagnosis'
import { drape } from '@kaoiro/texts/ja'
import { colourName, contrastOf, seenParts } from '../../../src/result/try-on/colour-names.js'
import { makeUpColours } from '../../../src/result/drape/make-up-colours.js'
import { oklabOf } from '../../../src/result/drape/oklab.js'

const hex = (colour: string) => {
  const byte = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  return oklabOf(byte(1), byte(3), byte(5))
}

describe('the names of colours', () => {
  it.each([
    ['eyes', '#241a17', 'soft-black'],
    ['eyes', '#5a3a26', 'brown'],
    ['eyes', '#6f8796', 'blue'],
    ['eyes', '#6b7a55', 'green'],
    ['hair', '#15120f', 'soft-black'],
    ['hair', '#3a261b', 'deep-brown'],
    ['hair', '#b8925f', 'golden'],
    ['hair', '#b9b7b5', 'silver'],
    ['lips', '#b86c6a', 'rose'],
    ['skin', '#f0d6c6', 'ivory'],
    ['skin', '#c99672', 'beige'],
    ['skin', '#6b4630', 'bronze'],
  ] as const)('calls %s of %s %s', (part, colour, name) => {
    expect(colourName(part, hex(colour))).toBe(name)
  })

  it('exist for every colour of every part', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...seenParts),
        ...([0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })) as [
          fc.Arbitrary<number>,
          fc.Arbitrary<number>,
          fc.Arbitrary<number>,
        ]),
        (part, red, green, blue) => {
          expect(drape.own.names[colourName(part, oklabOf(red, green, blue))]).toBeTruthy()
        },
      ),
    )
  })
})

it('contrast grows with the difference between hair, eyes and skin', () => {
  const skin = hex('#e8c9b2')
  const of = (colour: string) => contrastOf({ skin, hair: hex(colour), eyes: hex(colour) })
  expect(['#c9a888', '#8a6548', '#1a1513'].map(of)).toEqual(['soft', 'medium', 'strong'])
})

describe('the shades of make-up', () => {
  const cases = seasons.flatMap((season) =>
    [null, ...seasons.filter((other) => other !== season)].map((also) => [season, also] as const),
  )

  it.each(cases)('of %s with %s are worn or kept away from, never both', (season, also) => {
    for (const area of ['lips', 'cheeks'] as const) {
      const { wear, avoid } = makeUpColours(season, also, area)
      expect(wear.length).toBeGreaterThan(2)
      expect(avoid.length).toBeGreaterThan(2)
      expect(wear.filter((swatch) => avoid.includes(swatch))).toEqual([])
    }
  })
})
