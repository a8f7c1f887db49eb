import type { Hairline } from '@kaoiro/core/photo'
import { ActionBar } from '../../components/action-bar.js'
import { Button } from '../../components/controls/button.js'
import { Lead, ScreenBody } from '../../components/screen-body.js'
import { ScreenHeading } from '../../components/screen-heading.js'
import { PhotoPreview } from '../components/photo-preview.js'
import type { RefusePhoto } from '../on-device/photo-look.js'
import { PhotoLook } from '../on-device/photo-look.js'
import type { PreparedPhoto } from '../prepare/prepare-photo.js'
import { captureTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { HairlineButtons } from './hairline-buttons.js'
import { HairlineGuide } from './hairline-guide.js'

interface HairlineStepProps {
  readonly photo: PreparedPhoto
  readonly hairline: Hairline
  readonly onMove: (hairline: number) => void
  readonly onCheck: () => void
  readonly onRefuse: RefusePhoto
  readonly onDiscard: () => void
}

export const HairlineStep = ({ photo, hairline, ...on }: HairlineStepProps) => {
  const { hairline: words } = useTexts(captureTexts)
  return (
    <>
      <ScreenBody compact>
        <ScreenHeading>{words.heading}</ScreenHeading>
        <Lead>{words.instruction}</Lead>
        <PhotoPreview photo={photo} title={words.picture}>
          <HairlineGuide at={hairline} onMove={on.onMove} />
          {KAOIRO_LOOK && (
            <PhotoLook
              photo={photo}
              guide={{ at: hairline, onMove: on.onMove }}
              onRefuse={on.onRefuse}
            />
          )}
        </PhotoPreview>
        <HairlineButtons at={hairline} onMove={on.onMove} />
      </ScreenBody>
      <ActionBar>
        <Button variant="primary" onPress={on.onCheck}>
          {words.check}
        </Button>
        <Button variant="quiet" onPress={on.onDiscard}>
          {words.discard}
        </Button>
      </ActionBar>
    </>
  )
}
