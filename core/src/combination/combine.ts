import * as E from 'fp-ts/lib/Either.js'
import type { Gender } from '../diagnosis/gender.js'
import { certaintyOf } from '../session/certainty/certainty.js'
import type { Certainty } from '../session/certainty/certainty.js'
import type { Diagnosed } from '../session/diagnose.js'
import { toDiagnosis, traitsToWire } from '../session/wire-result.js'
import type { AnalysisResult } from '../session/wire/wire.js'
import type { Agreement } from './agreement.js'
import { bareFaces } from './bare-faces.js'
import type { Candidate } from './candidate.js'
import { combinedFaceType, faceTypeIn } from './combined-face-type.js'
import { combinedLevels } from './combined-levels.js'
import { combinedScores } from './combined-scores.js'
import { combinedSeason, meanShares, seasonIn } from './combined-season.js'
import { commonDoubts } from './common-doubts.js'
import type { PhotoAnswer } from './photo-answer.js'
import { maxPhotos } from './max-photos.js'
import { spreadOf } from './spread.js'

/** What comes of several photos of one person, and how well they agree with it. */
export interface Combined extends Diagnosed {
  readonly agreement: Agreement
}

/** Why photos cannot be combined. */
export type CombineError =
  | { readonly _tag: 'NoPhotos' }
  | { readonly _tag: 'TooManyPhotos'; readonly photos: number; readonly max: number }
  /** The analysis judges by gender: answers for two genders are not of one person. */
  | { readonly _tag: 'GendersDiffer' }

/**
 * One result of one to five photos of one person (docs/decisions/0033); their order makes no difference. Levels are
 * the median of the scores, or of the levels if a photo has no scores; the composition is the mean. Photos with glasses
 * count for the colours alone if there are others.
 */
export const combine = (answers: ReadonlyArray<PhotoAnswer>): E.Either<CombineError, Combined> => {
  const [first] = answers
  if (first === undefined) return E.left({ _tag: 'NoPhotos' })
  if (answers.length > maxPhotos)
    return E.left({ _tag: 'TooManyPhotos', photos: answers.length, max: maxPhotos })
  return answers.some(({ gender }) => gender !== first.gender)
    ? E.left({ _tag: 'GendersDiffer' })
    : E.right(combined(first.gender, answers))
}

/** One photo alone: its own answer. */
export const onePhoto = (answer: PhotoAnswer): Combined => combined(answer.gender, [answer])

const combined = (gender: Gender, answers: ReadonlyArray<PhotoAnswer>): Combined => {
  const result = combinedResult(gender, answers)
  const diagnosis = toDiagnosis(gender)(result)
  return {
    diagnosis,
    certainty: combinedCertainty(gender, answers),
    agreement: {
      photos: answers.length,
      faceType: countOf(diagnosis.faceType, answers.map(faceTypeIn)),
      season: countOf(diagnosis.colorType, answers.map(seasonIn)),
      spread: spreadOf(answers),
    },
  }
}

/** As if a service had answered all photos at once. */
const combinedResult = (gender: Gender, answers: ReadonlyArray<PhotoAnswer>): AnalysisResult => {
  const bare = bareFaces(answers)
  const scores = combinedScores(bare)
  const { spring, autumn, winter } = meanShares(answers)
  return {
    face_type: {
      face_type: combinedFaceType(gender, bare, scores),
      level: traitsToWire(combinedLevels(bare, scores)),
    },
    personal_color: {
      personal_color: combinedSeason(answers),
      proportion: { spring, autumn, winter },
    },
  }
}

/**
 * How often several photos together would give the same was never said by the service: of several only the doubts
 * are known, and the agreement says the rest.
 */
const combinedCertainty = (gender: Gender, answers: ReadonlyArray<PhotoAnswer>): Certainty => {
  const [only, ...others] = answers
  if (only !== undefined && others.length === 0) return certaintyOf(gender)(only.result)
  const doubts = commonDoubts(answers)
  return doubts.length === 0 ? {} : { doubts }
}

const countOf = <Answer>(answer: Answer, candidates: ReadonlyArray<Candidate<Answer>>): number =>
  candidates.filter((candidate) => candidate.answer === answer).length
