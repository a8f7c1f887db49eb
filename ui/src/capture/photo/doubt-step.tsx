import type { QualityHint } from '@kaoiro/core/photo'
import { ActionBar } from '../../components/action-bar.js'
import { Button } from '../../components/controls/button.js'
import { ScreenBody } from '../../components/screen-body.js'
import { ScreenHeading } from '../../components/screen-heading.js'
import { PhotoPreview } from '../components/photo-preview.js'
import { PhotoLook } from '../on-device/photo-look.js'
import type { PreparedPhoto } from '../prepare/prepare-photo.js'
import { useCaptureTexts } from '../../language/use-capture-texts.js'
import { QualityHints } from './quality-hints.js'

interface DoubtStepProps {
  readonly photo: PreparedPhoto
  readonly hints: ReadonlyArray<QualityHint>
  readonly onRetake: () => void
  readonly onUse: () => void
}

/** Shows why the photo may give a poor result and lets the visitor decide. */
export const DoubtStep = ({ photo, hints, onRetake, onUse }: DoubtStepProps) => {
  const { doubt: words } = useCaptureTexts()
  return (
    <>
      <ScreenBody compact>
        <ScreenHeading>{words.heading}</ScreenHeading>
        <QualityHints hints={hints} />
        <PhotoPreview photo={photo} title={words.picture} small>
          {KAOIRO_LOOK && <PhotoLook photo={photo} />}
        </PhotoPreview>
      </ScreenBody>
      <ActionBar>
        <Button variant="primary" onPress={onRetake}>
          {words.retake}
        </Button>
        <Button variant="quiet" onPress={onUse}>
          {words.use}
        </Button>
      </ActionBar>
    </>
  )
}
