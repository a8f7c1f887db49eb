import type { ReactNode } from 'react'
import styles from './action-bar.module.css'

interface ActionBarProps {
  /** A word about the actions. */
  readonly note?: string | null
  /** Actions side by side, where both are short. */
  readonly beside?: boolean
  /** What comes and goes above the actions, over the page, so that nothing moves for it. */
  readonly over?: ReactNode
  readonly children: ReactNode
}

/** A screen's actions, held at the foot of the window, where the thumb is. */
export const ActionBar = ({ note = null, beside = false, over, children }: ActionBarProps) => (
  <div className={styles['dock']}>
    <div className={styles['over']}>{over}</div>
    {note !== null && <p className={styles['note']}>{note}</p>}
    <div className={beside ? styles['beside'] : styles['actions']}>{children}</div>
  </div>
)
