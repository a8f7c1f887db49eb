import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { MapPosition } from '@kaoiro/core/chart'
import { visitorPosition } from '@kaoiro/core/chart'
import type { Content, ResultNames } from '@kaoiro/texts/content'
import { resultNames } from '@kaoiro/texts/content'
import type { Composition, Diagnosis, FaceType, Gender, Season } from '@kaoiro/core/diagnosis'
import { canonicalCode, shownResult } from '@kaoiro/core/result-code'
import type { ResultAddressError, ResultCodeError } from '@kaoiro/core/result-code'

/** View model of one side, in one language. */
export interface SideView {
  /** Without leading zeros, so that equal results have equal codes. */
  readonly code: string
  readonly diagnosis: Diagnosis
  readonly gender: Gender
  readonly faceType: FaceType
  readonly season: Season
  readonly names: ResultNames
  readonly place: MapPosition
  readonly composition: Composition
}

export const sideView =
  (content: Content) =>
  (code: string): E.Either<ResultCodeError | ResultAddressError, SideView> =>
    pipe(
      shownResult(code),
      E.map((diagnosis) => {
        const { gender, faceType, colorType } = diagnosis
        return {
          code: canonicalCode(code),
          diagnosis,
          gender,
          faceType,
          season: colorType,
          names: resultNames(content)(diagnosis),
          place: visitorPosition(diagnosis),
          composition: diagnosis.colorComposition,
        }
      }),
    )
