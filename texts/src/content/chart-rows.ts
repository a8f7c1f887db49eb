import { axes } from '@kaoiro/core/chart'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import type { Content } from './content.js'

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
