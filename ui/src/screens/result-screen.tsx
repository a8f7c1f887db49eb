import { useParams } from 'react-router-dom'
import * as E from 'fp-ts/lib/Either.js'
import { ColourSection } from '../components/colour-section.js'
import { Counselling } from '../components/counselling.js'
import { PatternSection } from '../components/pattern-section.js'
import { ResultActions } from '../components/result-actions.js'
import { ResultSummary } from '../components/result-summary.js'
import { useTexts } from '../language/language.js'
import { resultView } from '../result/result-view.js'
import { resultTexts } from '../texts/result.js'
import { ErrorScreen } from './error-screen.js'
import styles from './result-screen.module.css'

/** The whole result, from the code in the address alone. */
export const ResultScreen = () => {
  const { code = '' } = useParams()
  const words = useTexts(resultTexts)
  const decoded = resultView(words.content)(code)
  if (E.isLeft(decoded)) return <ErrorScreen />
  const view = decoded.right
  return (
    <>
      <div className={styles['result']}>
        <div className={styles['whole']}>
          <ResultSummary view={view} />
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
