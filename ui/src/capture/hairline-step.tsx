import { useRef, useState } from 'react'
import type { Hairline } from '@kaoiro/core/photo'
import { clampHairline, hairlineAfterKey, hairlineAt, isHairlineKey } from '@kaoiro/core/photo'
import { captureTexts } from '@kaoiro/texts/screens'
import { ActionBar, Lead, ScreenBody, ScreenHeading } from '../components/screen.js'
import { Button } from '../components/controls/button.js'
import { Icon } from '../components/icon.js'
import { useTexts } from '../language/use-texts.js'
import { looksAtPhotos } from '../site/looks-at-photos.js'
import styles from './hairline.module.css'
import { PhotoLook } from './on-device/photo-look.js'
import { PhotoPreview } from './photo-preview.js'
import type { PreparedPhoto } from './prepare/prepared-photo.js'
import type { Capture } from './use-capture.js'
import type { PointerEvent, ReactNode } from 'react'

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
          {looksAtPhotos() && (
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
        <Icon path="M5 12h14" />
      </button>
      <p>{words.value({ percent: here })}</p>
      <span className="visually-hidden" aria-live="polite">
        {announced}
      </span>
      <button type="button" aria-label={words.down} onClick={() => step(1)}>
        <Icon path="M5 12h14M12 5v14" />
      </button>
    </div>
  )
}

interface HairlineGuideProps {
  readonly at: Hairline
  readonly onMove: (hairline: number) => void
}

/** A draggable line over the image, with a range input for keyboards and screen readers. */
export function HairlineGuide({ at, onMove }: HairlineGuideProps) {
  const { hairline: words } = useTexts(captureTexts)
  const [focused, setFocused] = useState(false)
  return (
    <>
      <input
        type="range"
        className={`covering-input ${styles['range']}`}
        min={0}
        max={100}
        step={1}
        value={Math.round(at)}
        aria-label={words.slider}
        aria-valuetext={words.value({ percent: Math.round(at) })}
        aria-orientation="vertical"
        onFocus={({ currentTarget }) => setFocused(currentTarget.matches(':focus-visible'))}
        onBlur={() => setFocused(false)}
        onChange={({ currentTarget }) => onMove(currentTarget.valueAsNumber)}
        onKeyDown={(event) => {
          // Up moves towards the top of the image, unlike a browser's default.
          if (!isHairlineKey(event.key)) return
          event.preventDefault()
          onMove(hairlineAfterKey(at, event.key))
        }}
      />
      <HairlineLine at={at} focused={focused}>
        <svg className={styles['handle']} viewBox="0 0 40 40">
          <circle cx="20" cy="20" r="19" />
          <path d="m15 16.5 5-5 5 5M15 23.5l5 5 5-5" />
        </svg>
      </HairlineLine>
      <HairlineGrip at={at} onMove={onMove} />
    </>
  )
}

interface HairlineLineProps {
  readonly at: Hairline
  readonly focused?: boolean
  readonly children?: ReactNode
}

/** Minimum height of a region for its label, in percent of the image height. */
const minLabelledHeight = 8

/** The line, with the hair region above it shaded and the face below. */
export function HairlineLine({ at, focused = false, children }: HairlineLineProps) {
  const { hairline: words } = useTexts(captureTexts)
  return (
    <div className={styles['regions']} aria-hidden="true">
      <div className={styles['hair']} style={{ height: `${at}%` }}>
        {at >= minLabelledHeight && <span className={styles['region']}>{words.hair}</span>}
      </div>
      <div
        className={`${styles['line']} ${focused ? styles['focused'] : ''}`}
        style={{ top: `${at}%` }}
      >
        {children}
        {at <= 100 - minLabelledHeight && (
          <span className={`${styles['region']} ${styles['face']}`}>{words.face}</span>
        )}
      </div>
    </div>
  )
}

/** Drag area of the line. Dragging is relative: the line moves by the pointer's movement. */
const HairlineGrip = ({ at, onMove }: HairlineGuideProps) => {
  const box = useRef<HTMLDivElement>(null)
  /** Offset of the pointer from the line in pixels; null when not dragging. */
  const held = useRef<number | null>(null)

  const hold = (event: PointerEvent<HTMLElement>) => {
    // Ignore additional fingers and secondary mouse buttons.
    if (!event.isPrimary || event.button !== 0) return
    const { top, height } = event.currentTarget.getBoundingClientRect()
    held.current = event.clientY - (top + height / 2)
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const drag = ({ clientY, isPrimary }: PointerEvent) => {
    if (!isPrimary || held.current === null || box.current === null) return
    onMove(hairlineAt(box.current.getBoundingClientRect(), clientY - held.current))
  }
  const release = ({ isPrimary }: PointerEvent) => {
    if (isPrimary) held.current = null
  }
  return (
    <div ref={box} className={styles['box']}>
      <div
        className={styles['grip']}
        style={{ top: `${at}%` }}
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      />
    </div>
  )
}
