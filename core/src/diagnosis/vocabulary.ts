import type { Gender } from './gender.js'

export type { Gender } from './gender.js'
export { genders } from './gender.js'

/** The ten face patterns. A pattern's place in this list is its number in the result code. */
export const faceTypes = [
  'smart-casual',
  'natural',
  'pretty',
  'basic',
  'handsome',
  'chic',
  'sweet',
  'simple',
  'casual',
  'wild',
] as const

export type FaceType = (typeof faceTypes)[number]

const shownTo = {
  MEN: ['simple', 'casual', 'wild', 'chic'],
  WOMEN: ['smart-casual', 'natural', 'pretty', 'basic', 'handsome', 'chic', 'sweet'],
} as const satisfies Record<Gender, ReadonlyArray<FaceType>>

/** The face patterns that a visitor of this gender can be shown, always in the same order. */
export const faceTypesOf = (gender: Gender): ReadonlyArray<FaceType> => shownTo[gender]

/** The four seasons. A season's place in this list is its number in the result code. */
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const

export type Season = (typeof seasons)[number]

export type Undertone = 'yellow' | 'blue'

/** A season's undertone: spring and autumn are yellow-based, summer and winter blue-based. */
export function undertoneOf(season: Season): Undertone {
  return season === 'spring' || season === 'autumn' ? 'yellow' : 'blue'
}

export type Depth = 'light' | 'deep'

/** A season's depth: spring and summer are light, autumn and winter deep. */
export function depthOf(season: Season): Depth {
  return season === 'spring' || season === 'summer' ? 'light' : 'deep'
}

/** The direction from one season to another on both axes; null where they agree. */
export interface SeasonDirection {
  readonly undertone: 'warmer' | 'cooler' | null
  readonly depth: 'lighter' | 'deeper' | null
}

export function seasonDirection(from: Season, to: Season): SeasonDirection {
  const undertone = undertoneOf(to)
  const depth = depthOf(to)
  return {
    undertone:
      undertone === undertoneOf(from) ? null : undertone === 'yellow' ? 'warmer' : 'cooler',
    depth: depth === depthOf(from) ? null : depth === 'light' ? 'lighter' : 'deeper',
  }
}

/** What visitors may hold next to the face, so that the photo shows its light. */
export const lightReferences = ['sheet', 'card'] as const

export type LightReferenceKind = (typeof lightReferences)[number]

/** Circumstances in a photo that make its answer less certain. The service sends the most serious first. */
export const doubts = [
  'smile',
  'open-mouth',
  // The head is turned, or tilted up, down or to a shoulder.
  'turned',
  'side-light',
  'coloured-light',
  // One eye is in shade, so the light cannot be estimated from the whites of the eyes.
  'shaded-eye',
  // The hairline guide does not fit this face, or a small move of it would change the answer.
  'guide',
  'hidden-hair',
  'glasses',
  // The face has few pixels, or is soft.
  'low-detail',
] as const

export type Doubt = (typeof doubts)[number]

/** The known doubts among names that a service sends, in their order. Drops duplicates and unknown names. */
export function doubtsAmong(names: ReadonlyArray<string>): ReadonlyArray<Doubt> {
  return [...new Set(names)].flatMap((name) => doubts.filter((doubt) => doubt === name))
}

/** Why the service could not analyse a photo. */
export const reasons = [
  'no-face',
  'many-faces',
  // The chin is below the picture.
  'chin-outside',
  // Another part of the face is outside the picture.
  'off-centre',
  'face-too-small',
  'face-turned',
  // The head is tilted to a shoulder, or the photo is on its side.
  'face-tilted',
  'face-covered',
  'too-dark',
  'too-bright',
  'blurred',
  'colour-cast',
  // Shades of one colour: black and white, sepia.
  'no-colour',
  // A drawing or a screenshot, with areas of exactly one colour.
  'not-a-photo',
  'unreadable-photo',
  'internal-error',
] as const

export type Reason = (typeof reasons)[number]

export function isReason(text: string | null): text is Reason {
  return reasons.some((reason) => reason === text)
}

/** The property that the colours of two seasons share, which their headline names. */
export function sharedTone(a: Season, b: Season): Depth | Undertone | 'clear' | 'muted' {
  if (depthOf(a) === depthOf(b)) return depthOf(a)
  if (undertoneOf(a) === undertoneOf(b)) return undertoneOf(a)
  return a === 'spring' || a === 'winter' ? 'clear' : 'muted'
}
