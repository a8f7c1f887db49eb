import type { ReactNode } from 'react'
import styles from './screen-body.module.css'

interface ScreenBodyProps {
  /** Less space between the parts, where a picture needs it. */
  readonly compact?: boolean
  readonly busy?: boolean
  readonly children: ReactNode
}

/** All of a screen but its steps and its dock. */
export const ScreenBody = ({ compact = false, busy = false, children }: ScreenBodyProps) => (
  <div className={`${styles['body']} ${compact ? styles['compact'] : ''}`} aria-busy={busy}>
    {children}
  </div>
)

/** What a screen says right under its heading. */
export const Lead = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles['lead']}>{children}</p>
)
