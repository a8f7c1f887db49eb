import { useState } from 'react'
import type { Hairline } from '@kaoiro/core/photo'
import { clampHairline } from '@kaoiro/core/photo'
import { captureTexts } from '@kaoiro/texts/screens'
import { ActionBar } from '../components/action-bar.js'
import { Button } from '../components/controls/button.js'
import { Lead, ScreenBody } from '../components/screen-body.js'
import { ScreenHeading } from '../components/screen-heading.js'
import { useTexts } from '../language/use-texts.js'
import { HairlineGuide } from './hairline-guide.js'
import styles from './hairline.module.css'
import { PhotoLook } from './on-device/photo-look.js'
import { PhotoPreview } from './photo-preview.js'
import type { PreparedPhoto } from './prepare/prepared-photo.js'
import type { Capture } from './use-capture.js'

interface HairlineStepProps {
  readonly capture: Capture
  readonly photo: PreparedPhoto
  readonly hairline: Hairline
}

export function HairlineStep({ capture, photo, hairline }: HairlineStepProps) {
  const { move, check, discard, refuse } = capture
  const { hairline: words } = useTexts(captureTexts)
  return (
    <>
      <ScreenBody compact>
        <ScreenHeading>{words.heading}</ScreenHeading>
        <Lead>{words.instruction}</Lead>
        <PhotoPreview photo={photo} title={words.picture}>
          <HairlineGuide at={hairline} onMove={move} />
          {KAOIRO_LOOK && (
            <PhotoLook photo={photo} guide={{ at: hairline, onMove: move }} onRefuse={refuse} />
          )}
        </PhotoPreview>
        <HairlineButtons at={hairline} onMove={move} />
      </ScreenBody>
      <ActionBar>
        <Button variant="primary" onPress={check}>
          {words.check}
        </Button>
        <Button variant="quiet" onPress={discard}>
          {words.discard}
        </Button>
      </ActionBar>
    </>
  )
}

interface HairlineButtonsProps {
  readonly at: Hairline
  readonly onMove: (hairline: number) => void
}

/** The position of the line, with buttons as an alternative to dragging. */
export function HairlineButtons({ at, onMove }: HairlineButtonsProps) {
  const { hairline: words } = useTexts(captureTexts)
  const here = Math.round(at)
  // Screen readers announce changes of the range, but not those made by the buttons.
  const [announced, announce] = useState('')
  const step = (by: number) => {
    onMove(here + by)
    announce(words.value({ percent: clampHairline(here + by) }))
  }
  return (
    <div className={styles['buttons']}>
      <button type="button" aria-label={words.up} onClick={() => step(-1)}>
        <Sign d="M5 12h14" />
      </button>
      <p>{words.value({ percent: here })}</p>
      <span className="visually-hidden" aria-live="polite">
        {announced}
      </span>
      <button type="button" aria-label={words.down} onClick={() => step(1)}>
        <Sign d="M5 12h14M12 5v14" />
      </button>
    </div>
  )
}

const Sign = ({ d }: { readonly d: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
)
