import { useState } from 'react'
import type { Hairline } from '@kaoiro/core/photo'
import { hairlineAfterKey, isHairlineKey } from '@kaoiro/core/photo'
import { captureTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { HairlineGrip } from './hairline-grip.js'
import styles from './hairline.module.css'
import { HairlineLine } from './hairline-line.js'

interface HairlineGuideProps {
  readonly at: Hairline
  readonly onMove: (hairline: number) => void
}

/** A draggable line over the image, with a range input for keyboards and screen readers. */
export const HairlineGuide = ({ at, onMove }: HairlineGuideProps) => {
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
