import * as O from 'fp-ts/lib/Option.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyBytesArb } from '@kaoiro/fixtures/arbitraries/values'
import { colourSpaceArb, garbledArb, rgbArb } from '@kaoiro/fixtures/arbitraries/colour-profile'
import type { ColourSpace, Curve, Xyz } from '@kaoiro/fixtures/photo/icc-profile'
import {
  adobeRgb,
  displayP3,
  matrixTags,
  profileFor,
  profileOf,
  srgb,
} from '@kaoiro/fixtures/photo/icc-profile'
import { colourProfileOf, hasColourTables } from '../../../src/photo/icc/colour-profile.js'
import type { Pixels } from '@kaoiro/core/photo'
import type { Rgb } from '../pictures.js'

const profileIn = (bytes: Uint8Array) => {
  const profile = colourProfileOf(bytes)
  if (O.isNone(profile)) throw new Error('no profile')
  return profile.value
}

const onePixel = ([r, g, b]: Rgb, alpha = 255) => ({
  width: 1,
  height: 1,
  data: Uint8Array.of(r, g, b, alpha),
})

/** Linear light to an unrounded sRGB byte (IEC 61966-2-1), independent of the code under test. */
const srgbByte = (light: number): number => {
  const clipped = Math.min(1, Math.max(0, light))
  return 255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055)
}

/** Linear light of a byte in a colour space. */
const lightOf = (curve: Curve, byte: number): number => {
  const x = byte / 255
  switch (curve._tag) {
    case 'Gamma':
      return x ** curve.gamma
    case 'Samples': {
      const place = x * (curve.samples.length - 1)
      const [before = 0, after = before] = curve.samples.slice(Math.floor(place))
      return before + (after - before) * (place % 1)
    }
    case 'Parametric': {
      const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = curve.parameters
      if (curve.type === 0) return x ** g
      if (curve.type <= 2) return a * x + b >= 0 ? (a * x + b) ** g + c : c
      return x >= d ? (a * x + b) ** g + e : c * x + f
    }
  }
}

/** Linear light in sRGB, by Cramer's rule; colours outside sRGB are outside 0 to 1. */
const lightInSrgb = (from: ColourSpace, [r, g, b]: Xyz): Xyz => {
  const { red, green, blue } = srgb
  const det = (one: Xyz, two: Xyz, three: Xyz) =>
    one[0] * (two[1] * three[2] - two[2] * three[1]) -
    two[0] * (one[1] * three[2] - one[2] * three[1]) +
    three[0] * (one[1] * two[2] - one[2] * two[1])
  const part = (n: 0 | 1 | 2) => from.red[n] * r + from.green[n] * g + from.blue[n] * b
  const colour: Xyz = [part(0), part(1), part(2)]
  const whole = det(red, green, blue)
  return [
    det(colour, green, blue) / whole,
    det(red, colour, blue) / whole,
    det(red, green, colour) / whole,
  ]
}

/** A colour of this space in sRGB, computed directly from the parameters of the space. */
const exactly = (space: ColourSpace, [r, g, b]: Rgb): ReadonlyArray<number> =>
  lightInSrgb(space, [
    lightOf(space.curve, r),
    lightOf(space.curve, g),
    lightOf(space.curve, b),
  ]).map(srgbByte)

const furthest = (a: ReadonlyArray<number>, b: ReadonlyArray<number>): number =>
  Math.max(...a.map((each, at) => Math.abs(each - (b[at] ?? NaN))))

const rgbOf = ({ data }: Pixels): ReadonlyArray<number> => Array.from(data.subarray(0, 3))

