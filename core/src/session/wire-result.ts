import { toComposition } from '../diagnosis/composition.js'
import type { Composition } from '../diagnosis/composition.js'
import type { Diagnosis } from '../diagnosis/diagnosis.js'
import type { FaceType } from '../diagnosis/face-type.js'
import { faceTypeOr, seasonOr } from '../diagnosis/fallback.js'
import type { Gender } from '../diagnosis/gender.js'
import type { Trait, TraitLevels } from '../diagnosis/level.js'
import { reduceLevels } from '../diagnosis/level.js'
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

/** More digits than percent would be none that was measured. */
const inHundredths = (share: number): number => Math.round(share * 100) / 100

const levelsToWire = <N extends number>(levels: Readonly<Record<Trait, N>>) => ({
  face_line: levels.faceLine,
  eyebrow_angle: levels.eyebrowAngle,
  eye_vertical_length: levels.eyeVerticalLength,
  mouth_width: levels.mouthWidth,
  nose_ratio: levels.noseRatio,
})

const levelsFromWire = (level: AnalysisResult['face_type']['level']): TraitLevels => ({
  faceLine: level.face_line,
  eyebrowAngle: level.eyebrow_angle,
  eyeVerticalLength: level.eye_vertical_length,
  mouthWidth: level.mouth_width,
  noseRatio: level.nose_ratio,
})

/** An analysis as it goes over the wire. */
export const toWire = (answers: Answers): AnalysisResult => {
  const { levels, faceType, season, composition, confidence, second, doubts } = answers
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
      level: levelsToWire(levels),
      level_confidence: levelsToWire({
        faceLine: inHundredths(confidence.levels.faceLine),
        eyebrowAngle: inHundredths(confidence.levels.eyebrowAngle),
        eyeVerticalLength: inHundredths(confidence.levels.eyeVerticalLength),
        mouthWidth: inHundredths(confidence.levels.mouthWidth),
        noseRatio: inHundredths(confidence.levels.noseRatio),
      }),
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
    faceTypeAnalysis: reduceLevels(levelsFromWire(face_type.level)),
    colorComposition: toComposition(personal_color.proportion),
  })
