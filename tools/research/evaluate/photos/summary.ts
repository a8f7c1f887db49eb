import type { Examination } from '@kaoiro/core/analysis/analyse'
import type { FaceType } from '@kaoiro/core/diagnosis/face-type'
import { faceTypesOf } from '@kaoiro/core/diagnosis/face-type'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import type { Level, Trait } from '@kaoiro/core/diagnosis/level'
import { byTrait, levels } from '@kaoiro/core/diagnosis/level'
import type { Season } from '@kaoiro/core/diagnosis/season'
import { seasons } from '@kaoiro/core/diagnosis/season'
import type { Reason } from '@kaoiro/core/diagnosis/failure-reason'
import { shareOf, sharesAmong } from '../../statistics/shares.js'
import type { EvaluationRecord, PhotoRecord, UnreadableRecord } from '../records/records.js'
import { hasResult, isEastAsian, isResult, ofKind } from '../records/records.js'
import type { PhotosSetting } from '../records/tasks.js'
import type { Consistency } from './consistency.js'
import { consistencyIn } from './consistency.js'

/** The answers that one gender got. */
export interface GenderShares {
  readonly photos: number
  readonly levels: Readonly<Record<Trait, Readonly<Record<Level, number>>>>
  readonly faceTypes: Readonly<Partial<Record<FaceType, number>>>
}

/** The seasons of the photos that had a result. */
export interface SeasonShares {
  readonly photos: number
  readonly shares: Readonly<Record<Season, number>>
}

export interface PhotosSummary {
  readonly seed: number
  readonly again: number
  /** Photos that could be read. */
  readonly photos: number
  readonly refusedShare: number
  /** Files by the reason of their refusal. */
  readonly refused: Readonly<Partial<Record<Reason, ReadonlyArray<string>>>>
  /** The share of results with a hairline found in the pixels. */
  readonly hairlineTold: number
  readonly byGender: Readonly<Record<Gender, GenderShares>>
  readonly seasons: {
    readonly all: SeasonShares
    readonly eastAsian: SeasonShares
    readonly folders: Readonly<Record<string, SeasonShares>>
  }
  /** By the name of the series of second photos. */
  readonly steadiness: Readonly<Record<string, Consistency>>
  readonly unreadable: ReadonlyArray<Pick<UnreadableRecord, 'file' | 'why'>>
}

type AnsweredPhoto = PhotoRecord & { readonly answer: Examination }

const genderShares = (photos: ReadonlyArray<AnsweredPhoto>, gender: Gender): GenderShares => {
  const answers = photos.filter((photo) => photo.gender === gender).map(({ answer }) => answer)
  return {
    photos: answers.length,
    levels: byTrait((trait) =>
      sharesAmong(
        levels,
        answers.map((answer) => answer.levels[trait]),
      ),
    ),
    faceTypes: sharesAmong(
      faceTypesOf(gender),
      answers.map(({ faceType }) => faceType),
    ),
  }
}

const seasonShares = (photos: ReadonlyArray<AnsweredPhoto>): SeasonShares => ({
  photos: photos.length,
  shares: sharesAmong(
    seasons,
    photos.map(({ answer }) => answer.season),
  ),
})

const byFolder = (photos: ReadonlyArray<AnsweredPhoto>): PhotosSummary['seasons']['folders'] =>
  Object.fromEntries(
    [...new Set(photos.map(({ folder }) => folder))].map((folder) => [
      folder,
      seasonShares(photos.filter((photo) => photo.folder === folder)),
    ]),
  )

const refusedIn = (photos: ReadonlyArray<PhotoRecord>): PhotosSummary['refused'] => {
  const byReason = new Map<Reason, string[]>()
  for (const { file, answer } of photos)
    if (!isResult(answer))
      byReason.set(answer.reason, [...(byReason.get(answer.reason) ?? []), file])
  return Object.fromEntries([...byReason].sort(([, a], [, b]) => b.length - a.length))
}

/** Summarises photographs; the right answers are unknown. */
export const photosSummary = (
  { seed, again, series }: PhotosSetting,
  records: ReadonlyArray<EvaluationRecord>,
): PhotosSummary => {
  const photos = ofKind('photo')(records)
  const answered = photos.filter(hasResult)
  return {
    seed,
    again,
    photos: photos.length,
    refusedShare: shareOf(photos, ({ answer }) => !isResult(answer)),
    refused: refusedIn(photos),
    hairlineTold: shareOf(answered, ({ guide }) => guide.isTold),
    byGender: { WOMEN: genderShares(answered, 'WOMEN'), MEN: genderShares(answered, 'MEN') },
    seasons: {
      all: seasonShares(answered),
      eastAsian: seasonShares(answered.filter(({ folder }) => isEastAsian(folder))),
      folders: byFolder(answered),
    },
    steadiness: Object.fromEntries(series.map(({ name }) => [name, consistencyIn(photos, name)])),
    unreadable: ofKind('unreadable')(records).map(({ file, why }) => ({ file, why })),
  }
}