describe('colourProfileOf', () => {
  test('returns the input itself for sRGB', () => {
    fc.assert(
      fc.property(rgbArb, (colour) => {
        const pixels = onePixel(colour)
        expect(profileIn(profileFor(srgb)).toSrgb(pixels)).toBe(pixels)
      }),
    )
  })

  test('recognises sRGB by its primaries and its curve, not by its name', () => {
    const samples = Array.from({ length: 1024 }, (_, n) => lightOf(srgb.curve, (n / 1023) * 255))
    const sampled = { ...srgb, name: 'sRGB built-in', curve: { _tag: 'Samples', samples } as const }
    const pixels = onePixel([12, 200, 99])
    expect(profileIn(profileFor(sampled)).toSrgb(pixels)).toBe(pixels)
    const renamed = profileFor({ ...displayP3, name: srgb.name })
    expect(rgbOf(profileIn(renamed).toSrgb(pixels))).not.toEqual([12, 200, 99])
  })

  test.each([
    ['Display P3', displayP3, [200, 150, 120], [209, 147, 115]],
    ['Adobe RGB', adobeRgb, [200, 150, 120], [217, 151, 119]],
    ['Display P3, outside sRGB', displayP3, [20, 250, 30], [0, 255, 0]],
  ] as const)('converts a known colour of %s', (_, space, from, to) => {
    expect(furthest(rgbOf(profileIn(profileFor(space)).toSrgb(onePixel(from))), to)).toBeLessThan(2)
  })

  test('converts any colour with an error of at most about one byte, and clips it', () => {
    fc.assert(
      fc.property(colourSpaceArb, rgbArb, (space, colour) => {
        const converted = rgbOf(profileIn(profileFor(space)).toSrgb(onePixel(colour)))
        expect(furthest(exactly(space, colour), converted)).toBeLessThan(1.5)
      }),
    )
  })

  test('keeps size and alpha, and does not mutate its input', () => {
    const pixels = onePixel([200, 20, 20], 77)
    const converted = profileIn(profileFor(displayP3)).toSrgb(pixels)
    expect(converted).toMatchObject({ width: 1, height: 1 })
    expect(converted.data[3]).toBe(77)
    expect(pixels).toEqual(onePixel([200, 20, 20], 77))
  })
})

const curved = (curve: Curve): ColourSpace => ({ ...displayP3, curve })

const parametric = (type: number, parameters: ReadonlyArray<number>): ColourSpace =>
  curved({ _tag: 'Parametric', type, parameters })

const withClass = (deviceClass: string, profile: Uint8Array): Uint8Array => {
  const changed = Uint8Array.from(profile)
  changed.set(
    Array.from(deviceClass, (character) => character.charCodeAt(0)),
    12,
  )
  return changed
}

/** The start of a table tag; only its presence counts. */
const table = ['A2B0', [1, 2, 3, 4]] as const
const grey = ['kTRC', [...Array.from('curv\0\0\0\0\0\0\0\0', (c) => c.charCodeAt(0))]] as const

test.each([
  ['tables for RGB', profileOf([table]), true],
  ['a curve for grey', profileOf([grey], 'GRAY'), true],
  ['a matrix only', profileFor(displayP3), false],
  ['tables for XYZ', profileOf([table], 'XYZ '), false],
  ['tables for CMYK', profileOf([table], 'CMYK'), false],
  ['tables between two devices', withClass('link', profileOf([table])), false],
  ['nothing', Uint8Array.of(), false],
])('hasColourTables of a profile with %s', (_, profile, expected) => {
  expect(hasColourTables(profile)).toBe(expected)
})

describe('colourProfileOf rejects profiles', () => {
  const { red } = displayP3
  test.each([
    ['for CMYK', profileOf(matrixTags(displayP3), 'CMYK')],
    ['for grey', profileOf(matrixTags(displayP3), 'GRAY')],
    ['for XYZ', profileOf(matrixTags(displayP3), 'XYZ ')],
    ['that link two devices', withClass('link', profileFor(displayP3))],
    ['without a curve', profileOf(matrixTags(displayP3).slice(0, -1))],
    ['without a primary', profileOf(matrixTags(displayP3).slice(2))],
    ['with tables only', profileOf([['A2B0', [1, 2, 3, 4]]])],
    ['with primaries that miss white', profileFor({ ...displayP3, green: red })],
    ['with a falling curve', profileFor(curved({ _tag: 'Samples', samples: [1, 0.5, 0] }))],
    ['with a curve that ends early', profileFor(curved({ _tag: 'Samples', samples: [0, 0.5] }))],
    ['with a curve of unknown type', profileFor(parametric(5, [1, 1, 1, 1, 1, 1, 1]))],
    ['with a truncated curve', profileFor(parametric(4, [2.4]))],
    ['with a curve of NaN', profileFor(parametric(1, [0.5, 1, -0.5, 0]))],
    ['that are empty', Uint8Array.of()],
  ])('%s', (_, bytes) => {
    expect(colourProfileOf(bytes)).toEqual(O.none)
  })

  test('returns a profile or none for corrupt bytes, and never throws', () => {
    const sound = [srgb, displayP3, adobeRgb].map(profileFor)
    fc.assert(
      fc.property(fc.oneof(anyBytesArb, ...sound.map(garbledArb)), rgbArb, (bytes, colour) => {
        const profile = colourProfileOf(bytes)
        if (O.isSome(profile)) expect(profile.value.toSrgb(onePixel(colour)).data).toHaveLength(4)
      }),
      { numRuns: 1000 },
    )
  })
})
