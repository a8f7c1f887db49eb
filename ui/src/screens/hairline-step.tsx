import type { Hairline } from '@kaoiro/core/hairline'
import type { PreparedPhoto } from '../adapters/prepare-photo.js'
import { Button } from '../components/button.js'
import { Dock } from '../components/dock.js'
import { HairlineGuide, HairlineSteps } from '../components/hairline-guide.js'
import { Heading } from '../components/heading.js'
import { Picture } from '../components/picture.js'
import { texts } from '../texts.js'
import step from './step.module.css'

interface HairlineStepProps {
  readonly photo: PreparedPhoto
  readonly hairline: Hairline
  readonly onMove: (hairline: number) => void
  readonly onCheck: () => void
  readonly onDiscard: () => void
}

const { hairline: words } = texts

export const HairlineStep = ({ photo, hairline, ...on }: HairlineStepProps) => (
  <>
    <div className={`${step['body']} ${step['compact']}`}>
      <Heading title={texts.pageTitle(words.heading)}>{words.heading}</Heading>
      <p className={step['lead']}>{words.instruction}</p>
      <Picture photo={photo}>
        <HairlineGuide at={hairline} onMove={on.onMove} />
      </Picture>
      <HairlineSteps at={hairline} onMove={on.onMove} />
    </div>
    <Dock>
      <Button look="primary" onPress={on.onCheck}>
        {words.check}
      </Button>
      <Button look="quiet" onPress={on.onDiscard}>
        {words.discard}
      </Button>
    </Dock>
  </>
)
