import { ErrorScreen } from '../shell/error-boundary.js'
import { Countdown } from './countdown.js'
import styles from './counter.module.css'
import { useIdle } from './use-idle.js'

interface CounterFaultProps {
  readonly error: unknown
  readonly onEnd: () => void
}

/** A screen of the counter that failed or did not load. The button and the time lead to the first screen. */
export const CounterFault = ({ error, onEnd }: CounterFaultProps) => {
  const { left } = useIdle('fault', onEnd)
  return (
    <>
      <div className={styles['page']}>
        <ErrorScreen error={error} onAgain={onEnd} />
      </div>
      <Countdown seconds={left} />
    </>
  )
}
