import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ColourPart } from '../../src/colour/colour-samples.js'
import { colourParts } from '../../src/colour/colour-samples.js'
import { colourTraitsOf, saturated } from '../../src/colour/colour-traits.js'
import type { LightLog } from '../../src/colour/light-log.js'
import { colourOf } from '../../src/colour/light-log.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import {
  bathed,
  personArb,
  samplesArb,
  typicalSamples,
  withoutPart,
} from '../evidence-arbitraries.js'

/** A warmer lamp of the same brightness. As between blue sky and a light bulb, blue changes twice as much as red. */
const lamp = (warmer: number): LightLog => colourOf({ red: warmer, blue: -2 * warmer, light: 0 })

const brighter = (gain: number): LightLog => ({ red: gain, green: gain, blue: gain })

const yellower = ({ red, green, blue }: LightLog, by: number): LightLog => ({
  red,
  green,
  blue: blue - by,
})

const browner = ({ red, green, blue }: LightLog, by: number): LightLog => ({
  red: red + by / 2,
  green,
  blue: blue - by / 2,
})

const traits = ['warmth', 'lightness', 'chroma', 'contrast'] as const

const stepArb = evenly(0.02, 0.3)
const lampArb = evenly(0.03, 0.15).chain((n) => fc.constantFrom(n, -n))

describe('colourTraitsOf', () => {
  test('all traits are between -3 and 3, for any colours, even if some are not visible', () => {
    fc.assert(
      fc.property(samplesArb, (samples) => {
        const found = colourTraitsOf(samples)
        for (const trait of traits) expect(Math.abs(found[trait])).toBeLessThanOrEqual(3)
      }),
    )
  })

  test('another lamp changes the undertone by less than a third of what its effect on the skin alone would', () => {
    fc.assert(
      fc.property(lampArb, (warmer) => {
        const { warmth } = colourTraitsOf(typicalSamples)
        const relit = bathed(typicalSamples, lamp(warmer))
        const skinAlone = colourTraitsOf({ ...typicalSamples, skin: relit.skin }).warmth - warmth
        expect(Math.abs(skinAlone)).toBeGreaterThan(0.05)
        const change = colourTraitsOf(relit).warmth - warmth
        expect(Math.abs(change)).toBeLessThan(Math.abs(skinAlone) / 3)
      }),
    )
  })

  test('other brightness changes lightness by less than a third of its effect without the white as reference', () => {
    fc.assert(
      fc.property(evenly(0.1, 0.35), fc.constantFrom(-1, 1), (by, way) => {
        const relit = bathed(typicalSamples, brighter(way * by))
        const { lightness } = colourTraitsOf(typicalSamples)
        const blind = { ...relit, white: typicalSamples.white }
        const asSeen = Math.abs(colourTraitsOf(blind).lightness - lightness)
        expect(asSeen).toBeGreaterThan(0.15)
        expect(Math.abs(colourTraitsOf(relit).lightness - lightness)).toBeLessThan(asSeen / 3)
      }),
    )
  })

  test.each(colourParts.filter((part) => part !== 'skin' && part !== 'hair'))(
    'if %s is missing, uses the average colour',
    (part: ColourPart) => {
      fc.assert(
        fc.property(personArb, (person) => {
          const usual = colourTraitsOf({ ...person, [part]: typicalSamples[part] })
          const unseen = colourTraitsOf(withoutPart(person, part))
          for (const trait of traits) expect(unseen[trait]).toBeCloseTo(usual[trait], 9)
        }),
      )
    },
  )

  test('if hair is missing, uses the average colour; for contrast, only approximately', () => {
    fc.assert(
      fc.property(personArb, (person) => {
        const usual = colourTraitsOf({ ...person, hair: typicalSamples.hair })
        const unseen = colourTraitsOf(withoutPart(person, 'hair'))
        for (const trait of ['warmth', 'lightness', 'chroma'] as const)
          expect(unseen[trait]).toBeCloseTo(usual[trait], 9)
        expect(Math.abs(unseen.contrast - usual.contrast)).toBeLessThan(0.5)
      }),
    )
  })

  test('yellower skin and browner hair or irises raise warmth', () => {
    fc.assert(
      fc.property(personArb, stepArb, (person, step) => {
        const { warmth } = colourTraitsOf(person)
        for (const warmer of [
          { ...person, skin: yellower(person.skin, step) },
          { ...person, hair: browner(person.hair, step) },
          { ...person, iris: browner(person.iris, step) },
        ])
          expect(colourTraitsOf(warmer).warmth).toBeGreaterThan(warmth)
      }),
    )
  })

  test('lighter skin or hair raises lightness; skin raises contrast, and hair lowers it', () => {
    fc.assert(
      fc.property(personArb, stepArb, (person, step) => {
        const { lightness, contrast } = colourTraitsOf(person)
        const lit = bathed(person, brighter(step))
        const skin = colourTraitsOf({ ...person, skin: lit.skin })
        expect(skin.lightness).toBeGreaterThan(lightness)
        expect(skin.contrast).toBeGreaterThan(contrast)
        const hair = colourTraitsOf({ ...person, hair: lit.hair ?? person.hair })
        expect(hair.lightness).toBeGreaterThan(lightness)
        expect(hair.contrast).toBeLessThan(contrast)
      }),
    )
  })

  test('a light that white paper shows changes nothing', () => {
    const lightArb = fc.record({ red: within(-1, 0), green: within(-1, 0), blue: within(-1, 0) })
    fc.assert(
      fc.property(personArb, lightArb, (person, light) => {
        const reference = { kind: 'sheet', paper: brighter(-0.1) } as const
        const { red, green, blue } = light
        const relit = {
          kind: 'sheet',
          paper: { red: red - 0.1, green: green - 0.1, blue: blue - 0.1 },
        } as const
        const traitsOf = colourTraitsOf({ ...person, reference })
        const again = colourTraitsOf({ ...bathed(person, light), reference: relit })
        for (const trait of traits) expect(again[trait]).toBeCloseTo(traitsOf[trait], 9)
      }),
    )
  })

  test('more colourful skin raises chroma', () => {
    fc.assert(
      fc.property(personArb, stepArb, (person, step) => {
        const vivid = { ...person, skin: browner(person.skin, step) }
        expect(colourTraitsOf(vivid).chroma).toBeGreaterThan(colourTraitsOf(person).chroma)
      }),
    )
  })
})

const within = (min: number, max: number) => fc.double({ min, max, noNaN: true })

describe('saturated', () => {
  test('preserves order and sign, and stays within the bound', () => {
    fc.assert(
      fc.property(within(-20, 20), within(0, 20), within(0.1, 5), (n, more, bound) => {
        expect(Math.abs(saturated(n, bound))).toBeLessThanOrEqual(bound + 1e-9)
        expect(saturated(-n, bound)).toBeCloseTo(-saturated(n, bound), 9)
        expect(saturated(n + more, bound)).toBeGreaterThanOrEqual(saturated(n, bound) - 1e-9)
      }),
    )
  })

  test('changes values up to half the bound only slightly', () => {
    expect(saturated(0.5, 1)).toBeGreaterThan(0.49)
  })
})
