import type { Examination } from '@kaoiro/core/analysis/analyse'
import type { FaceType } from '@kaoiro/core/diagnosis/face-type'
import { faceTypesOf } from '@kaoiro/core/diagnosis/face-type'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import type { Level, Trait } from '@kaoiro/core/diagnosis/level'
import { levels, traits } from '@kaoiro/core/diagnosis/level'
import type { Season } from '@kaoiro/core/diagnosis/season'
import { seasons } from '@kaoiro/core/diagnosis/season'
import type { Reason } from '@kaoiro/core/diagnosis/failure-reason'
import { isResult, ofKind } from '../records/record.js'
import type { EvaluationRecord, PhotoRecord, UnreadableRecord } from '../records/record.js'
import { shareOf, sharesAmong } from '../../statistics/shares.js'
import type { PhotosSetting } from '../tasks/tasks.js'
import { isEastAsian } from '../records/photo-file.js'
import type { Steadiness } from './steadiness.js'
import { steadinessIn } from './steadiness.js'

/** What people of one gender were told. */
export interface GenderShares {
  readonly photos: number
  readonly levels: Readonly<Record<Trait, Readonly<Record<Level, number>>>>
  readonly faceTypes: Readonly<Partial<Record<FaceType, number>>>
}

/** The seasons of some photos that had a result. */
export interface AnsweredSeasons {
  readonly photos: number
  readonly shares: Readonly<Record<Season, number>>
}

export interface PhotosSummary {
  readonly seed: number
  readonly again: number
  /** Photos that could be read. */
  readonly photos: number
  /** The share of them that had no result. */
  readonly refusedShare: number
  /** The files that were refused, by reason. */
  readonly refused: Readonly<Partial<Record<Reason, ReadonlyArray<string>>>>
  /** Of the photos with a result, how many told where the hair begins. */
  readonly hairlineTold: number
  readonly byGender: Readonly<Record<Gender, GenderShares>>
  readonly seasons: {
    readonly all: AnsweredSeasons
    readonly eastAsian: AnsweredSeasons
    readonly folders: Readonly<Record<string, AnsweredSeasons>>
  }
  /** Of each series of second photos. */
  readonly steadiness: Readonly<Record<string, Steadiness>>
  readonly unreadable: ReadonlyArray<Pick<UnreadableRecord, 'file' | 'why'>>
}

interface Told extends PhotoRecord {
  readonly answer: Examination
}

const hasResult = (photo: PhotoRecord): photo is Told => isResult(photo.answer)

const genderShares = (told: ReadonlyArray<Told>, gender: Gender): GenderShares => {
  const own = told.filter((photo) => photo.gender === gender)
  const sharesOf = <Name extends string | number>(
    names: ReadonlyArray<Name>,
    of: (answer: Examination) => Name,
  ) =>
    sharesAmong(
      names,
      own.map(({ answer }) => of(answer)),
    )
  return {
    photos: own.length,
    levels: Object.fromEntries(
      traits.map((trait) => [trait, sharesOf(levels, (answer) => answer.levels[trait])]),
    ) as unknown as GenderShares['levels'],
    faceTypes: sharesOf(faceTypesOf(gender), ({ faceType }) => faceType),
  }
}

const seasonsTold = (told: ReadonlyArray<Told>): AnsweredSeasons => ({
  photos: told.length,
  shares: sharesAmong(
    seasons,
    told.map(({ answer }) => answer.season),
  ),
})

const byFolder = (told: ReadonlyArray<Told>): PhotosSummary['seasons']['folders'] =>
  Object.fromEntries(
    [...new Set(told.map(({ folder }) => folder))].map((folder) => [
      folder,
      seasonsTold(told.filter((photo) => photo.folder === folder)),
    ]),
  )

const refusedIn = (photos: ReadonlyArray<PhotoRecord>): PhotosSummary['refused'] => {
  const byReason = new Map<Reason, string[]>()
  for (const { file, answer } of photos)
    if (!isResult(answer))
      byReason.set(answer.reason, [...(byReason.get(answer.reason) ?? []), file])
  return Object.fromEntries([...byReason].sort(([, a], [, b]) => b.length - a.length))
}

/** What can be said of photos that nobody has judged. */
export const photosSummary = (
  { seed, again, series }: PhotosSetting,
  records: ReadonlyArray<EvaluationRecord>,
): PhotosSummary => {
  const photos = ofKind('photo')(records)
  const told = photos.filter(hasResult)
  return {
    seed,
    again,
    photos: photos.length,
    refusedShare: shareOf(photos, ({ answer }) => !isResult(answer)),
    refused: refusedIn(photos),
    hairlineTold: shareOf(told, ({ guide }) => guide.isTold),
    byGender: { WOMEN: genderShares(told, 'WOMEN'), MEN: genderShares(told, 'MEN') },
    seasons: {
      all: seasonsTold(told),
      eastAsian: seasonsTold(told.filter(({ folder }) => isEastAsian(folder))),
      folders: byFolder(told),
    },
    steadiness: Object.fromEntries(series.map(({ name }) => [name, steadinessIn(photos, name)])),
    unreadable: ofKind('unreadable')(records).map(({ file, why }) => ({ file, why })),
  }
}
