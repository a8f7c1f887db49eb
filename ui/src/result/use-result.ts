import { useParams } from 'react-router-dom'
import * as O from 'fp-ts/lib/Option.js'
import { useResultTexts } from './texts/use-result-texts.js'
import type { ResultView } from './view/result-view.js'
import { resultView } from './view/result-view.js'

/** What the code in the address says, in the visitor's language; none where it says nothing. */
export const useResult = (): O.Option<ResultView> => {
  const { code = '' } = useParams()
  return O.fromEither(resultView(useResultTexts().content)(code))
}
