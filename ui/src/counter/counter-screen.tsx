import { useEffect, useState } from 'react'
import type { Gender } from '@kaoiro/core/diagnosis'
import { keepInMemoryOnly } from '../adapters/kept-photo.js'
import { keepScreenOn } from '../adapters/wake-lock.js'
import { Message } from '../components/message.js'
import { Spinner } from '../components/spinner.js'
import { useCounterTexts } from '../language/use-counter-texts.js'
import { clearTablet, emptyTablet } from './clear-tablet.js'
import { CounterStart } from './counter-start.js'
import { CounterVisit } from './counter-visit.js'
import styles from './counter.module.css'

/** The visit of one customer. */
interface Visit {
  readonly gender: Gender
  /** Counts the attempts of this customer. */
  readonly attempt: number
}

/**
 * All screens of a tablet that customers share, in one history entry: the choice of a gender, the camera, the analysis and
 * the result. Nothing of a customer stays on the tablet.
 */
const CounterScreen = () => {
  const [visit, setVisit] = useState<Visit | null>(null)
  const [isClearing, setClearing] = useState(false)
  useEffect(keepScreenOn, [])
  useEffect(() => {
    keepInMemoryOnly()
    emptyTablet()
  }, [])

  const clear = () => {
    setClearing(true)
    setVisit(null)
    void clearTablet().then((isReplaced) => setClearing(isReplaced))
  }
  return (
    <div className={styles['counter']}>
      {isClearing ? (
        <Clearing />
      ) : visit === null ? (
        <CounterStart
          onChoose={(gender) => {
            fillScreen()
            setVisit({ gender, attempt: 1 })
          }}
          onIdle={clear}
        />
      ) : (
        <CounterVisit
          key={visit.attempt}
          gender={visit.gender}
          onAgain={() => setVisit({ ...visit, attempt: visit.attempt + 1 })}
          onEnd={clear}
        />
      )}
    </div>
  )
}

export default CounterScreen

/** Not all browsers offer it; a tablet that runs in its own full screen needs no other. */
const fillScreen = (): void => {
  const { documentElement: page } = document
  if ('requestFullscreen' in page) page.requestFullscreen().catch(() => undefined)
}

const Clearing = () => {
  const { clearing } = useCounterTexts()
  return (
    <Message heading={clearing}>
      <Spinner />
    </Message>
  )
}
