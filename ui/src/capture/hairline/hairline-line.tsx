import type { ReactNode } from 'react'
import type { Hairline } from '@kaoiro/core/photo'
import { captureTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './hairline.module.css'

interface HairlineLineProps {
  readonly at: Hairline
  readonly focused?: boolean
  readonly children?: ReactNode
}

/** Minimum height of a region for its label, in percent of the image height. */
const minLabelledHeight = 8

/** The line, with the hair region above it shaded and the face below. */
export const HairlineLine = ({ at, focused = false, children }: HairlineLineProps) => {
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
