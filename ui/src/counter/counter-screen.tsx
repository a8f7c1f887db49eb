import { lazy, startTransition, useEffect, useState } from 'react'
import type { Gender } from '@kaoiro/core/diagnosis'
import { loadScreen } from '../adapters/load-screen.js'
import { keepScreenOn } from '../adapters/wake-lock.js'
import { Message } from '../components/message.js'
import { Spinner } from '../components/spinner.js'
import { useCounterTexts } from '../language/use-counter-texts.js'
import { clearTablet, emptyTablet } from './clear-tablet.js'
import { CounterStart } from './counter-start.js'
import styles from './counter.module.css'

/** Later than the first screen, which appears sooner without it. */
const loadVisit = loadScreen(() => import('./counter-visit.js'))
const CounterVisit = lazy(loadVisit)

/**
 * All screens of a tablet that customers share, in one history entry: the choice of a gender, the camera, the analysis and
 * the result. The tablet keeps no data of a customer.
 */
const CounterScreen = () => {
  const { clearing } = useCounterTexts()
  const [gender, setGender] = useState<Gender | null>(null)
  const [attempt, setAttempt] = useState(1)
  const [isClearing, setClearing] = useState(false)
  useEffect(keepScreenOn, [])
  useEffect(() => {
    emptyTablet()
    loadVisit().catch(() => undefined)
  }, [])

  const begin = (chosen: Gender) =>
    void fillScreen().then(() => startTransition(() => setGender((now) => now ?? chosen)))
  const clear = () => {
    setClearing(true)
    setGender(null)
    void clearTablet().then(setClearing)
  }
  const screen = () => {
    if (gender === null) return <CounterStart onChoose={begin} onIdle={clear} />
    const again = () => setAttempt(attempt + 1)
    return <CounterVisit key={attempt} gender={gender} onAgain={again} onEnd={clear} />
  }
  return (
    <div className={styles['counter']}>
      {isClearing ? (
        <Message heading={clearing}>
          <Spinner />
        </Message>
      ) : (
        screen()
      )}
    </div>
  )
}

export default CounterScreen

/**
 * Resolves once the page fills the screen, because WebKit then draws it above all dialogs that are open; at the latest after
 * a second. Ignores failures: some browsers lack this call, and kiosk modes are in full screen already.
 */
const fillScreen = async (): Promise<void> => {
  const { documentElement: page } = document
  if (!('requestFullscreen' in page)) return
  const tooLate = new Promise((resolve) => setTimeout(resolve, 1000))
  await Promise.race([page.requestFullscreen().catch(() => undefined), tooLate])
}
