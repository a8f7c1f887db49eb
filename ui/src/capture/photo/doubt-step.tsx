import type { QualityHint } from '@kaoiro/core/photo/quality/quality'
import type { PreparedPhoto } from '../prepare/prepare-photo.js'
import { Button } from '../../components/button.js'
import { ActionBar } from '../../components/action-bar.js'
import { QualityHints } from './quality-hints.js'
import { PhotoPreview } from '../components/photo-preview.js'
import { ScreenBody } from '../../components/screen-body.js'
import { ScreenHeading } from '../../components/screen-heading.js'
import { useCaptureTexts } from '../texts/use-capture-texts.js'

interface DoubtStepProps {
  readonly photo: PreparedPhoto
  readonly hints: ReadonlyArray<QualityHint>
  readonly onRetake: () => void
  readonly onUse: () => void
}

/** A photo that might give a poor result: the visitor is told why, and decides. */
export const DoubtStep = ({ photo, hints, onRetake, onUse }: DoubtStepProps) => {
  const { doubt: words } = useCaptureTexts()
  return (
    <>
      <ScreenBody compact>
        <ScreenHeading>{words.heading}</ScreenHeading>
        <QualityHints hints={hints} />
        <PhotoPreview photo={photo} title={words.picture} small />
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
