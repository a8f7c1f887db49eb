import type { Capture } from '../use-capture.js'
import { AnalysingStep } from './analysing-step.js'
import { FailedStep } from './failed-step.js'
import { HairlineStep } from './hairline-step.js'
import { PhotoStep } from './photo-step.js'

interface CaptureStepsProps {
  readonly capture: Capture
  readonly onCheck: () => void
  readonly onBack: () => void
}

/** The step of the capture flow's state. */
export const CaptureSteps = ({ capture, onCheck, onBack }: CaptureStepsProps) => {
  const { flow, preparing, problem, take, move, discard, cancel, retake } = capture
  switch (flow._tag) {
    case 'NoPhoto':
      return (
        <PhotoStep
          preparing={preparing}
          problem={flow.refused ? problem : null}
          onPick={(file) => void take(file)}
          onBack={onBack}
        />
      )
    case 'PhotoChosen':
      return (
        <HairlineStep
          photo={flow.photo}
          hairline={flow.hairline}
          onMove={move}
          onCheck={onCheck}
          onDiscard={discard}
        />
      )
    case 'Analysing':
      return <AnalysingStep photo={flow.photo} hairline={flow.hairline} onCancel={cancel} />
    case 'Completed':
      return null
    case 'Failed':
      return <FailedStep error={flow.error} onRetake={retake} onBack={onBack} />
  }
}
