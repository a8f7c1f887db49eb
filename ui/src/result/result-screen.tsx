import { useLocation, useParams } from 'react-router-dom'
import * as O from 'fp-ts/lib/Option.js'
import { parseCertainty } from '../adapters/result-state.js'
import { ResultActions } from './actions/result-actions.js'
import { InvalidCodeScreen } from './invalid-code-screen.js'
import styles from './result-screen.module.css'
import { CertaintySection } from './sections/certainty-section.js'
import { ColourSection } from './sections/colour-section.js'
import { CompareInvitation } from './sections/compare-invitation.js'
import { Counselling } from './sections/counselling.js'
import { PatternSection } from './sections/pattern-section.js'
import { ResultSummary } from './sections/result-summary.js'
import { useResultTexts } from './texts/use-result-texts.js'
import type { CertaintyView } from './view/certainty-view.js'
import { certaintyView } from './view/certainty-view.js'
import type { ResultView } from './view/result-view.js'
import { resultView } from './view/result-view.js'

/** The whole result, from the code in the URL alone; how certain it is, right after the analysis. */
export const ResultScreen = () => {
  const words = useResultTexts()
  const result = useResult()
  const certainty = useCertainty()
  if (O.isNone(result)) return <InvalidCodeScreen />
  const view = result.value
  return (
    <>
      <div className={styles['result']}>
        <div className={styles['whole']}>
          <ResultSummary view={view} />
          <CertaintySection certainty={certainty} gender={view.gender} />
        </div>
        <PatternSection view={view} />
        <ColourSection view={view} />
        <div className={styles['whole']}>
          <CompareInvitation code={view.code} />
          <Counselling />
          <p className={styles['code']}>
            {words.code}
            <code>{view.code}</code>
          </p>
        </div>
      </div>
      <ResultActions view={view} />
    </>
  )
}

/** The result that the code in the URL holds, in the visitor's language; none if it holds none. */
const useResult = (): O.Option<ResultView> => {
  const { code = '' } = useParams()
  return O.fromEither(resultView(useResultTexts().content)(code))
}

/** What is known of how certain the result is, in the visitor's language. */
const useCertainty = (): CertaintyView =>
  certaintyView(useResultTexts().content)(parseCertainty(useLocation().state))
