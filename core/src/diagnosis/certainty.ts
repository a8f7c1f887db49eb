import * as t from 'io-ts'
import { literals } from '../codecs/codecs.js'
import { lenient } from '../codecs/lenient.js'
import type { Diagnosis } from './diagnosis.js'
import { doubts, doubtsAmong } from './doubt.js'
import type { FaceType } from './face-type.js'
import { faceTypes, faceTypesOf } from './face-type.js'
import { byTrait } from './level.js'
import { lightReferences } from './light-reference.js'
import type { Season } from './season.js'
import { seasons } from './season.js'
import { Share } from './share.js'

/** How often each answer would stay the same in another photo of the same face; not how often it is right. */
const Confidence = t.partial({
  faceType: Share,
  season: Share,
  both: Share,
  levels: t.partial(byTrait(() => Share)),
})

/** The nearest other answer, and the share of photos that would give it instead. */
export interface Second<Name> {
  readonly name: Name
  readonly confidence: number
}

const second = <Name extends string>(names: t.Type<Name>): t.Type<Second<Name>> =>
  t.type({ name: names, confidence: Share })

/** The certainty of a diagnosis, as far as the service reports it: every part is optional. */
export const Certainty = t.partial(
  {
    confidence: Confidence,
    second: t.partial({
      faceType: second(literals('FaceType', faceTypes)),
      season: second(literals('Season', seasons)),
    }),
    // The worst first.
    doubts: t.readonlyArray(literals('Doubt', doubts)),
    // The reference, a white sheet or the light card, against which colours were measured.
    lightReference: literals('LightReference', lightReferences),
  },
  'Certainty',
)
export type Certainty = t.TypeOf<typeof Certainty>

/** A certainty as a service reports it: names may be unknown, and any part may be missing or invalid. */
export const ReportedCertainty = t.partial({
  confidence: lenient(
    t.partial({
      faceType: lenient(Share),
      season: lenient(Share),
      both: lenient(Share),
      levels: lenient(t.partial(byTrait(() => lenient(Share)))),
    }),
  ),
  second: lenient(
    t.partial({ faceType: lenient(second(t.string)), season: lenient(second(t.string)) }),
  ),
  doubts: lenient(t.readonlyArray(t.string)),
  lightReference: lenient(t.string),
})
export type ReportedCertainty = t.TypeOf<typeof ReportedCertainty>

/**
 * The certainty of a diagnosis. Omits unknown doubts and light references, and second answers that are unknown, not shown to this
 * gender, or equal to the first answer.
 */
export const certaintyOf =
  ({ gender, faceType, colorType }: Diagnosis) =>
  ({ confidence, second, doubts, lightReference }: ReportedCertainty): Certainty =>
    omitEmpty({
      confidence: omitEmpty({ ...confidence, levels: omitEmpty({ ...confidence?.levels }) }),
      second: omitEmpty({
        faceType: secondAmong<FaceType>(faceTypesOf(gender), faceType, second?.faceType),
        season: secondAmong<Season>(seasons, colorType, second?.season),
      }),
      doubts: doubtsAmong(doubts ?? []),
      lightReference: lightReferences.find((kind) => kind === lightReference),
    })

const secondAmong = <Name extends string>(
  names: ReadonlyArray<Name>,
  first: Name,
  reported: Second<string> | undefined,
): Second<Name> | undefined => {
  const name = names.find((each) => each !== first && each === reported?.name)
  return name === undefined || reported === undefined
    ? undefined
    : { name, confidence: reported.confidence }
}

/** Omits the parts that are undefined, and empty objects and lists. */
const omitEmpty = <A extends object>(parts: A): NonEmpty<A> =>
  Object.fromEntries(
    Object.entries(parts).filter(([, part]) => part !== undefined && !isEmpty(part)),
  ) as NonEmpty<A>

type NonEmpty<A> = { readonly [Part in keyof A]?: Exclude<A[Part], undefined> }

const isEmpty = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && Object.keys(part).length === 0
