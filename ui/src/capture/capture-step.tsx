import type { Reason } from '@kaoiro/core/diagnosis'
import type { QualityHint } from '@kaoiro/core/photo'
import { captureTexts } from '@kaoiro/texts/screens'
import { ActionBar, ScreenBody, ScreenHeading } from '../components/screen.js'
import { Button } from '../components/controls/button.js'
import { useTexts } from '../language/use-texts.js'
import { looksAtPhotos } from '../site/looks-at-photos.js'
import { AnalysingStep } from './analysing-step.js'
import { HairlineStep } from './hairline-step.js'
import type { RefusePhoto } from './on-device/photo-look.js'
import { PhotoLook } from './on-device/photo-look.js'
import { PhotoPreview } from './photo-preview.js'
import { PhotoStep } from './photo-step.js'
import styles from './photo-step.module.css'
import type { PreparedPhoto } from './prepare/prepared-photo.js'
import type { Capture } from './use-capture.js'

/** The component for the current state of the capture flow. */
export function CaptureStep({ capture }: { readonly capture: Capture }) {
  const { flow } = capture
  switch (flow._tag) {
    case 'NoPhoto':
      return <PhotoStep capture={capture} refusal={flow.refusal} />
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
      return <HairlineStep capture={capture} photo={flow.photo} hairline={flow.hairline} />
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

interface DoubtStepProps {
  readonly photo: PreparedPhoto
  readonly problems: ReadonlyArray<QualityHint | Reason>
  readonly onRetake: () => void
  /** Without it, another photo is needed. */
  readonly onUse?: () => void
  readonly onRefuse?: RefusePhoto
}

/** Shows why the photo may give a poor result, and lets the visitor decide; or why it cannot be analysed. */
const DoubtStep = ({ photo, problems, onRetake, onUse, onRefuse }: DoubtStepProps) => {
  const { doubt: words } = useTexts(captureTexts)
  return (
    <>
      <ScreenBody compact>
        <ScreenHeading>{onUse === undefined ? words.refused : words.heading}</ScreenHeading>
        <PhotoProblems problems={problems} />
        <PhotoPreview photo={photo} title={words.picture} small>
          {looksAtPhotos() && onRefuse !== undefined && (
            <PhotoLook photo={photo} onRefuse={onRefuse} />
          )}
        </PhotoPreview>
      </ScreenBody>
      <ActionBar>
        <Button variant="primary" onPress={onRetake}>
          {words.retake}
        </Button>
        {onUse !== undefined && (
          <Button variant="quiet" onPress={onUse}>
            {words.use}
          </Button>
        )}
      </ActionBar>
    </>
  )
}

/** The problems of a photo, each with advice, in the words of the failed screen. */
export function PhotoProblems({ problems }: Pick<DoubtStepProps, 'problems'>) {
  const { messages } = useTexts(captureTexts)
  return (
    <ul className={styles['hints']}>
      {problems.map((problem) => (
        <li key={problem}>{messages.reasons[problem]}</li>
      ))}
    </ul>
  )
}
