import type { Gender } from '@kaoiro/core/diagnosis'
import { genders } from '@kaoiro/core/diagnosis'
import { useIsOnline } from '../adapters/network/abortable-wait.js'
import { PlaceChoice } from '../capture/on-device/device-analysis.js'
import { Alert } from '../components/feedback.js'
import { Button } from '../components/controls/button.js'
import { ActionBar, Message, ScreenHeading } from '../components/screen.js'
import { useBrand, useShellTexts, useStartTexts } from '../language/first-texts.js'
import { counterTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { LanguageSwitch } from '../shell/layout.js'
import { site } from '../site/site.js'
import { Countdown, CounterPage, useIdle } from './countdown.js'
import styles from './counter.module.css'
import { lazy, startTransition, useEffect, useState } from 'react'
import { loadScreen } from '../adapters/load-screen.js'
import { TermItems } from '../start/gender-screen.js'

interface CounterStartProps {
  /** A customer's choices on this screen, once they differ from the first ones; otherwise null. */
  readonly changes: string | null
  readonly onChoose: (gender: Gender) => void
  readonly onIdle: () => void
}

/** The first screen of a tablet at a counter. */
export function CounterStart({ changes, onChoose, onIdle }: CounterStartProps) {
  const { gender: words, genders: names } = useStartTexts()
  const { choose, traceless, offline } = useTexts(counterTexts)
  const brand = useBrand()
  const isOnline = useIsOnline()
  const { left } = useIdle(changes, onIdle)
  return (
    <div className={styles['start']}>
      <LanguageSwitch />
      <p className={styles['brand']}>{brand}</p>
      <ScreenHeading title={words.pageTitle({ brand })}>{words.lead}</ScreenHeading>
      <p className={styles['traceless']}>{traceless}</p>
      <Alert text={isOnline || site.analysis === 'device' ? null : offline} />
      {site.analysis === 'ask' && <PlaceChoice />}
      <p>{choose}</p>
      <div className={styles['genders']}>
        {genders.map((gender) => (
          <Button key={gender} variant="primary" onPress={() => onChoose(gender)}>
            {names[gender]}
          </Button>
        ))}
      </div>
      <p className={styles['note']}>{words.notes[0]}</p>
      <Countdown seconds={left} />
    </div>
  )
}

const loadLegal = () => import('../legal/legal-screens.js')

/** The pages behind the terms, which the tablet shows without leaving its own. */
const pages = {
  photo: lazy(
    loadScreen(() => loadLegal().then((legal) => ({ default: legal.BeforePhotoScreen }))),
  ),
  data: lazy(loadScreen(() => loadLegal().then((legal) => ({ default: legal.PrivacyScreen })))),
} as const

interface CounterConsentProps {
  readonly onAgree: () => void
  readonly onBack: () => void
  readonly onIdle: () => void
}

/** The terms. Each customer agrees with one tap before the camera opens. */
export function CounterConsent({ onAgree, onBack, onIdle }: CounterConsentProps) {
  const { terms } = useStartTexts().gender
  const { footer } = useShellTexts()
  const { back } = useTexts(counterTexts)
  const [page, setPage] = useState<keyof typeof pages | null>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [page])

  const show = (next: typeof page) => () => startTransition(() => setPage(next))
  if (page !== null) {
    const Page = pages[page]
    return (
      <CounterPage step={page} onIdle={onIdle}>
        <Page />
        <ActionBar>
          <Button variant="secondary" onPress={show(null)}>
            {back}
          </Button>
        </ActionBar>
      </CounterPage>
    )
  }
  return (
    <CounterPage step="terms" onIdle={onIdle}>
      <Button variant="quiet" onPress={onBack}>
        {back}
      </Button>
      <Message heading={terms.heading}>
        <TermItems />
        <div className={styles['details']}>
          <Button variant="quiet" onPress={show('photo')}>
            {terms.more}
          </Button>
          <Button variant="quiet" onPress={show('data')}>
            {footer.data}
          </Button>
        </div>
      </Message>
      <ActionBar>
        <Button variant="primary" onPress={onAgree}>
          {terms.agree}
        </Button>
      </ActionBar>
    </CounterPage>
  )
}
