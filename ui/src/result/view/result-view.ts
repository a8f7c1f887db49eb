import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { MapPosition } from '@kaoiro/core/chart'
import { alsoPattern, visitorPosition } from '@kaoiro/core/chart'
import { chartRows, patternEntry, resultNames, styleAdvice } from '@kaoiro/texts/content'
import type { ChartRow, Advice, Content, EntryTexts, ResultNames } from '@kaoiro/texts/content'
import { alsoSuits } from '@kaoiro/core/palette'
import type {
  Certainty,
  Composition,
  Diagnosis,
  FaceType,
  Gender,
  Season,
} from '@kaoiro/core/diagnosis'
import type { FaceWords } from '@kaoiro/texts/description'
import { faceWords } from '@kaoiro/texts/description'
import type { ResultAddressError, ResultCodeError } from '@kaoiro/core/result-code'
import { canonicalCode, shownResult } from '@kaoiro/core/result-code'

/** View model of the result screen in one language. */
export interface ResultView {
  /** Without leading zeros, so that equal results have equal codes. */
  readonly code: string
  readonly diagnosis: Diagnosis
  readonly gender: Gender
  readonly faceType: FaceType
  /** With grooming in place of makeup for men. */
  readonly pattern: EntryTexts
  /** Sentences about this face. */
  readonly words: FaceWords
  readonly chart: ReadonlyArray<ChartRow>
  /** The visitor's position on the face map. */
  readonly place: MapPosition
  readonly season: Season
  readonly colour: EntryTexts
  readonly composition: Composition
  /** The second season if it is named with the first; null if the first stands alone. */
  readonly alsoSuits: Season | null
  readonly names: ResultNames
  /** The descriptions of the named patterns and seasons, with their names if there are two. */
  readonly described: {
    readonly patterns: ReadonlyArray<string>
    readonly seasons: ReadonlyArray<string>
  }
  readonly style: ReadonlyArray<Advice>
  /** The season's make-up points and cosmetics are for women only (specification §6). */
  readonly showsColourMakeup: boolean
}

export const resultView =
  (content: Content) =>
  (
    code: string,
    certainty: Certainty = {},
  ): E.Either<ResultCodeError | ResultAddressError, ResultView> =>
    pipe(shownResult(code), E.map(viewOf(content, code, certainty)))

const viewOf =
  (content: Content, code: string, certainty: Certainty) =>
  (diagnosis: Diagnosis): ResultView => {
    const { gender, faceType, colorType, colorComposition } = diagnosis
    return {
      code: canonicalCode(code),
      diagnosis,
      gender,
      faceType,
      pattern: patternEntry(content)(diagnosis),
      words: faceWords(content)(diagnosis, certainty),
      chart: chartRows(content)(diagnosis),
      place: visitorPosition(diagnosis),
      season: colorType,
      colour: content.seasons[colorType],
      composition: colorComposition,
      alsoSuits: alsoSuits(diagnosis),
      names: resultNames(content)(diagnosis, certainty),
      described: {
        patterns: described(content.faceTypes, faceType, alsoPattern({ diagnosis, certainty })),
        seasons: described(content.seasons, colorType, alsoSuits(diagnosis)),
      },
      style: styleAdvice(content)(diagnosis, certainty),
      showsColourMakeup: gender === 'WOMEN',
    }
  }

const described = <Name extends string>(
  entries: Readonly<Record<Name, EntryTexts>>,
  own: Name,
  also: Name | null,
): ReadonlyArray<string> =>
  also === null
    ? [entries[own].description]
    : [own, also].map((name) => `${entries[name].name} — ${entries[name].description}`)
