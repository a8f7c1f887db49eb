import { perturbations } from '../pixels/perturbations.js'
import type { GivenConfidence } from '../../statistics/reliability.js'
import { stayed } from './repeatability.js'
import type { AnswerPart, Retried } from './repeatability.js'
import { shareOf } from '../../statistics/shares.js'

/** Mirrored, an answer stays by construction: counted, it would flatter every confidence. */
const telling = perturbations.filter((name) => name !== 'mirror')

/** The confidence of each photo's answer beside how often it stayed under the perturbations. */
export const confidenceGiven = (
  tried: ReadonlyArray<Retried>,
  kept: AnswerPart,
): ReadonlyArray<GivenConfidence> =>
  tried.map((photo) => ({
    confidence: photo.result.confidence[kept],
    deserved: shareOf(telling, (name) => stayed(photo, name, kept)),
  }))
