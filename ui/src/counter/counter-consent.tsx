import { lazy, startTransition, useEffect, useState } from 'react'
import { counterTexts } from '@kaoiro/texts/screens'
import { loadScreen } from '../adapters/load-screen.js'
import { ActionBar } from '../components/action-bar.js'
import { Button } from '../components/controls/button.js'
import { Message } from '../components/message.js'
import { useShellTexts, useStartTexts } from '../language/first-texts.js'
import { useTexts } from '../language/use-texts.js'
import { TermItems } from '../start/choices.js'
import { CounterPage } from './countdown.js'
import styles from './counter.module.css'

/** The pages behind the terms, which the tablet shows without leaving its own. */
const pages = {
  photo: lazy(loadScreen(() => import('../legal/before-photo-screen.js'))),
  data: lazy(loadScreen(() => import('../legal/privacy-screen.js'))),
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
