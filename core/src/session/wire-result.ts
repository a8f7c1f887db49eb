import { toComposition } from '../diagnosis/composition.js'
import type { Composition } from '../diagnosis/composition.js'
import type { Diagnosis } from '../diagnosis/diagnosis.js'
import type { FaceType } from '../diagnosis/face-type.js'
import { faceTypeOr, seasonOr } from '../diagnosis/fallback.js'
import type { Gender } from '../diagnosis/gender.js'
import type { Trait, TraitLevels } from '../diagnosis/level.js'
import { byTrait, reduceLevels } from '../diagnosis/level.js'
import type { Season } from '../diagnosis/season.js'
import type { Doubt } from './certainty/doubt.js'
import type { AnalysisResult } from './wire/wire.js'

/** What would be found most often instead in another photo, and how often, 0 to 1. */
interface SecondAnswer<Answer> {
  readonly answer: Answer
  readonly confidence: number
}

/** What an analysis answers, in the domain's terms. */
export interface Answers {
  readonly levels: TraitLevels
  /** The traits before they are cut into levels, in standard deviations. */
  readonly scores: Readonly<Record<Trait, number>>
  readonly faceType: FaceType
  readonly season: Season
  readonly composition: Composition
  /** How often each answer would stay in another photo of the same person, 0 to 1. */
  readonly confidence: {
    readonly faceType: number
    readonly season: number
    readonly levels: Readonly<Record<Trait, number>>
  }
  readonly second: {
    readonly faceType: SecondAnswer<FaceType>
    readonly season: SecondAnswer<Season>
  }
  /** What makes it less sure, the worst first. */
  readonly doubts: ReadonlyArray<Doubt>
}

/** More digits would be none that was measured. */
const inHundredths = (number: number): number => Math.round(number * 100) / 100

/** A number for each trait, by the names of the wire. */
type WireTraits<N> = Readonly<Record<keyof AnalysisResult['face_type']['level'], N>>

export const traitsToWire = <N extends number>(
  traits: Readonly<Record<Trait, N>>,
): WireTraits<N> => ({
  face_line: traits.faceLine,
  eyebrow_angle: traits.eyebrowAngle,
  eye_vertical_length: traits.eyeVerticalLength,
  mouth_width: traits.mouthWidth,
  nose_ratio: traits.noseRatio,
})

export const traitsFromWire = <N extends number>(
  wire: WireTraits<N>,
): Readonly<Record<Trait, N>> => ({
  faceLine: wire.face_line,
  eyebrowAngle: wire.eyebrow_angle,
  eyeVerticalLength: wire.eye_vertical_length,
  mouthWidth: wire.mouth_width,
  noseRatio: wire.nose_ratio,
})

/** An analysis as it goes over the wire. */
export const toWire = (answers: Answers): AnalysisResult => {
  const { levels, scores, faceType, season, composition, confidence, second, doubts } = answers
  const { spring, autumn, winter } = composition
  return {
    confidence: inHundredths(confidence.faceType * confidence.season),
    doubts: [...doubts],
    face_type: {
      face_type: faceType,
      confidence: inHundredths(confidence.faceType),
      second: {
        face_type: second.faceType.answer,
        confidence: inHundredths(second.faceType.confidence),
      },
      level: traitsToWire(levels),
      scores: traitsToWire(byTrait((trait) => inHundredths(scores[trait]))),
      level_confidence: traitsToWire(byTrait((trait) => inHundredths(confidence.levels[trait]))),
    },
    personal_color: {
      personal_color: season,
      confidence: inHundredths(confidence.season),
      second: {
        personal_color: second.season.answer,
        confidence: inHundredths(second.season.confidence),
      },
      proportion: { spring, autumn, winter },
    },
  }
}

/** The service's answer as a diagnosis: fallbacks, levels reduced, percentages made to fit. */
export const toDiagnosis =
  (gender: Gender) =>
  ({ face_type, personal_color }: AnalysisResult): Diagnosis => ({
    faceType: faceTypeOr(gender)(face_type.face_type),
    colorType: seasonOr(personal_color.personal_color),
    gender,
    faceTypeAnalysis: reduceLevels(traitsFromWire(face_type.level)),
    colorComposition: toComposition(personal_color.proportion),
  })
