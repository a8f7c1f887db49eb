import type { ReactNode } from 'react'
import { Component } from 'react'
import { Button } from '../components/controls/button.js'
import { MessageScreen } from '../components/message-screen.js'
import { useShellTexts } from '../language/first-texts.js'
import { notLoaded } from '../adapters/load-screen.js'

interface State {
  /** The error that a screen has thrown; null if none. */
  readonly error: unknown
}

/** Shows an error in place of a screen that threw. React reports errors to class components only. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  static getDerivedStateFromError = (error: unknown): State => ({ error })

  override state: State = { error: null }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : <ErrorScreen error={error} />
  }
}

const ErrorScreen = ({ error }: State) => {
  const { heading, notLoaded: unloaded, fault, again } = useShellTexts().error
  return (
    <MessageScreen words={{ heading, message: error === notLoaded ? unloaded : fault }}>
      <Button variant="primary" onPress={() => window.location.reload()}>
        {again}
      </Button>
    </MessageScreen>
  )
}
