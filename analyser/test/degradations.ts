import type { ColourSamples } from '../src/colour/colour-samples.js'
import { colourOf, without } from '../src/colour/light-log.js'
import type { Evidence } from '../src/evidence/evidence.js'
import type { FaceShape } from '../src/traits/trait-scores.js'
import { neutralMeasure } from '../src/traits/trait-scores.js'
import type { Trait, Doubt } from '@kaoiro/core/diagnosis'
import { byTrait } from '@kaoiro/core/diagnosis'
import { bathed, withoutPart } from './evidence-arbitraries.js'

type Degradation = (evidence: Evidence, amount?: number) => Evidence

const ofShape =
  (change: (shape: FaceShape, amount: number) => Partial<FaceShape>): Degradation =>
  (evidence, amount = 1) => ({
    ...evidence,
    shape: { ...evidence.shape, ...change(evidence.shape, amount) },
  })

const ofColours =
  (change: (colours: ColourSamples, amount: number) => ColourSamples): Degradation =>
  (evidence, amount = 1) => ({ ...evidence, colours: change(evidence.colours, amount) })

const shaded = ({ whites, ...colours }: ColourSamples, amount: number): ColourSamples => {
  const [left, right] = whites
  const shade = { red: 0.7 * amount, green: 0.7 * amount, blue: 0.7 * amount }
  return { ...colours, whites: [left && without(shade, left), right] }
}

/** Turns the head to this pose and changes the measures as the fitted regression expects. */
const held = (shape: FaceShape, pose: FaceShape['pose']): Partial<FaceShape> => {
  const moved = (trait: Trait) =>
    shape.measures[trait] + neutralMeasure(trait, shape) - neutralMeasure(trait, { ...shape, pose })
  return { measures: byTrait(moved), pose }
}

/** Changes evidence so that a doubt applies: clearly with an amount of 1, more with a larger amount. */
export const degradations: Readonly<Record<Doubt, Degradation>> = {
  smile: ofShape(({ expression }, amount) => ({
    expression: { ...expression, corners: expression.corners - 0.2 * amount },
  })),
  'open-mouth': ofShape(({ expression }, amount) => ({
    expression: { ...expression, open: 0.09 * amount },
  })),
  turned: ofShape((shape, amount) => held(shape, { yaw: 0.3 * amount, pitch: 0 })),
  'side-light': (evidence, amount = 1) => ({ ...evidence, sideLight: 0.6 * amount }),
  'coloured-light': ofColours((colours, amount) =>
    bathed(colours, colourOf({ red: 0.15 * amount, blue: -0.3 * amount, light: 0 })),
  ),
  'shaded-eye': ofColours(shaded),
  guide: (evidence) => ({ ...evidence, foreheadPerPercent: 0, isForeheadGuessed: true }),
  'hidden-hair': ofColours((colours) => withoutPart(colours, 'hair')),
  glasses: (evidence, amount = 1) => ({ ...evidence, lineAcrossNose: 0.1 * amount }),
  'low-detail': ({ detail, ...evidence }, amount = 1) => ({
    ...evidence,
    detail: { ...detail, faceWidth: Math.min(detail.faceWidth, 105 / Math.max(0.1, amount)) },
  }),
}

/** The evidence of the mirror image. */
export const mirroredEvidence = (evidence: Evidence): Evidence => {
  const { shape, colours, sideLight } = evidence
  return {
    ...evidence,
    shape: { ...shape, pose: { ...shape.pose, yaw: -shape.pose.yaw } },
    colours: { ...colours, whites: [...colours.whites].reverse() },
    sideLight: -sideLight,
    roll: -evidence.roll,
  }
}
