import { useEffect, useRef, useState } from 'react'
import type { Finding } from '../../device/photo-look.js'
import { useDeviceTexts } from '../../language/use-device-texts.js'
import { useCaptureTexts } from '../../language/use-capture-texts.js'
import styles from './photo-findings.module.css'

interface PhotoFindingsProps {
  readonly findings: ReadonlyArray<Finding>
  /** Called when the findings become visible. */
  readonly onShow: () => void
}

/**
 * Shows findings about the photo before the analysis, over the bottom of the image, so that nothing
 * moves. The element is always in the page, so that screen readers announce changes.
 */
export const PhotoFindings = ({ findings, onShow }: PhotoFindingsProps) => {
  const { messages } = useCaptureTexts()
  const { look: words } = useDeviceTexts()
  const place = useRef<HTMLDivElement>(null)
  const [isClosed, setClosed] = useState(false)
  const isShown = findings.length > 0 && !isClosed
  useEffect(() => {
    if (isShown) onShow()
  }, [isShown, onShow])
  const close = () => {
    // The button disappears, so the focus moves to the element around it.
    place.current?.focus({ preventScroll: true })
    setClosed(true)
  }
  const sentence = (finding: Finding): string =>
    finding._tag === 'Refusal'
      ? messages.reasons[finding.reason]
      : words.remarks[finding.remark].advice
  return (
    <div ref={place} tabIndex={-1} className={styles['over']}>
      <div role="status" className={styles['findings']}>
        {isShown &&
          findings.map((finding) => (
            <p key={sentence(finding)}>
              {finding._tag === 'Remark' && (
                <b>{words.name({ name: words.remarks[finding.remark].name })}</b>
              )}
              <span>{sentence(finding)}</span>
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
