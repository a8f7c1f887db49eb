import * as E from 'fp-ts/lib/Either.js'
import type { Certainty } from '@kaoiro/core/diagnosis'
import { resultView } from '@kaoiro/screens/result'
import { ActionBar } from '../components/action-bar.js'
import { Button } from '../components/controls/button.js'
import { Lead } from '../components/screen-body.js'
import { counterTexts, resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { Hero } from '../result/hero/hero.js'
import { ToTry } from '../result/style/staff-summary.js'
import styles from './counter-result.module.css'

interface CounterResultProps {
  readonly code: string
  readonly certainty: Certainty
  readonly onEnd: () => void
}

/** The result on a tablet at a counter, on one screen, with the QR code that takes it to the customer's phone. */
export const CounterResult = ({ code, certainty, onEnd }: CounterResultProps) => {
  const { content } = useTexts(resultTexts)
  const { take, clear } = useTexts(counterTexts)
  const view = resultView(content, code, certainty)
  if (E.isLeft(view)) return null
  return (
    <>
      <div className={styles['result']}>
        <Hero view={view.right} />
        <section className={styles['take']}>
          <h2 className="section-heading">{take.heading}</h2>
          <Lead>{take.lead}</Lead>
          <ToTry view={view.right} />
        </section>
      </div>
      <ActionBar>
        <Button variant="primary" onPress={onEnd}>
          {clear}
        </Button>
      </ActionBar>
    </>
  )
}
