import * as O from 'fp-ts/lib/Option.js'
import * as t from 'io-ts'
import { guardCodec, literals, lenient, Percent, Share } from '../../codecs/codecs.js'
import type { Answer } from '../../diagnosis/answer.js'
import { Score } from '../../diagnosis/certainty.js'
import { toComposition, chanceOfBoth, secondAnswer } from '../../diagnosis/distribution.js'
import { FaceFeatures, FaceOutline } from '../../diagnosis/face-outline.js'
import { SeasonProportion, SeasonWithout } from '../../diagnosis/season-without.js'
import type { Trait } from '../../diagnosis/level.js'
import { byTrait, levels, traits } from '../../diagnosis/level.js'

/** The specification's name of each trait (§3): the only list of them. */
const traitNames = {
  faceLine: 'face_line',
  eyebrowAngle: 'eyebrow_angle',
  eyeVerticalLength: 'eye_vertical_length',
  mouthWidth: 'mouth_width',
  noseRatio: 'nose_ratio',
} as const satisfies Record<Trait, string>

type WireTraits<A> = { [T in Trait as (typeof traitNames)[T]]: A }

const traitsToWire = <A>(values: { readonly [T in Trait]?: A }): WireTraits<A> =>
  Object.fromEntries(traits.map((trait) => [traitNames[trait], values[trait]])) as WireTraits<A>

const traitsFromWire = <A>(wire: {
  readonly [Name in keyof WireTraits<A>]?: A
}): Readonly<Record<Trait, A>> => byTrait((trait) => wire[traitNames[trait]] as A)

const forEachTrait = <A>(value: A): WireTraits<A> => traitsToWire(byTrait(() => value))

const Level = literals('Level', levels)

const Confidence = lenient(Share)

/** Any names: another version of the service may know another doubt. */
const DoubtNames = guardCodec(
  'DoubtNames',
  (u): u is ReadonlyArray<string> =>
    Array.isArray(u) && u.every((name) => typeof name === 'string'),
)

const FaceTypeAnswer = t.intersection([
  t.type({ face_type: t.string, level: t.type(forEachTrait(Level)) }),
  t.partial({
    proportion: lenient(t.record(t.string, Percent)),
    confidence: Confidence,
    second: lenient(t.type({ face_type: t.string, confidence: Share })),
    level_confidence: lenient(t.partial(forEachTrait(Confidence))),
    scores: lenient(t.type(forEachTrait(Score))),
  }),
])

const PersonalColorAnswer = t.intersection([
  t.type({
    personal_color: t.string,
    proportion: SeasonProportion,
  }),
  t.partial({
    confidence: Confidence,
    second: lenient(t.type({ personal_color: t.string, confidence: Share })),
    norms: lenient(t.string),
    without: lenient(SeasonWithout),
  }),
])

/**
 * An answer with the field names of the specification (§3). Face type and season may be any text: unknown names fall
 * back. All optional fields are this service's additions, which other clients ignore; `Answer` describes them. Each
 * `confidence` and `second` repeats a part of the proportion next to it, for clients that read only this.
 */
export const AnalysisResult = t.intersection([
  t.type({ face_type: FaceTypeAnswer, personal_color: PersonalColorAnswer }),
  t.partial({
    confidence: Confidence,
    doubts: lenient(DoubtNames),
    light_reference: lenient(t.string),
    face_outline: lenient(FaceOutline),
    face_features: lenient(FaceFeatures),
  }),
])
export type AnalysisResult = t.TypeOf<typeof AnalysisResult>

export function answerFromWire({
  face_type,
  personal_color,
  doubts,
  light_reference,
  face_outline,
  face_features,
}: AnalysisResult): Answer {
  return {
    faceType: face_type.face_type,
    season: personal_color.personal_color,
    levels: traitsFromWire(face_type.level),
    proportion: personal_color.proportion,
    scores: face_type.scores && traitsFromWire(face_type.scores),
    faceTypes: face_type.proportion,
    levelConfidence: face_type.level_confidence && traitsFromWire(face_type.level_confidence),
    doubts,
    lightReference: light_reference,
    outline: face_outline,
    features: face_features,
    norms: personal_color.norms,
    seasonWithout: personal_color.without,
  }
}

/** What clients may read instead of the chances: that of the answer itself, and the next. */
const confidenceAndSecond = (own: string, chances: Readonly<Record<string, number>>) => ({
  confidence: (chances[own] ?? 0) / 100,
  second: O.toUndefined(secondAnswer(own, Object.keys(chances), chances)),
})

export function answerToWire({
  faceType,
  season,
  levels,
  proportion: { spring, autumn, winter },
  scores,
  faceTypes,
  levelConfidence,
  doubts,
  lightReference,
  outline,
  features,
  norms,
  seasonWithout,
}: Answer): AnalysisResult {
  const composition = toComposition({ spring, autumn, winter })
  const ofType = faceTypes && confidenceAndSecond(faceType, faceTypes)
  const ofSeason = faceTypes && confidenceAndSecond(season, composition)
  return {
    confidence: ofType && ofSeason && chanceOfBoth(ofType.confidence, ofSeason.confidence),
    doubts,
    face_type: {
      face_type: faceType,
      proportion: faceTypes,
      confidence: ofType?.confidence,
      second: ofType?.second && {
        face_type: ofType.second.name,
        confidence: ofType.second.confidence,
      },
      level: traitsToWire(levels),
      scores: scores && traitsToWire(scores),
      level_confidence: levelConfidence && traitsToWire(levelConfidence),
    },
    personal_color: {
      personal_color: season,
      confidence: ofSeason?.confidence,
      second: ofSeason?.second && {
        personal_color: ofSeason.second.name,
        confidence: ofSeason.second.confidence,
      },
      proportion: { spring, autumn, winter },
      norms,
      without: seasonWithout,
    },
    light_reference: lightReference,
    face_outline: outline,
    face_features: features,
  }
}
