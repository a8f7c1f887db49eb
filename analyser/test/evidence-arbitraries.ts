import fc from 'fast-check'
import type { ColourPart } from '@kaoiro/core/norms'
import { colourParts } from '@kaoiro/core/norms'
import type { ColourSamples } from '../src/colour/colour-samples.js'
import type { LightLog } from '../src/colour/light-log.js'
import { colourOf, without } from '../src/colour/light-log.js'
import { shippedNorms } from '../src/colour/shipped-norms.js'
import type { Evidence } from '../src/evidence/evidence.js'
import { meanHairline } from '../src/face/landmarks.js'
import { populations } from '../src/traits/population.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'

/** Evidence of typical photos, and generators of any evidence. */

/** The people of an unknown place. */
export const people = shippedNorms.everybody

const usual = (part: ColourPart): LightLog => colourOf(people[part].mean)

/** Their mean colours. */
export const typicalSamples = {
  skin: usual('skin'),
  white: usual('white'),
  surroundings: usual('surroundings'),
  hair: usual('hair'),
  iris: usual('iris'),
  lips: usual('lips'),
  whites: [usual('white'), usual('white')],
} as const satisfies ColourSamples

/** Adds a light to all samples, as logarithms for each channel. */
export const bathed = (samples: ColourSamples, light: LightLog): ColourSamples => {
  const lit = (colour: LightLog) =>
    without({ red: -light.red, green: -light.green, blue: -light.blue }, colour)
  return {
    ...samples,
    ...Object.fromEntries(
      colourParts.flatMap((part) => {
        const colour = samples[part]
        return colour === undefined ? [] : [[part, lit(colour)]]
      }),
    ),
    whites: samples.whites.map((white) => white && lit(white)),
  }
}

export const withoutPart = (samples: ColourSamples, part: ColourPart): ColourSamples => {
  const { [part]: _, ...others } = samples
  return { ...others, skin: samples.skin }
}

/** A frontal face at rest in the usual light, with all parts visible. */
export const plainEvidence: Evidence = {
  shape: {
    measures: {
      faceLine: populations.WOMEN.faceLine.mean,
      eyebrowAngle: populations.WOMEN.eyebrowAngle.mean,
      eyeVerticalLength: populations.WOMEN.eyeVerticalLength.mean,
      mouthWidth: populations.WOMEN.mouthWidth.mean,
      noseRatio: populations.WOMEN.noseRatio.mean,
    },
    pose: { yaw: 0, pitch: 0 },
    expression: { open: 0, corners: 0.3, lips: 0.14 },
  },
  colours: typicalSamples,
  sideLight: 0,
  roll: 0,
  forehead: meanHairline,
  foreheadPerPercent: 0.006,
  isForeheadGuessed: false,
  lineAcrossNose: 0,
  detail: { faceWidth: 300, sharpness: 0.1 },
}

const channelArb = evenly(-6, 0)

/** Any colour in a photo. */
export const lightArb: fc.Arbitrary<LightLog> = fc.record({
  red: channelArb,
  green: channelArb,
  blue: channelArb,
})

const unseenOr = <A>(arb: fc.Arbitrary<A>) => fc.option(arb, { nil: undefined })

/** Any colours; some parts are hidden. */
export const samplesArb: fc.Arbitrary<ColourSamples> = fc
  .record({
    skin: lightArb,
    white: unseenOr(lightArb),
    surroundings: unseenOr(lightArb),
    hair: unseenOr(lightArb),
    iris: unseenOr(lightArb),
    lips: unseenOr(lightArb),
    whites: fc.tuple(unseenOr(lightArb), unseenOr(lightArb)),
  })
  .map(({ whites, skin, ...parts }) => ({
    skin,
    whites,
    ...Object.fromEntries(Object.entries(parts).filter(([, colour]) => colour !== undefined)),
  }))

/** Colours of people in the usual range of lights. */
export const personArb: fc.Arbitrary<typeof typicalSamples> = fc
  .array(evenly(-0.2, 0.2), { minLength: 18, maxLength: 18 })
  .map((offsets) => {
    const off = (part: ColourPart): LightLog => {
      const at = 3 * colourParts.indexOf(part)
      const [red = 0, blue = 0, light = 0] = offsets.slice(at, at + 3)
      const usual = people[part].mean
      return colourOf({
        red: usual.red + red,
        blue: usual.blue + blue,
        light: usual.light + 2 * light,
      })
    }
    const white = off('white')
    return {
      skin: off('skin'),
      white,
      surroundings: off('surroundings'),
      hair: off('hair'),
      iris: off('iris'),
      lips: off('lips'),
      whites: [white, white],
    }
  })

const turnArb = evenly(-0.6, 0.6)

/** Any evidence of a photo. */
export const evidenceArb: fc.Arbitrary<Evidence> = fc.record({
  shape: fc.record({
    measures: fc.record({
      faceLine: evenly(0.75, 1.1),
      eyebrowAngle: evenly(0.05, 0.3),
      eyeVerticalLength: evenly(0.1, 0.6),
      mouthWidth: evenly(0.25, 0.5),
      noseRatio: evenly(0.25, 0.45),
    }),
    pose: fc.record({ yaw: turnArb, pitch: turnArb }),
    expression: fc.record({
      open: evenly(-0.01, 0.2),
      corners: evenly(0.05, 0.3),
      lips: evenly(0.05, 0.25),
    }),
  }),
  colours: samplesArb,
  sideLight: evenly(-1.5, 1.5),
  roll: turnArb,
  forehead: evenly(0.05, 0.3),
  foreheadPerPercent: fc.oneof(fc.constant(0), evenly(0.0002, 0.02)),
  isForeheadGuessed: fc.boolean(),
  lineAcrossNose: evenly(0, 0.6),
  detail: fc.record({ faceWidth: evenly(40, 500), sharpness: evenly(0, 0.2) }),
})
