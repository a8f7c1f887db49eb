import * as t from 'io-ts'
import type { FaceType } from '../../diagnosis/face-type.js'
import { faceTypes, faceTypesOf } from '../../diagnosis/face-type.js'
import { faceTypeOr, seasonOr } from '../../diagnosis/fallback.js'
import type { Gender } from '../../diagnosis/gender.js'
import type { Trait } from '../../diagnosis/level.js'
import { literals } from '../../codecs/codecs.js'
import { seasons } from '../../diagnosis/season.js'
import { Share } from '../../diagnosis/share.js'
import { doubts, doubtsAmong } from './doubt.js'
import type { AnalysisResult } from '../wire/wire.js'

// -------------------------------------------------------------------------------------
// model
// -------------------------------------------------------------------------------------

/** How often each answer would stay in another photo of the same face; never how often it is right. */
const Confidence = t.partial({
  faceType: Share,
  season: Share,
  both: Share,
  levels: t.partial({
    faceLine: Share,
    eyebrowAngle: Share,
    eyeVerticalLength: Share,
    mouthWidth: Share,
    noseRatio: Share,
  } satisfies Record<Trait, typeof Share>),
})

/** The nearest other answer, and how often it would come instead. */
export interface Second<Name> {
  readonly name: Name
  readonly confidence: number
}

const second = <Name extends string>(names: t.Type<Name>): t.Type<Second<Name>> =>
  t.type({ name: names, confidence: Share })

/**
 * What the service says about how sure its answers are, as far as it says something: it stands in records
 * and in the browser's history, never in the result code.
 */
export const Certainty = t.partial(
  {
    confidence: Confidence,
    second: t.partial({
      faceType: second(literals('FaceType', faceTypes)),
      season: second(literals('Season', seasons)),
    }),
    // The worst first.
    doubts: t.readonlyArray(literals('Doubt', doubts)),
  },
  'Certainty',
)
export type Certainty = t.TypeOf<typeof Certainty>

// -------------------------------------------------------------------------------------
// constructors
// -------------------------------------------------------------------------------------

/**
 * What a result says of its certainty. A second answer that is unknown, not shown to this gender, or the
 * very one that is shown first, is left out; so are unknown doubts.
 */
export const certaintyOf =
  (gender: Gender) =>
  ({ face_type, personal_color, confidence, doubts }: AnalysisResult): Certainty =>
    whatWasSent({
      confidence: whatWasSent({
        faceType: face_type.confidence,
        season: personal_color.confidence,
        both: confidence,
        levels: levelsOf(face_type),
      }),
      second: whatWasSent({
        faceType: secondType(gender, face_type),
        season: secondSeason(personal_color),
      }),
      doubts: doubtsAmong(doubts ?? []),
    })

type FaceTypeAnswer = AnalysisResult['face_type']
type SeasonAnswer = AnalysisResult['personal_color']

const levelsOf = ({ level_confidence: levels }: FaceTypeAnswer) =>
  whatWasSent({
    faceLine: levels?.face_line,
    eyebrowAngle: levels?.eyebrow_angle,
    eyeVerticalLength: levels?.eye_vertical_length,
    mouthWidth: levels?.mouth_width,
    noseRatio: levels?.nose_ratio,
  })

const secondType = (gender: Gender, { face_type, second }: FaceTypeAnswer) => {
  const shown = faceTypeOr(gender)(face_type)
  return secondOf(
    faceTypesOf(gender).filter((type): type is FaceType => type !== shown),
    second?.face_type,
    second?.confidence,
  )
}

const secondSeason = ({ personal_color, second }: SeasonAnswer) => {
  const shown = seasonOr(personal_color)
  return secondOf(
    seasons.filter((season) => season !== shown),
    second?.personal_color,
    second?.confidence,
  )
}

const secondOf = <Name extends string>(
  others: ReadonlyArray<Name>,
  sent: string | undefined,
  confidence: number | undefined,
): Second<Name> | undefined => {
  const name = others.find((other) => other === sent)
  return name === undefined || confidence === undefined ? undefined : { name, confidence }
}

/** Without the parts that were not sent, and those that have none. */
const whatWasSent = <A extends object>(parts: A): Sent<A> =>
  Object.fromEntries(
    Object.entries(parts).filter(([, part]) => part !== undefined && !isEmpty(part)),
  ) as Sent<A>

type Sent<A> = { readonly [Part in keyof A]?: Exclude<A[Part], undefined> }

const isEmpty = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && Object.keys(part).length === 0
