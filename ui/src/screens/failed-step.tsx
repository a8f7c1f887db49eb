import { messages } from '@kaoiro/core/content/messages/ja'
import { isReason } from '@kaoiro/core/session/reason'
import type { SessionError } from '@kaoiro/core/session/session-error'
import { Button } from '../components/button.js'
import { Dock } from '../components/dock.js'
import { Heading } from '../components/heading.js'
import { texts } from '../texts.js'
import step from './step.module.css'

interface FailedStepProps {
  readonly error: SessionError
  readonly onRetake: () => void
  readonly onBack: () => void
}

const { failed: words } = texts

/** A failed analysis without a known reason says no more than the hint does. */
const reasonOf = (error: SessionError): string | null =>
  error._tag === 'AnalysisFailed' && !isReason(error.reason) ? null : messages.session(error)

export const FailedStep = ({ error, onRetake, onBack }: FailedStepProps) => {
  const reason = reasonOf(error)
  return (
    <>
      <div className={step['body']}>
        <Heading title={texts.pageTitle(words.heading)}>{words.heading}</Heading>
        <p>{words.apology}</p>
        {reason !== null && (
          <p role="alert" className={step['alert']}>
            {reason}
          </p>
        )}
        <p className={step['soft']}>{words.hint}</p>
      </div>
      <Dock>
        <Button look="primary" onPress={onRetake}>
          {words.retake}
        </Button>
        <Button look="quiet" onPress={onBack}>
          {words.back}
        </Button>
      </Dock>
    </>
  )
}
