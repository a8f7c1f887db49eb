import type { ReactNode } from 'react'
import type { Hairline } from '@kaoiro/core/hairline'
import { hairlineAfterKey } from '@kaoiro/core/hairline'
import { texts } from '../texts.js'
import styles from './hairline-guide.module.css'

interface HairlineLineProps {
  readonly at: Hairline
  readonly children?: ReactNode
}

/** The line over the picture. */
export const HairlineLine = ({ at, children }: HairlineLineProps) => (
  <div className={styles['line']} style={{ top: `${at}%` }} aria-hidden="true">
    <span className={styles['label']}>{texts.hairline.guide}</span>
    {children}
  </div>
)

interface HairlineGuideProps {
  readonly at: Hairline
  readonly onMove: (hairline: number) => void
}

/** The line with a range input over it, whose thumb is as wide as the picture and lies on the line. */
export const HairlineGuide = ({ at, onMove }: HairlineGuideProps) => (
  <>
    <input
      type="range"
      className={styles['range']}
      min={0}
      max={100}
      step={1}
      value={at}
      aria-label={texts.hairline.slider}
      aria-valuetext={texts.hairline.value(at)}
      aria-orientation="vertical"
      onChange={({ currentTarget }) => onMove(currentTarget.valueAsNumber)}
      onKeyDown={(event) => {
        // Browsers disagree about the direction of a vertical range.
        const moved = hairlineAfterKey(at, event.key)
        if (moved === at) return
        event.preventDefault()
        onMove(moved)
      }}
    />
    <HairlineLine at={at}>
      <svg className={styles['handle']} viewBox="0 0 40 40">
        <circle cx="20" cy="20" r="19" />
        <path d="m15 16.5 5-5 5 5M15 23.5l5 5 5-5" />
      </svg>
    </HairlineLine>
  </>
)

const Chevron = ({ d }: { readonly d: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
)

/** The guide's place, and buttons for those who do not drag. */
export const HairlineSteps = ({ at, onMove }: HairlineGuideProps) => (
  <div className={styles['steps']}>
    <button type="button" aria-label={texts.hairline.up} onClick={() => onMove(at - 1)}>
      <Chevron d="m6 15 6-6 6 6" />
    </button>
    <p>{texts.hairline.value(at)}</p>
    <button type="button" aria-label={texts.hairline.down} onClick={() => onMove(at + 1)}>
      <Chevron d="m6 9 6 6 6-6" />
    </button>
  </div>
)
