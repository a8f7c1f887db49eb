import path from 'node:path'
import type { Examination } from '@kaoiro/analyser/analyse'
import { directions } from '@kaoiro/analyser/traits'
import { genders, byTrait, traits } from '@kaoiro/core/diagnosis'
import type { Trait } from '@kaoiro/core/diagnosis'
import type { Column } from '../../../report/columns.js'
import { percent, table } from '../../../report/columns.js'
import { mean } from '../../../statistics/mean.js'
import { median } from '../../../statistics/quantile.js'
import { isNeutral, personOf, traitName } from '../../people.js'
import { pooledCorrelation } from '../../statistics.js'
import type { Row } from '../records/goals.js'
import { row } from '../records/goals.js'
import type { PhotoRecord, PersonTruth, Truth } from '../records/records.js'
import { hasResult } from '../records/records.js'

// Compares the analysis with what was measured by hand.

/** A neutral photo and what was measured on it by hand. */
interface KnownPhoto extends PhotoRecord {
  readonly truth: PersonTruth
}

/** The ID in the name `ID-neutral` of a photo; undefined for other photos. */
export function idOf(file: string): string | undefined {
  return isNeutral(file) ? path.basename(personOf(file)) : undefined
}

const knownIn = (photos: ReadonlyArray<PhotoRecord>, truth: Truth): ReadonlyArray<KnownPhoto> =>
  photos.flatMap((photo) => {
    const own = Object.entries(truth).find(([id]) => id === idOf(photo.file))?.[1]
    return own === undefined ? [] : [{ ...photo, truth: own }]
  })

type AnsweredPhoto = KnownPhoto & { readonly answer: Examination }

/** Correlates numbers of the analysis with those measured by hand. */
const correlationsOf = (
  photos: ReadonlyArray<AnsweredPhoto>,
  of: (answer: Examination, trait: Trait) => number,
): Readonly<Record<Trait, number | null>> =>
  byTrait((trait) =>
    pooledCorrelation(
      genders.map((gender) =>
        photos
          .filter(({ truth }) => truth.gender === gender && Number.isFinite(truth.traits[trait]))
          .map(({ truth, answer }) => [of(answer, trait), truth.traits[trait]] as const),
      ),
    ),
  )

/** Errors of the hairline, as shares of the face's height; null without photos. */
const errorsOf = (photos: ReadonlyArray<KnownPhoto>) => {
  const errors = photos.flatMap(({ guide, truth: { hairline } }) =>
    hairline === null
      ? []
      : [Math.abs((guide.hairline / 100) * guide.photoHeight - hairline.y) / hairline.faceHeight],
  )
  return errors.length === 0
    ? null
    : { photos: errors.length, mean: mean(errors), median: median(errors) }
}

export function validityOf(photos: ReadonlyArray<PhotoRecord>, truth: Truth) {
  const known = knownIn(photos, truth)
  const answered = known.filter(hasResult)
  const neutral = photos.filter(({ file }) => idOf(file) !== undefined)
  return {
    /** People with a result, people who were refused, and people without truth. */
    people: answered.length,
    refused: known.length - answered.length,
    unknown: neutral.length - known.length,
    measures: correlationsOf(answered, ({ evidence }, trait) => evidence.shape.measures[trait]),
    /** Positive if a score agrees with its trait, in the direction that the score has. */
    scores: correlationsOf(answered, ({ scores }, trait) => directions[trait] * scores[trait]),
    hairline: {
      found: errorsOf(answered.filter(({ guide }) => guide.isHairlineFound)),
      all: errorsOf(answered),
    },
  }
}

export type Validity = ReturnType<typeof validityOf>

const goals: Readonly<Record<Trait, number>> = {
  faceLine: 0.78,
  eyebrowAngle: 0.52,
  eyeVerticalLength: 0.75,
  mouthWidth: 0.78,
  noseRatio: 0.82,
}

export function validityRows({ scores }: Validity): ReadonlyArray<Row> {
  return traits.map((trait) =>
    row(`score against hand, ${traitName[trait]}`, scores[trait], { min: goals[trait] }, 'number'),
  )
}

const shortTitles: Readonly<Record<Trait, string>> = {
  faceLine: 'face line',
  eyebrowAngle: 'brow',
  eyeVerticalLength: 'eye',
  mouthWidth: 'mouth',
  noseRatio: 'nose',
}

const hairlineLines = ({ hairline: { found, all } }: Validity): ReadonlyArray<string> =>
  all === null
    ? []
    : table(
        [
          ['found in the pixels', found],
          ['all, else where it usually is', all],
        ] as const,
        [
          ["hairline, error in the face's height", 40, ([name]) => name],
          ['photos', -8, ([, errors]) => errors?.photos ?? 0],
          ['mean', -10, ([, errors]) => (errors === null ? '–' : percent(errors.mean))],
          ['median', -10, ([, errors]) => (errors === null ? '–' : percent(errors.median))],
        ],
      )

/** Formats the correlations with what was measured by hand, for 80 columns. */
export function validityLines(validity: Validity): ReadonlyArray<string> {
  const { people, refused, unknown } = validity
  const rows = [
    ['measures, as seen', validity.measures],
    ['scores, which decide level and type', validity.scores],
  ] as const
  return [
    `Against hand-set points: ${people} people; ${refused} refused, ${unknown} without points`,
    ...table(rows, [
      ['correlation within gender', 36, ([name]) => name],
      ...traits.map((trait, i): Column<(typeof rows)[number]> => [
        shortTitles[trait],
        i === 0 ? -10 : -8,
        ([, correlations]) => correlations[trait]?.toFixed(2) ?? '–',
      ]),
    ]),
    ...hairlineLines(validity),
  ]
}
