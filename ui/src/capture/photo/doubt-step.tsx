import type { Reason } from '@kaoiro/core/diagnosis'
import type { QualityHint } from '@kaoiro/core/photo'
import { ActionBar } from '../../components/action-bar.js'
import { Button } from '../../components/controls/button.js'
import { ScreenBody } from '../../components/screen-body.js'
import { ScreenHeading } from '../../components/screen-heading.js'
import { PhotoPreview } from '../components/photo-preview.js'
import type { RefusePhoto } from '../on-device/photo-look.js'
import { PhotoLook } from '../on-device/photo-look.js'
import type { PreparedPhoto } from '../prepare/prepare-photo.js'
import { captureTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { PhotoProblems } from './photo-problems.js'

interface DoubtStepProps {
  readonly photo: PreparedPhoto
  readonly problems: ReadonlyArray<QualityHint | Reason>
  readonly onRetake: () => void
  /** Without it, another photo is needed. */
  readonly onUse?: () => void
  readonly onRefuse?: RefusePhoto
}

/** Shows why the photo may give a poor result, and lets the visitor decide; or why it cannot be analysed. */
export const DoubtStep = ({ photo, problems, onRetake, onUse, onRefuse }: DoubtStepProps) => {
  const { doubt: words } = useTexts(captureTexts)
  return (
    <>
      <ScreenBody compact>
        <ScreenHeading>{onUse === undefined ? words.refused : words.heading}</ScreenHeading>
        <PhotoProblems problems={problems} />
        <PhotoPreview photo={photo} title={words.picture} small>
          {KAOIRO_LOOK && onRefuse !== undefined && <PhotoLook photo={photo} onRefuse={onRefuse} />}
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
