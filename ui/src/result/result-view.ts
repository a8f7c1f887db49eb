import { pipe } from 'fp-ts/lib/function.js'
import * as E from 'fp-ts/lib/Either.js'
import { axes } from '@kaoiro/core/chart/axes'
import { labelThreshold } from '@kaoiro/core/composition'
import type { Content, Entry } from '@kaoiro/core/content/content'
import { faceTypeLink, seasonLink } from '@kaoiro/core/content/links'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { faceTypeOr } from '@kaoiro/core/fallback'
import type { ResultCodeError } from '@kaoiro/core/result-code'
import { resultCode } from '@kaoiro/core/result-code'
import type { Season } from '@kaoiro/core/season'
import { seasons } from '@kaoiro/core/season'

export interface ChartRow {
  readonly letter: string
  readonly title: string
  /** The labels of the row's levels, first level first. */
  readonly levels: ReadonlyArray<string>
  /** The visitor's level, from 0. */
  readonly index: number
}

export interface Share {
  readonly season: Season
  readonly percent: number
  /** Whether its bar is wide enough for a label. */
  readonly labelled: boolean
}

/** What the result screen shows. */
export interface ResultView {
  readonly code: string
  readonly faceType: Entry
  /** The address of the cosmetics recommended for it. */
  readonly faceTypeLink: string
  readonly chart: ReadonlyArray<ChartRow>
  readonly season: Season
  readonly colour: Entry
  readonly colourLink: string
  readonly composition: ReadonlyArray<Share>
  /** The season's makeup points and cosmetics are for women only (specification §6). */
  readonly withColourMakeup: boolean
}

export const resultView =
  (content: Content) =>
  (code: string): E.Either<ResultCodeError, ResultView> =>
    pipe(resultCode.decode(code), E.map(viewOf(content, code)))

const viewOf =
  (content: Content, code: string) =>
  (diagnosis: Diagnosis): ResultView => {
    const faceType = faceTypeOr(diagnosis.gender)(diagnosis.faceType)
    return {
      code,
      faceType: content.faceTypes[faceType],
      faceTypeLink: faceTypeLink(faceType),
      chart: axes.map(({ letter }, row) => ({
        letter,
        title: content.axes[row]?.title ?? '',
        levels: content.axes[row]?.levels ?? [],
        index: diagnosis.faceTypeAnalysis[row] ?? 0,
      })),
      season: diagnosis.colorType,
      colour: content.seasons[diagnosis.colorType],
      colourLink: seasonLink(diagnosis.colorType),
      composition: seasons.map((season) => {
        const percent = diagnosis.colorComposition[season]
        return { season, percent, labelled: percent >= labelThreshold }
      }),
      withColourMakeup: diagnosis.gender === 'WOMEN',
    }
  }
