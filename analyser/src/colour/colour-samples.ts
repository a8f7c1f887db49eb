import * as O from 'fp-ts/lib/Option.js'
import type { LightReferenceKind } from '@kaoiro/core/diagnosis'
import type { ColourPart } from '@kaoiro/core/norms'
import type { Pixels } from '@kaoiro/core/photo'
import { headFrame } from '../face/head-frame.js'
import type { Landmarks } from '../face/landmarks.js'
import { eyeWhites } from './eye-white.js'
import { hairSample } from './hair-sample.js'
import { irisSample, lipSample } from './iris-and-lips.js'
import type { LightLog } from './light-log.js'
import { meanLight } from './light-log.js'
import { skinSample } from './skin-sample.js'
import { nearNeutralMean, surroundings } from './surroundings.js'
import { medianColour } from '../statistics/quantile.js'

/** White paper next to the face, in the same light. */
export interface LightReference {
  readonly kind: LightReferenceKind
  /** The colour of the paper in the photo. */
  readonly paper: LightLog
}

/** The colours as they appear in the photo, with the tint of its light. Parts that are not visible are left out. */
export type ColourSamples = Readonly<Partial<Record<ColourPart, LightLog>>> & {
  readonly skin: LightLog
  /** The white of each eye, left and right in the picture. */
  readonly whites: ReadonlyArray<LightLog | undefined>
  /** Left out if no paper is found. */
  readonly reference?: LightReference
}

/** Samples the colours of all parts; `none` if the photo does not show any skin of the face. */
export function colourSamples(pixels: Pixels, landmarks: Landmarks): O.Option<ColourSamples> {
  const skin = skinSample(pixels, landmarks)
  if (skin === undefined) return O.none
  const { all, besideHead } = surroundings(pixels, headFrame(landmarks))
  const background = besideHead.length === 0 ? undefined : medianColour(besideHead)
  const whites = eyeWhites(pixels, landmarks)
  const seen = whites.flatMap((white) => white ?? [])
  const parts = {
    white: seen.length === 0 ? undefined : meanLight(seen),
    surroundings: nearNeutralMean(all),
    hair: hairSample(pixels, landmarks, skin, background),
    iris: irisSample(pixels, landmarks),
    lips: lipSample(pixels, landmarks),
  }
  return O.some({ skin, whites, ...withoutUnseen(parts) })
}

const withoutUnseen = (
  parts: Readonly<Partial<Record<ColourPart, LightLog | undefined>>>,
): Partial<Record<ColourPart, LightLog>> =>
  Object.fromEntries(Object.entries(parts).filter(([, colour]) => colour !== undefined))
