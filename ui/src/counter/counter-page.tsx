import type { ReactNode } from 'react'
import { Countdown } from './countdown.js'
import styles from './counter.module.css'
import { useIdle } from './use-idle.js'

interface CounterPageProps {
  /** Starts the time again when it changes. */
  readonly step: string
  readonly onIdle: () => void
  readonly children: ReactNode
}

/** A page to read, which ends after a minute without activity. */
export const CounterPage = ({ step, onIdle, children }: CounterPageProps) => {
  const { left } = useIdle(step, onIdle)
  return (
    <>
      <div className={styles['page']}>{children}</div>
      <Countdown seconds={left} />
    </>
  )
}
