import type { Doubt } from '@kaoiro/core/diagnosis'
import type { ColourNorms } from '@kaoiro/core/norms'
import { lightTint } from '../colour/place-light.js'
import type { ColourSamples } from '../colour/colour-samples.js'
import { luminance } from '../colour/light-log.js'
import type { Pose } from '../traits/frontal-face.js'
import { smileOf } from '../traits/trait-scores.js'
import { lackOfDetail } from './evidence.js'
import type { Evidence } from './evidence.js'

/** A circumstance that degrades a photo. It is reported if its severity is at least 1. */
interface Circumstance {
  readonly doubt: Doubt
  readonly severity: number
}

/**
 * The value of each circumstance at severity 1.
 * `smile` is half of a clear smile. `open` is in face widths; a third of the 402 generated faces exceeds it.
 * `turn` is in radians: 11°.
 * `roll` is in radians: 25°. Photos of 32 generated faces were rolled: up to 25°, the face type stays the same as at
 * 5°; at 40°, it stays the same for a quarter fewer of them.
 * The others are natural logarithms of light: one cheek 1.5 times as bright as the other, the tint of a lamp of about
 * 4500 K, and the white of one eye with two thirds of the other's light.
 */
const bounds = {
  smile: 0.5,
  open: 0.05,
  turn: 0.2,
  roll: 0.44,
  sideLight: 0.4,
  tint: 0.16,
  whites: 0.4,
} as const

/**
 * Nine of ten noses without glasses have less contrast. Twice the contrast counts as glasses: 24 of 25 generated faces
 * with glasses reach it, and 0 of the 377 without.
 */
const bareNose = 0.035

/** The difference in luminance between the whites of both eyes; twice the bound if one of them is not visible. */
const whitesApart = ({ whites }: ColourSamples): number => {
  const [left, right] = whites
  return left === undefined || right === undefined
    ? 2 * bounds.whites
    : Math.abs(luminance(left) - luminance(right))
}

/** Doubts about the light, which do not matter if white paper shows it. */
const lightDoubts = (norms: ColourNorms, colours: ColourSamples): ReadonlyArray<Circumstance> => {
  const { red, blue } = lightTint(norms, colours)
  return [
    { doubt: 'coloured-light', severity: Math.hypot(red, blue) / bounds.tint },
    { doubt: 'shaded-eye', severity: whitesApart(colours) / bounds.whites },
  ]
}

const turnSeverity = ({ yaw, pitch }: Pose, roll: number): number =>
  Math.max(Math.hypot(yaw, pitch) / bounds.turn, Math.abs(roll) / bounds.roll)

/** Circumstances that spoil what is measured of a face's shape, including those below 1, which are not reported. */
export function shapeCircumstances({
  shape,
  roll,
  isForeheadGuessed,
  lineAcrossNose,
  detail,
}: Evidence) {
  return [
    { doubt: 'smile', severity: smileOf(shape.expression) / bounds.smile },
    { doubt: 'open-mouth', severity: shape.expression.open / bounds.open },
    { doubt: 'turned', severity: turnSeverity(shape.pose, roll) },
    { doubt: 'guide', severity: isForeheadGuessed ? 1.5 : 0 },
    { doubt: 'glasses', severity: lineAcrossNose / bareNose - 1 },
    { doubt: 'low-detail', severity: lackOfDetail(detail) },
  ] as const satisfies ReadonlyArray<Circumstance>
}

/** Circumstances that spoil colours. The season's chances know them: such a colour is unusual, or not visible. */
const colourCircumstances = (
  norms: ColourNorms,
  { colours, sideLight }: Evidence,
): ReadonlyArray<Circumstance> => [
  { doubt: 'side-light', severity: Math.abs(sideLight) / bounds.sideLight },
  ...(colours.reference === undefined ? lightDoubts(norms, colours) : []),
  { doubt: 'hidden-hair', severity: colours.hair === undefined ? 1.5 : 0 },
]

/** The circumstances to report, the worst first. */
export function doubtsOf(norms: ColourNorms, evidence: Evidence): ReadonlyArray<Doubt> {
  return [...shapeCircumstances(evidence), ...colourCircumstances(norms, evidence)]
    .filter(({ severity }) => severity >= 1)
    .sort((a, b) => b.severity - a.severity)
    .map(({ doubt }) => doubt)
}
