import * as O from 'fp-ts/lib/Option.js'
import { CertaintySection } from './sections/certainty-section.js'
import { ColourSection } from './sections/colour-section.js'
import { Counselling } from './sections/counselling.js'
import { PatternSection } from './sections/pattern-section.js'
import { ResultActions } from './actions/result-actions.js'
import { ResultSummary } from './sections/result-summary.js'
import { useCertainty } from './use-certainty.js'
import { useResult } from './use-result.js'
import { useResultTexts } from './texts/use-result-texts.js'
import { InvalidCodeScreen } from './invalid-code-screen.js'
import styles from './result-screen.module.css'

/** The whole result, from the code in the address alone; how sure it is, right after the analysis. */
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
