import type { Examination } from '@kaoiro/analyser/analyse'
import { faceTypesOf, byTrait, levels, seasons } from '@kaoiro/core/diagnosis'
import type { Gender, Reason } from '@kaoiro/core/diagnosis'
import { isNeutral } from '../../people.js'
import { shareOf, sharesAmong } from '../../statistics.js'
import type { EvaluationRecord, PhotoRecord, Setting } from '../records/records.js'
import { hasResult, isResult, ofKind } from '../records/records.js'
import { photosOfRecords } from '../pairs/paired-people.js'
import { pairsSummary } from '../pairs/pairs.js'
import { validityOf } from '../truth/validity.js'
import { groupsOf, largestDifference } from './groups.js'
import { waysFigures } from './ways.js'

type AnsweredPhoto = PhotoRecord & { readonly answer: Examination }

/** Real people at rest, whose levels have goals; all photos if there are none. */
const atRestAmong = (photos: ReadonlyArray<AnsweredPhoto>) => {
  const neutral = photos.filter(({ file }) => isNeutral(file))
  return {
    areNeutral: neutral.length > 0,
    WOMEN: genderShares(neutral.length > 0 ? neutral : photos, 'WOMEN'),
    MEN: genderShares(neutral.length > 0 ? neutral : photos, 'MEN'),
  }
}

/** The shares of the answers that one gender got. */
const genderShares = (photos: ReadonlyArray<AnsweredPhoto>, gender: Gender) => {
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

export type GenderShares = ReturnType<typeof genderShares>

/** The share of each season among the photos that had a result. */
const seasonShares = (photos: ReadonlyArray<AnsweredPhoto>) => ({
  photos: photos.length,
  shares: sharesAmong(
    seasons,
    photos.map(({ answer }) => answer.season),
  ),
})

/** Returns the files by the reason of their refusal, the most frequent first. */
const refusedIn = (
  photos: ReadonlyArray<PhotoRecord>,
): Readonly<Partial<Record<Reason, ReadonlyArray<string>>>> => {
  const byReason = new Map<Reason, string[]>()
  for (const { file, answer } of photos)
    if (!isResult(answer))
      byReason.set(answer.reason, [...(byReason.get(answer.reason) ?? []), file])
  return Object.fromEntries([...byReason].sort(([, a], [, b]) => b.length - a.length))
}

/** Summarises photographs; the right answers are unknown. */
export function photosSummary(
  { ways = false, truth }: Setting,
  records: ReadonlyArray<EvaluationRecord>,
) {
  const photos = ofKind('photo')(records)
  const answered = photos.filter(hasResult)
  const groups = groupsOf(photos)
  return {
    /** Compared with what was measured by hand; null without `--truth`. */
    validity: truth === undefined ? null : validityOf(photos, truth),
    /** Photos that were really taken of one person; null if everybody has one photo. */
    pairs: pairsSummary(photosOfRecords(photos)),
    /** Photos resized and encoded in six ways; null without `--ways`. */
    ways: ways ? waysFigures(photos) : null,
    photos: photos.length,
    refusedShare: shareOf(photos, ({ answer }) => !isResult(answer)),
    refused: refusedIn(photos),
    /** The share of results with a hairline found in the pixels. */
    hairlineFound: shareOf(answered, ({ guide }) => guide.isHairlineFound),
    /** The share of results that were measured against white paper, which the originals do not show. */
    paperFound: shareOf(answered, ({ answer }) => answer.lightReference !== undefined),
    byGender: atRestAmong(answered),
    seasons: seasonShares(answered),
    groups,
    largestDifference: largestDifference(groups),
    unreadable: ofKind('unreadable')(records).map(({ file, why }) => ({ file, why })),
  }
}

export type PhotosSummary = ReturnType<typeof photosSummary>
