import type { ReactNode } from 'react'
import styles from './action-bar.module.css'

interface ActionBarProps {
  /** A remark on the actions. */
  readonly note?: string | null
  /** Puts the actions side by side, if both are short. */
  readonly beside?: boolean
  /** Messages above the actions. They lie over the page, so that nothing moves when they appear. */
  readonly over?: ReactNode
  readonly children: ReactNode
}

/** A screen's actions, fixed at the foot of the window, within the thumb's reach. */
export const ActionBar = ({ note = null, beside = false, over, children }: ActionBarProps) => (
  <div className={styles['dock']}>
    <div className={styles['over']}>{over}</div>
    {note !== null && <p className={styles['note']}>{note}</p>}
    <div className={beside ? styles['beside'] : styles['actions']}>{children}</div>
  </div>
)
