import { useEffect, useRef, useState } from 'react'
import type { FaceRemark } from '@kaoiro/analyser/check'
import type { Hairline } from '@kaoiro/core/photo'
import { offersHairline } from '@kaoiro/screens/capture'
import { deviceTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './photo-findings.module.css'

interface HairlineHintProps {
  /** Detected hairline. */
  readonly hairline: Hairline
  /** Position of the guide. */
  readonly at: Hairline
  readonly onMove: (hairline: number) => void
}

/** A dashed line at the detected hairline, with a button that moves the guide there. */
export function HairlineHint({ hairline, at, onMove }: HairlineHintProps) {
  const { look: words } = useTexts(deviceTexts)
  const [isTaken, setTaken] = useState(false)
  if (isTaken || !offersHairline(hairline, at)) return null
  return (
    <div className={styles['hint']} style={{ top: `${hairline}%` }}>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // The button disappears, so focus moves to the guide's range input.
          focusGuide(currentTarget)
          setTaken(true)
          onMove(hairline)
        }}
      >
        <span>{words.here}</span>
        <span className="visually-hidden">{words.hairline({ percent: Math.round(hairline) })}</span>
      </button>
    </div>
  )
}

const focusGuide = (within: Element): void =>
  within
    .closest('div:has(> input[type="range"])')
    ?.querySelector<HTMLInputElement>('input[type="range"]')
    ?.focus({ preventScroll: true })

interface PhotoFindingsProps {
  readonly remarks: ReadonlyArray<FaceRemark>
  /** Called when the remarks become visible. */
  readonly onShow: () => void
}

/**
 * Shows remarks on the photo before the analysis, over the bottom of the image, so that nothing
 * moves. The element is always in the page, so that screen readers announce changes.
 */
export function PhotoFindings({ remarks, onShow }: PhotoFindingsProps) {
  const { look: words } = useTexts(deviceTexts)
  const place = useRef<HTMLDivElement>(null)
  const [isClosed, setClosed] = useState(false)
  const isShown = remarks.length > 0 && !isClosed
  useEffect(() => {
    if (isShown) onShow()
  }, [isShown, onShow])
  const close = () => {
    // The button disappears, so the focus moves to the element around it.
    place.current?.focus({ preventScroll: true })
    setClosed(true)
  }
  return (
    <div ref={place} tabIndex={-1} className={styles['over']}>
      <div role="status" className={styles['findings']}>
        {isShown &&
          remarks.map((remark) => (
            <p key={remark}>
              <b>{words.name({ name: words.remarks[remark].name })}</b>
              <span>{words.remarks[remark].advice}</span>
            </p>
          ))}
      </div>
      {isShown && (
        <button type="button" aria-label={words.close} onClick={close}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      )}
    </div>
  )
}
