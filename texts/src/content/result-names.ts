import { alsoPattern } from '@kaoiro/core/chart'
import type { Certainty, Diagnosis } from '@kaoiro/core/diagnosis'
import { alsoSuits } from '@kaoiro/core/palette'
import type { Content } from './content.js'

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
