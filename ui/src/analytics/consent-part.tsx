import { Suspense, useEffect, useState } from 'react'
import { consentTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import type { Answer } from './consent.js'
import { currentAnswer, isRefusedByBrowser, saveAnswer, whenAnsweredElsewhere } from './consent.js'
import { ConsentBar } from './consent-bar.js'
import { settleSteps } from './send-step.js'
import styles from './consent-bar.module.css'

/** The question, until it is answered, and the button in the footer that opens it again. */
const ConsentPart = () => {
  const { change } = useTexts(consentTexts)
  const [isOpen, setOpen] = useState(() => currentAnswer() === null)
  useEffect(
    () =>
      whenAnsweredElsewhere(() => {
        settleSteps()
        setOpen(currentAnswer() === null)
      }),
    [],
  )
  const answer = (chosen: Answer) => {
    saveAnswer(chosen)
    settleSteps()
    setOpen(false)
    // Otherwise the focus would be lost with the buttons.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <>
      <div className={styles['change']}>
        <button type="button" onClick={() => setOpen(true)}>
          {change}
        </button>
      </div>
      {isOpen && <ConsentBar onAnswer={answer} />}
    </>
  )
}

/** Appears once the texts have loaded, unless the browser has answered for its user. */
export const Consent = () =>
  isRefusedByBrowser() ? null : (
    <Suspense>
      <ConsentPart />
    </Suspense>
  )
