import * as E from 'fp-ts/lib/Either.js'
import type { Diagnosed, PhotoAnswer } from '../diagnosis/answer.js'
import { diagnosedFrom } from '../diagnosis/answer.js'
import { certaintyOf } from '../diagnosis/certainty.js'
import { largestSeason, meanChances } from '../diagnosis/distribution.js'
import type { Diagnosis } from '../diagnosis/diagnosis.js'
import type { Doubt, Gender } from '../diagnosis/vocabulary.js'
import { doubts, doubtsAmong, seasons } from '../diagnosis/vocabulary.js'
import { reduceLevels } from '../diagnosis/level.js'
import type { Agreement } from './agreement.js'
import { maxPhotos, spreadOf, unanimous } from './agreement.js'
import { combinedFace } from './combined-face.js'

/** The result of several photos of one person, and how far they agree. */
export interface Combined extends Diagnosed {
  readonly agreement: Agreement
}

export type CombineError =
  | { readonly _tag: 'NoPhotos' }
  | { readonly _tag: 'TooManyPhotos'; readonly photos: number; readonly max: number }
  /** The analysis depends on the gender, so answers that were requested for different genders cannot be combined. */
  | { readonly _tag: 'GendersDiffer' }

/**
 * Combines one to five photos of one person into one result (docs/decisions/0033); their order does not matter. Levels
 * come from the median scores, or are median levels if a photo lacks scores. Seasons and face types have the mean of the
 * photos' chances. Photos with glasses count for the colours only, unless all photos have glasses.
 */
export function combine(answers: ReadonlyArray<PhotoAnswer>): E.Either<CombineError, Combined> {
  const [first] = answers
  if (first === undefined) return E.left({ _tag: 'NoPhotos' })
  if (answers.length > maxPhotos)
    return E.left({ _tag: 'TooManyPhotos', photos: answers.length, max: maxPhotos })
  return answers.some(({ gender }) => gender !== first.gender)
    ? E.left({ _tag: 'GendersDiffer' })
    : E.right(combined(first.gender, answers))
}

/** The result of a single photo. */
export const onePhoto = (answer: PhotoAnswer): Combined => combined(answer.gender, [answer])

const combined = (gender: Gender, answers: ReadonlyArray<PhotoAnswer>): Combined => {
  const { faceType, faceTypes, levels } = combinedFace(gender, answers)
  const photos = answers.map(({ answer }) => diagnosedFrom(gender)(answer))
  const colorComposition = meanChances(
    seasons,
    photos.map(({ diagnosis }) => diagnosis.colorComposition),
  )
  const given = photos.map(({ diagnosis }) => diagnosis.colorType)
  const colorType = unanimous(given) ?? largestSeason(colorComposition)
  const diagnosis: Diagnosis = {
    faceType,
    colorType,
    gender,
    faceTypeAnalysis: reduceLevels(levels),
    colorComposition,
  }
  const [only] = photos
  return {
    diagnosis,
    certainty:
      only !== undefined && photos.length === 1
        ? only.certainty
        : certaintyOf(diagnosis)({
            faceTypes,
            doubts: commonDoubts(answers),
            lightReference: unanimous(photos.map(({ certainty }) => certainty.lightReference)),
          }),
    agreement: {
      photos: answers.length,
      faceType: photos.filter((photo) => photo.diagnosis.faceType === faceType).length,
      season: given.filter((season) => season === colorType).length,
      spread: spreadOf(answers),
    },
  }
}

/**
 * The doubts of more than half of the photos, since the other photos compensate for a doubt of one. Glasses are
 * reported if any photo has them, because that photo did not count in full. Sorted by frequency, then by rank within
 * the photos.
 */
const commonDoubts = (answers: ReadonlyArray<PhotoAnswer>): ReadonlyArray<Doubt> => {
  const lists = answers.map(({ answer }) => doubtsAmong(answer.doubts ?? []))
  const listsWith = (doubt: Doubt) => lists.filter((list) => list.includes(doubt))
  const meanRank = (doubt: Doubt) =>
    listsWith(doubt).reduce((sum, list) => sum + list.indexOf(doubt), 0) / listsWith(doubt).length
  return doubts
    .filter(
      (doubt) =>
        2 * listsWith(doubt).length > answers.length ||
        (doubt === 'glasses' && listsWith(doubt).length > 0),
    )
    .sort((a, b) => listsWith(b).length - listsWith(a).length || meanRank(a) - meanRank(b))
}
