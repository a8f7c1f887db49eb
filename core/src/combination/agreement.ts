import * as t from 'io-ts'
import { guardCodec } from '../codecs/codecs.js'
import { assessmentsOf } from '../reading/assessment.js'
import { toComposition } from '../diagnosis/distribution.js'
import { traits } from '../diagnosis/level.js'
import { seasons } from '../diagnosis/vocabulary.js'
import type { Diagnosed, PhotoAnswer } from '../diagnosis/answer.js'

/** Maximum number of photos of one person: more would hardly change the result. */
export const maxPhotos = 5

const PhotoCount = guardCodec(
  'PhotoCount',
  (u): u is number => Number.isInteger(u) && Number(u) >= 0 && Number(u) <= maxPhotos,
)

/** How far the photos of one person agree with their combined result. Not part of the result code. */
export const Agreement = t.readonly(
  t.type({
    photos: PhotoCount,
    // How many photos give the same answer by themselves as all of them combined.
    faceType: PhotoCount,
    season: PhotoCount,
    // The largest difference between two photos: in levels of any trait, and in percentage points of any season.
    spread: t.readonly(t.type({ levels: t.number, points: t.number })),
  }),
  'Agreement',
)
export type Agreement = t.TypeOf<typeof Agreement>

export function spreadOf(answers: ReadonlyArray<PhotoAnswer>): Agreement['spread'] {
  const levels = answers.map(({ answer }) => answer.levels)
  const shares = answers.map(({ answer }) => toComposition(answer.proportion))
  return {
    levels: Math.max(...traits.map((trait) => rangeOf(levels.map((own) => own[trait])))),
    points: Math.max(...seasons.map((season) => rangeOf(shares.map((own) => own[season])))),
  }
}

/** The answer that every photo gives; undefined if they differ. */
export function unanimous<A>(answers: ReadonlyArray<A>): A | undefined {
  const [answer, ...others] = new Set(answers)
  return others.length === 0 ? answer : undefined
}

const rangeOf = (numbers: ReadonlyArray<number>): number =>
  Math.max(...numbers) - Math.min(...numbers)

/** The share of the photos that give an answer: all, more than half, fewer, or none. */
export const agreementLevels = ['all', 'most', 'some', 'none'] as const

export type AgreementLevel = (typeof agreementLevels)[number]

export function agreementLevelOf(count: number, photos: number): AgreementLevel {
  if (count >= photos) return 'all'
  if (count === 0) return 'none'
  return 2 * count > photos ? 'most' : 'some'
}

/**
 * Whether to suggest a reference for the light, on which the season depends most: the season is uncertain, and the photo
 * lacks a reference. After one photo: if the service reports so. After several: if the photos do not all give the same season.
 */
export function needsLightReference(diagnosed: Diagnosed, agreement: Agreement | null): boolean {
  if (diagnosed.certainty.lightReference !== undefined) return false
  if (agreement !== null && agreement.photos > 1) return agreement.season < agreement.photos
  const { likelihood } = assessmentsOf(diagnosed).season
  return likelihood === 'uncertain' || likelihood === 'very-uncertain'
}
