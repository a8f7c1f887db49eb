import type { FaceType } from '../face-type.js'
import type { Season } from '../season.js'

export const languages = ['ja', 'en'] as const

export type Language = (typeof languages)[number]

export interface MakeupPoint {
  readonly title: string
  readonly content: string
}

/** What the result page says about one face pattern or one season. */
export interface Entry {
  readonly name: string
  readonly description: string
  readonly makeup: { readonly description: string; readonly points: ReadonlyArray<MakeupPoint> }
}

/** The labels of one chart row: its title, and one label for each level, first index first. */
export interface AxisLabels {
  readonly title: string
  readonly levels: ReadonlyArray<string>
}

/** Everything the result says in one language. */
export interface Content {
  readonly faceTypes: Readonly<Record<FaceType, Entry>>
  readonly seasons: Readonly<Record<Season, Entry>>
  /** Rows A to E, in the order of `traits`. */
  readonly axes: readonly [AxisLabels, AxisLabels, AxisLabels, AxisLabels, AxisLabels]
  readonly faceMap: {
    readonly childLike: string
    readonly adultLike: string
    readonly linear: string
    readonly curved: string
  }
}
