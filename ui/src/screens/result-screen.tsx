import * as O from 'fp-ts/lib/Option.js'
import { CertaintySection } from '../components/certainty-section.js'
import { ColourSection } from '../components/colour-section.js'
import { Counselling } from '../components/counselling.js'
import { PatternSection } from '../components/pattern-section.js'
import { ResultActions } from '../components/result-actions.js'
import { ResultSummary } from '../components/result-summary.js'
import { useCertainty } from '../result/use-certainty.js'
import { useResult } from '../result/use-result.js'
import { useResultTexts } from '../texts/result.js'
import { ErrorScreen } from './error-screen.js'
import styles from './result-screen.module.css'

/** The whole result, from the code in the address alone; how sure it is, right after the analysis. */
export const ResultScreen = () => {
  const words = useResultTexts()
  const result = useResult()
  const certainty = useCertainty()
  if (O.isNone(result)) return <ErrorScreen />
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
