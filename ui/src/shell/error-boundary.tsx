import type { ReactNode } from 'react'
import { Component, useEffect } from 'react'
import { sitePaths } from '@kaoiro/core/pages'
import { Button } from '../components/controls/button.js'
import { MessageScreen } from '../components/screen.js'
import { useShellTexts } from '../language/first-texts.js'
import { notLoaded } from '../adapters/load-screen.js'
import { pagePath } from '../site/address.js'

interface State {
  /** The error that a screen has thrown; null if none. */
  readonly error: unknown
}

interface ErrorBoundaryProps {
  /** Shown in place of a screen that threw; default: an error with a button that reloads the page. */
  readonly fallback?: (error: unknown) => ReactNode
  readonly children: ReactNode
}

const reload = () => window.location.reload()

/** Milliseconds. */
const retryPause = 20_000

/** Reloads a tablet at a counter once its page loads again, because nobody may be there. */
const retry = () => {
  const timer = setInterval(() => {
    if (pagePath() === sitePaths.counter)
      fetch('').then(
        ({ ok }) => ok && reload(),
        () => undefined,
      )
  }, retryPause)
  return () => clearInterval(timer)
}

/** Shows an error in place of a screen that threw. React reports errors to class components only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  static getDerivedStateFromError = (error: unknown): State => ({ error })

  override state: State = { error: null }

  override render() {
    const { error } = this.state
    const { children, fallback } = this.props
    if (error === null) return children
    return fallback?.(error) ?? <PageFault error={error} />
  }
}

const PageFault = (state: State) => {
  useEffect(retry, [])
  return <ErrorScreen {...state} onAgain={reload} />
}

export function ErrorScreen({ error, onAgain }: State & { readonly onAgain: () => void }) {
  const { heading, notLoaded: unloaded, fault, again } = useShellTexts().error
  return (
    <MessageScreen words={{ heading, message: error === notLoaded ? unloaded : fault }}>
      <Button variant="primary" onPress={onAgain}>
        {again}
      </Button>
    </MessageScreen>
  )
}
