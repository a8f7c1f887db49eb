import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Idle, Moment } from '@kaoiro/screens/counter'
import {
  continueIdle,
  countdownSeconds,
  countedTime,
  idlePatience,
  startIdle,
} from '@kaoiro/screens/counter'
import { counterTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import styles from './counter.module.css'
import { listening } from '../adapters/listening.js'

/** Assistive technology clicks, moves the focus and scrolls without a pointer or a key. */
const inputs = ['pointerdown', 'keydown', 'input', 'click', 'focusin', 'scroll'] as const

const moment = (): Moment => ({
  steady: performance.now(),
  wall: Date.now(),
  isVisible: document.visibilityState === 'visible',
})

/**
 * Calls `onIdle` when a customer has gone.
 *
 * @param step starts the time again when it changes; null stops it
 * @returns the seconds that are left, once they are counted down, and what to call for a face in front of the camera
 */
export function useIdle(
  step: string | null,
  onIdle: () => void,
  patience = idlePatience,
): { readonly left: number | null; readonly onFace: () => void } {
  const [left, setLeft] = useState<number | null>(null)
  const idle = useRef<Idle | null>(null)
  const goOn = (event: 'look' | 'input' | 'face') => {
    if (idle.current === null) return
    idle.current = continueIdle(patience)(idle.current, event, moment())
    const seconds = countdownSeconds(idle.current)
    if (seconds === 0) onIdle()
    else setLeft(seconds)
  }
  const onEvent = useEffectEvent(goOn)
  useEffect(() => {
    if (step === null) return undefined
    idle.current = startIdle(patience, moment())
    const look = () => onEvent('look')
    const input = () => onEvent('input')
    const timer = setInterval(look, 1000)
    const ends = [
      listening(document, ['visibilitychange'], look),
      listening(window, inputs, input, { capture: true }),
    ]
    return () => {
      clearInterval(timer)
      for (const end of ends) end()
      idle.current = null
      setLeft(null)
    }
  }, [step, patience])
  return { left, onFace: () => goOn('face') }
}

/** Shown above everything else, including the camera's dialog. */
const onTop = (element: HTMLDivElement) => {
  element.showPopover()
  return () => element.hidePopover()
}

/** Says how soon everything will be erased. Screen readers hear it once. */
export function Countdown({ seconds }: { readonly seconds: number | null }) {
  const { countdown } = useTexts(counterTexts)
  if (seconds === null) return null
  return (
    <div popover="manual" ref={onTop} className={styles['countdown']}>
      <p aria-hidden="true">{countdown({ seconds })}</p>
      <p role="alert" className="visually-hidden">
        {countdown({ seconds: countedTime / 1000 })}
      </p>
    </div>
  )
}

interface CounterPageProps {
  /** Starts the time again when it changes. */
  readonly step: string
  readonly onIdle: () => void
  readonly children: ReactNode
}

/** A page to read, which ends after a minute without activity. */
export function CounterPage({ step, onIdle, children }: CounterPageProps) {
  const { left } = useIdle(step, onIdle)
  return (
    <>
      <div className={styles['page']}>{children}</div>
      <Countdown seconds={left} />
    </>
  )
}
