import { lazy, startTransition, useEffect, useState } from 'react'
import type { Gender } from '@kaoiro/core/diagnosis'
import type { Customer } from '@kaoiro/screens/counter'
import { takingPhoto } from '@kaoiro/screens/counter'
import { loadScreen } from '../adapters/load-screen.js'
import { keepScreenOn } from '../adapters/wake-lock.js'
import { Message } from '../components/screen.js'
import { Spinner } from '../components/feedback.js'
import { usePlace } from '../device/place.js'
import { useChooseLanguage, useLanguage } from '../language/language.js'
import { counterTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { clearTablet, emptyTablet } from './clear-tablet.js'
import { ErrorBoundary, ErrorScreen } from '../shell/error-boundary.js'
import { CounterConsent, CounterStart } from './counter-start.js'
import { CounterPage } from './countdown.js'
import styles from './counter.module.css'

/** Later than the first screen, which appears sooner without it. */
const loadVisit = loadScreen(() => import('./counter-visit.js'))
const CounterVisit = lazy(loadVisit)

/**
 * All screens of a tablet that customers share, in one history entry: the choice of a gender, the consent, the camera, the
 * analysis and the result. The tablet keeps no data of a customer.
 */
const CounterScreen = () => {
  const { clearing } = useTexts(counterTexts)
  const [customer, setCustomer] = useState<Customer | null>(null)
  const [isClearing, setClearing] = useState(false)
  useEffect(keepScreenOn, [])
  useEffect(() => {
    emptyTablet()
    loadVisit().catch(() => undefined)
  }, [])

  const language = useLanguage()
  const choices = `${language} ${usePlace()}`
  const [first] = useState({ language, choices })
  const chooseLanguage = useChooseLanguage()

  const clear = () => {
    setClearing(true)
    setCustomer(null)
    void clearTablet().finally(() => {
      if (language !== first.language) chooseLanguage(first.language)
      setClearing(false)
    })
  }
  const screen = () => {
    if (customer === null) {
      const choose = (gender: Gender) => setCustomer({ gender, photos: 0 })
      const changes = choices === first.choices ? null : choices
      return <CounterStart changes={changes} onChoose={choose} onIdle={clear} />
    }
    const { gender, photos } = customer
    const takePhoto = () =>
      void fillScreen().then(() => startTransition(() => setCustomer(takingPhoto(customer))))
    const goBack = () => setCustomer(null)
    return photos === 0 ? (
      <CounterConsent onAgree={takePhoto} onBack={goBack} onIdle={clear} />
    ) : (
      <CounterVisit key={photos} gender={gender} onAgain={takePhoto} onEnd={clear} />
    )
  }
  const fault = (error: unknown) => (
    <CounterPage step="fault" onIdle={clear}>
      <ErrorScreen error={error} onAgain={clear} />
    </CounterPage>
  )
  return (
    <div className={styles['counter']}>
      {isClearing ? (
        <Message heading={clearing}>
          <Spinner />
        </Message>
      ) : (
        <ErrorBoundary fallback={fault}>{screen()}</ErrorBoundary>
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
