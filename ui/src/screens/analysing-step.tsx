import type { Hairline } from '@kaoiro/core/hairline'
import type { PreparedPhoto } from '../adapters/prepare-photo.js'
import { Button } from '../components/button.js'
import { Dock } from '../components/dock.js'
import { HairlineLine } from '../components/hairline-guide.js'
import { Heading } from '../components/heading.js'
import { Picture } from '../components/picture.js'
import { texts } from '../texts.js'
import step from './step.module.css'

interface AnalysingStepProps {
  readonly photo: PreparedPhoto
  readonly hairline: Hairline
  readonly onCancel: () => void
}

const { analysing: words } = texts

/** The guide does not move here. The phase stands in the page's status, below this. */
export const AnalysingStep = ({ photo, hairline, onCancel }: AnalysingStepProps) => (
  <>
    <div className={`${step['body']} ${step['compact']}`}>
      <Heading title={texts.pageTitle(words.heading)}>{words.heading}</Heading>
      <p className={step['lead']}>{words.wait}</p>
      <Picture photo={photo} scanned>
        <HairlineLine at={hairline} />
      </Picture>
      <p className={step['caption']}>{words.note}</p>
    </div>
    <Dock>
      <Button look="secondary" onPress={onCancel}>
        {words.cancel}
      </Button>
    </Dock>
  </>
)
