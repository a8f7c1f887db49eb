import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { consentTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import type { Answer } from './send-step.js'
import {
  currentAnswer,
  isRefusedByBrowser,
  saveAnswer,
  settleSteps,
  whenAnsweredElsewhere,
} from './send-step.js'
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
export function Consent() {
  return isRefusedByBrowser() ? null : (
    <Suspense>
      <ConsentPart />
    </Suspense>
  )
}

/** The question at the bottom of the window. The page stays usable; its own actions move above the question. */
const ConsentBar = ({ onAnswer }: { readonly onAnswer: (answer: Answer) => void }) => {
  const { label, question, detail, yes, no } = useTexts(consentTexts)
  const bar = useRef<HTMLElement>(null)
  const id = useId()
  useEffect(() => roomFor(bar.current), [])
  return (
    <section
      ref={bar}
      className={styles['bar']}
      aria-label={label}
      aria-describedby={id}
      data-follow-visible
    >
      <div className={styles['words']} id={id}>
        <p>{question}</p>
        <p className={styles['detail']}>{detail}</p>
      </div>
      <div className={styles['answers']}>
        <button type="button" onClick={() => onAnswer('no')}>
          {no}
        </button>
        <button type="button" onClick={() => onAnswer('yes')}>
          {yes}
        </button>
      </div>
    </section>
  )
}

/** Keeps room for the bar below the page and its actions. */
const roomFor = (bar: HTMLElement | null): (() => void) | undefined => {
  if (bar === null) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--below', `${bar.getBoundingClientRect().height}px`),
  )
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--below')
  }
}
