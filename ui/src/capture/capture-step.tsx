import { AnalysingStep } from './analysis/analysing-step.js'
import { HairlineStep } from './hairline/hairline-step.js'
import { DoubtStep } from './photo/doubt-step.js'
import { PhotoStep } from './photo/photo-step.js'
import type { Capture } from './use-capture.js'

/** The component for the current state of the capture flow. */
export const CaptureStep = ({ capture }: { readonly capture: Capture }) => {
  const { flow } = capture
  switch (flow._tag) {
    case 'NoPhoto':
      return (
        <PhotoStep
          gender={capture.gender}
          preparing={capture.preparing}
          refusal={flow.refusal}
          earlier={capture.earlier}
          onPick={(file) => void capture.prepare(file)}
        />
      )
    case 'PhotoDoubted':
      return (
        <DoubtStep
          photo={flow.photo}
          problems={flow.hints}
          onUse={capture.useAnyway}
          onRetake={capture.discard}
          onRefuse={capture.refuse}
        />
      )
    case 'PhotoRefused':
      return <DoubtStep photo={flow.photo} problems={[flow.reason]} onRetake={capture.discard} />
    case 'PhotoChosen':
      return (
        <HairlineStep
          photo={flow.photo}
          hairline={flow.hairline}
          onMove={capture.move}
          onCheck={capture.check}
          onRefuse={capture.refuse}
          onDiscard={capture.discard}
        />
      )
    case 'Analysing':
      return (
        <AnalysingStep
          photo={flow.photo}
          hairline={flow.hairline}
          phase={flow.phase}
          onCancel={capture.cancel}
        />
      )
    // Navigation to another screen is in progress.
    case 'Completed':
    case 'Failed':
      return null
  }
}
