import * as t from 'io-ts'
import { guardCodec, literals, lenient, Percent, Share } from '../codecs/codecs.js'
import type { Diagnosis } from './diagnosis.js'
import { doubts, doubtsAmong, faceTypes, faceTypesOf, lightReferences } from './vocabulary.js'
import type { FaceType } from './vocabulary.js'
import { byTrait, sideConfidences } from './level.js'

/** The chance of each face type in whole percent; missing ones are 0. */
export type FaceTypeChances = Readonly<Partial<Record<FaceType, number>>>

/**
 * The parts of a service's answer beyond the diagnosis, all of them optional. The certainty of the season follows from the composition.
 */
export const Certainty = t.partial(
  {
    // How likely another photo of this face gives each type: the diagnosis' type is the likeliest.
    faceTypes: t.partial(
      Object.fromEntries(faceTypes.map((type) => [type, Percent])) as Record<
        FaceType,
        typeof Percent
      >,
    ),
    // How likely another photo gives the same level, 0 to 1.
    levelConfidence: t.partial(byTrait(() => Share)),
    // How likely another photo shows a feature on the same side of the average, 0 to 1. Computed here (`sideConfidences`).
    sideConfidence: t.partial(byTrait(() => Share)),
    // The worst first.
    doubts: t.readonlyArray(literals('Doubt', doubts)),
    // The reference, a white sheet or the light card, against which colours were measured.
    lightReference: literals('LightReference', lightReferences),
  },
  'Certainty',
)
export type Certainty = t.TypeOf<typeof Certainty>

/** JSON allows larger numbers than a double holds; they are parsed as infinite. */
export const Score = guardCodec('Score', (u): u is number => Number.isFinite(u))

/** A certainty as a service reports it: names may be unknown, and any part may be missing or invalid. */
export const ReportedCertainty = t.partial({
  faceTypes: lenient(t.record(t.string, Percent)),
  levelConfidence: lenient(t.partial(byTrait(() => lenient(Share)))),
  // Also needed to combine several photos.
  scores: lenient(t.type(byTrait(() => Score))),
  doubts: lenient(t.readonlyArray(t.string)),
  lightReference: lenient(t.string),
})
export type ReportedCertainty = t.TypeOf<typeof ReportedCertainty>

/**
 * The certainty of a diagnosis. Omits unknown doubts and light references, and chances in which another face type than
 * the diagnosis' is likelier.
 */
export const certaintyOf =
  ({ gender, faceType }: Diagnosis) =>
  ({ faceTypes, levelConfidence, scores, doubts, lightReference }: ReportedCertainty): Certainty =>
    omitEmpty({
      faceTypes: faceTypes && chancesFor(faceTypesOf(gender), faceType, faceTypes),
      levelConfidence: omitEmpty({ ...levelConfidence }),
      sideConfidence:
        scores && levelConfidence && omitEmpty(sideConfidences(scores, levelConfidence)),
      doubts: doubtsAmong(doubts ?? []),
      lightReference: lightReferences.find((kind) => kind === lightReference),
    })

const chancesFor = (
  names: ReadonlyArray<FaceType>,
  own: FaceType,
  reported: Readonly<Record<string, number>>,
): FaceTypeChances | undefined => {
  const chances = Object.fromEntries(names.map((name) => [name, reported[name] ?? 0]))
  const largest = Math.max(...Object.values(chances))
  return largest > 0 && chances[own] === largest ? chances : undefined
}

/** Omits the parts that are undefined, and empty objects and lists. */
const omitEmpty = <A extends object>(parts: A): NonEmpty<A> =>
  Object.fromEntries(
    Object.entries(parts).filter(([, part]) => part !== undefined && !isEmpty(part)),
  ) as NonEmpty<A>

type NonEmpty<A> = { readonly [Part in keyof A]?: Exclude<A[Part], undefined> }

const isEmpty = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && Object.keys(part).length === 0
