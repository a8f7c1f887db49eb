import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Gender } from '@kaoiro/core/diagnosis'
import type { ResultAddressError, ResultCodeError } from '@kaoiro/core/result-code'
import type { Content } from '@kaoiro/texts/content'
import type { CertaintyView, LastPhoto, MorePhotos } from './certainty-view.js'
import { certaintyView, lastPhotoAlone, morePhotos } from './certainty-view.js'
import type { DevicePhotos, ResultHistory } from './history.js'
import { devicePhotos } from './history.js'
import type { ResultView } from './result-view.js'
import { resultView } from './result-view.js'

/** Everything on the screen of a result that depends on its code and its history entry. */
export interface ResultScreen {
  readonly view: ResultView
  readonly certainty: CertaintyView
  /** The result of the last photo alone, offered with the question whether the photos show one person. */
  readonly lastPhoto: LastPhoto | null
  readonly more: MorePhotos | null
  /** Whether the invitation to another photo comes before the explanation. One question at a time. */
  readonly invitesFirst: boolean
  /** Gender for the link to a new diagnosis; null if another photo can be added to this one. */
  readonly retakeFor: Gender | null
  readonly photosOnDevice: DevicePhotos
}

/** The screen of the result with this code; left if the code is invalid. */
export function resultScreen(
  content: Content,
  code: string,
  history: ResultHistory,
): E.Either<ResultCodeError | ResultAddressError, ResultScreen> {
  const { certainty = {}, agreement = null } = history
  return pipe(
    resultView(content, code, certainty),
    E.map((view) => {
      const diagnosed = { diagnosis: view.diagnosis, certainty }
      const more = morePhotos(view.code, diagnosed, history)
      const lastPhoto = lastPhotoAlone(history)
      return {
        view,
        certainty: certaintyView(content, diagnosed, agreement, more !== null),
        lastPhoto,
        more,
        invitesFirst: more?.isLow === true && lastPhoto === null,
        retakeFor: more === null ? view.gender : null,
        photosOnDevice: devicePhotos(history),
      }
    }),
  )
}

/** The bar below a result. The own one is shared and compared; someone else's invites to an own analysis. */
export interface ResultBar {
  readonly isOwn: boolean
  /** The code of the result that led to the own analysis, to compare with; null if there is none. */
  readonly other: string | null
}

/**
 * @param isKnown whether the tab remembers the code as one of its own
 * @param invitedBy the code of someone else's result that led here; null if none did
 */
export function resultBar(
  code: string,
  { receipt }: ResultHistory,
  isKnown: boolean,
  invitedBy: string | null,
): ResultBar {
  const isOwn = receipt !== undefined || isKnown
  return { isOwn, other: isOwn && invitedBy !== code ? invitedBy : null }
}
