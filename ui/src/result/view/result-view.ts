import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { MapPosition } from '@kaoiro/core/chart/face-map'
import { visitorPosition } from '@kaoiro/core/chart/visitor-position'
import { nearSeasonSentence } from '@kaoiro/texts/content/alternative-sentences'
import type { ChartRow } from '@kaoiro/texts/content/chart-rows'
import { chartRows } from '@kaoiro/texts/content/chart-rows'
import { patternEntry } from '@kaoiro/texts/content/grooming'
import type { Advice } from '@kaoiro/texts/content/style-advice'
import { alsoSuits } from '@kaoiro/core/palette/season-colours'
import { styleAdvice } from '@kaoiro/texts/content/style-advice'
import type { Composition } from '@kaoiro/core/diagnosis/composition'
import type { Content, Entry } from '@kaoiro/texts/content/content'
import type { FaceWords } from '@kaoiro/texts/description/face-words'
import { faceWords } from '@kaoiro/texts/description/face-words'
import type { Diagnosis } from '@kaoiro/core/diagnosis/diagnosis'
import type { FaceType } from '@kaoiro/core/diagnosis/face-type'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import type { ResultCodeError } from '@kaoiro/core/result-code/result-code'
import { shownResult } from '@kaoiro/core/result-code/result-code'
import type { Season } from '@kaoiro/core/diagnosis/season'

/** View model of the result screen in one language. */
export interface ResultView {
  readonly code: string
  readonly gender: Gender
  readonly faceType: FaceType
  /** With grooming in place of makeup for men. */
  readonly pattern: Entry
  /** Sentences about this face. */
  readonly words: FaceWords
  readonly chart: ReadonlyArray<ChartRow>
  /** The visitor's position on the face map. */
  readonly place: MapPosition
  readonly season: Season
  readonly colour: Entry
  readonly composition: Composition
  /** The second season if it suits as well; null if its share is clearly smaller. */
  readonly alsoSuits: Season | null
  /** A sentence on the second season; null if it is not near. */
  readonly nearSeason: string | null
  readonly style: ReadonlyArray<Advice>
  /** The season's make-up points and cosmetics are for women only (specification §6). */
  readonly showsColourMakeup: boolean
}

export const resultView =
  (content: Content) =>
  (code: string): E.Either<ResultCodeError, ResultView> =>
    pipe(shownResult(code), E.map(viewOf(content, code)))

const viewOf =
  (content: Content, code: string) =>
  (diagnosis: Diagnosis): ResultView => {
    const { gender, faceType, colorType, colorComposition } = diagnosis
    return {
      code,
      gender,
      faceType,
      pattern: patternEntry(content)(diagnosis),
      words: faceWords(content)(diagnosis),
      chart: chartRows(content)(diagnosis),
      place: visitorPosition(diagnosis),
      season: colorType,
      colour: content.seasons[colorType],
      composition: colorComposition,
      alsoSuits: alsoSuits(diagnosis),
      nearSeason: nearSeasonSentence(content)(diagnosis),
      style: styleAdvice(content)(diagnosis),
      showsColourMakeup: gender === 'WOMEN',
    }
  }
