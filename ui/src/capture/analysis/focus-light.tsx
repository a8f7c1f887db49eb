import type { CSSProperties } from 'react'
import type { Hairline } from '@kaoiro/core/photo'
import styles from './focus-light.module.css'
import { lookedAt } from './looked-at.js'

/**
 * A soft light on the parts of the face in turn. The position of the face is estimated from the hairline, because
 * landmarks are known only with the result.
 */
export const FocusLight = ({ hairline }: { readonly hairline: Hairline }) => (
  <div
    className={styles['light']}
    style={{ '--hairline': hairline } as CSSProperties}
    aria-hidden="true"
  >
    {lookedAt.map((part) => (
      <div key={part} className={styles[part]} />
    ))}
  </div>
)
