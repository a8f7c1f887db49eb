import type { QualityHint } from '@kaoiro/core/photo/quality/quality'
import type { PreparedPhoto } from '../prepare/prepare-photo.js'
import { Button } from '../../components/button.js'
import { Dock } from '../../components/dock.js'
import { Hints } from './hints.js'
import { Picture } from '../components/picture.js'
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
        <Hints hints={hints} />
        <Picture photo={photo} title={words.picture} small />
      </ScreenBody>
      <Dock>
        <Button look="primary" onPress={onRetake}>
          {words.retake}
        </Button>
        <Button look="quiet" onPress={onUse}>
          {words.use}
        </Button>
      </Dock>
    </>
  )
}
