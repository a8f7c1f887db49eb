import type { Trait } from '../level.js'
import type { Landmarks, Point } from './landmarks.js'
import { distance, faceWidth, heightOver, mesh, pointAt } from './landmarks.js'

/** The five measures of a face, each a ratio of lengths, so free of size and of roll. */
export type Measures = Readonly<Record<Trait, number>>

/** Mean and standard deviation of a measure over a population. */
interface Statistics {
  readonly mean: number
  readonly deviation: number
  /** 1 where a larger measure means a higher level, -1 where it means a lower one. */
  readonly direction: 1 | -1
}

/** Of 55 frontal public portraits (docs/analysis.md); the nose's in shares of the canon's thirds. */
const population: Readonly<Record<Trait, Statistics>> = {
  faceLine: { mean: 0.786, deviation: 0.026, direction: 1 },
  eyebrowAngle: { mean: 0.288, deviation: 0.027, direction: -1 },
  eyeVerticalLength: { mean: 0.378, deviation: 0.06, direction: -1 },
  mouthWidth: { mean: 0.364, deviation: 0.037, direction: -1 },
  noseRatio: { mean: 0.3333, deviation: 0.0286, direction: 1 },
}

/** Height of the eye's opening over its width. */
const eyeOpening = (landmarks: Landmarks, [top, bottom, outer, inner]: readonly number[]): number =>
  distance(pointAt(landmarks, top ?? 0), pointAt(landmarks, bottom ?? 0)) /
  distance(pointAt(landmarks, outer ?? 0), pointAt(landmarks, inner ?? 0))

/** Height of the brow's peak over the line between its ends, over that line's length. */
const browArch = (landmarks: Landmarks, [peak, inner, outer]: readonly number[]): number => {
  const ends = [pointAt(landmarks, inner ?? 0), pointAt(landmarks, outer ?? 0)] as const
  return heightOver(pointAt(landmarks, peak ?? 0), ...ends) / distance(...ends)
}

const mean = (a: number, b: number): number => (a + b) / 2

/**
 * The measures of a face: jaw width over face width, arch of the brows, opening of the eyes, mouth
 * width over face width, height of the nose's base over the chin as a share of the face's height.
 *
 * @param hairline where the face ends at the top, in the landmarks' pixels
 */
export const measuresOf = (landmarks: Landmarks, hairline: Point): Measures => {
  const width = faceWidth(landmarks)
  const at = (index: number) => pointAt(landmarks, index)
  const chin = at(mesh.chin)
  return {
    faceLine: distance(at(mesh.jawLeft), at(mesh.jawRight)) / width,
    eyebrowAngle: mean(browArch(landmarks, [105, 55, 46]), browArch(landmarks, [334, 285, 276])),
    eyeVerticalLength: mean(
      eyeOpening(landmarks, [159, 145, 33, 133]),
      eyeOpening(landmarks, [386, 374, 263, 362]),
    ),
    mouthWidth: distance(at(mesh.mouthLeft), at(mesh.mouthRight)) / width,
    noseRatio: distance(at(mesh.noseBase), chin) / distance(hairline, chin),
  }
}

/** A measure in standard deviations from the population's mean, positive towards higher levels. */
export const standardScore = (trait: Trait, measure: number): number => {
  const { mean, deviation, direction } = population[trait]
  return (direction * (measure - mean)) / deviation
}
