import { alsoPattern, axes } from '@kaoiro/core/chart'
import type { Assessment, Certainty, Diagnosis, FaceType, Gender } from '@kaoiro/core/diagnosis'
import { faceTypeOrFallback } from '@kaoiro/core/diagnosis'
import { alsoSuits } from '@kaoiro/core/palette'
import type { Content, EntryTexts } from './content.js'

/** The names of a result: each answer has one, or two if its chance is below one half. */
export interface ResultNames {
  readonly pattern: string
  readonly season: string
  /** The same, each name in a line. */
  readonly patterns: ReadonlyArray<string>
  readonly seasons: ReadonlyArray<string>
}

/** @param certainty empty for a result that is known by its code alone */
export const resultNames =
  (content: Content) =>
  (diagnosis: Diagnosis, certainty: Certainty = {}): ResultNames => {
    const pattern = [diagnosis.faceType, alsoPattern({ diagnosis, certainty })] as const
    const season = [diagnosis.colorType, alsoSuits(diagnosis)] as const
    return {
      pattern: content.patternName(...pattern),
      season: content.seasonName(...season),
      patterns: content.patternNames(...pattern),
      seasons: content.seasonNames(...season),
    }
  }

interface Shown {
  readonly gender: Gender
  readonly faceType: FaceType
}

/** The entry of a face pattern for a gender: for men, its makeup is advice on skin, beard, brows and hair. */
export const patternEntry =
  ({ faceTypes, groomingForChic }: Content) =>
  ({ gender, faceType }: Shown): EntryTexts => {
    const entry = faceTypes[faceType]
    if (gender === 'WOMEN') return entry
    const shown = faceTypeOrFallback(gender)(faceType)
    return { ...entry, makeup: shown === 'chic' ? groomingForChic : faceTypes[shown].makeup }
  }

/** A row of the chart: one trait with its levels. */
export interface ChartRow {
  readonly letter: string
  readonly title: string
  /** Labels of the row's levels, first level first. */
  readonly levels: ReadonlyArray<string>
  /** The visitor's level, from 0. */
  readonly index: number
}

/** The rows of the chart in one language, A to E. */
export const chartRows =
  (content: Content) =>
  ({ faceTypeAnalysis }: Pick<Diagnosis, 'faceTypeAnalysis'>): ReadonlyArray<ChartRow> =>
    axes.map(({ letter }, row) => ({
      letter,
      title: content.axes[row]?.title ?? '',
      levels: content.axes[row]?.levels ?? [],
      index: faceTypeAnalysis[row] ?? 0,
    }))

/** A sentence on the chance of a season; none where the service reports no chances. */
export function labelledSentence(
  { certainty, seasons }: Content,
  { colorType, colorComposition }: Diagnosis,
  { confidence }: Assessment,
): ReadonlyArray<string> {
  return confidence === null
    ? []
    : [certainty.labelled({ count: colorComposition[colorType], name: seasons[colorType].name })]
}

/** A number with commas between its thousands. */
export const formatCount = (count: number): string => count.toLocaleString('en')
