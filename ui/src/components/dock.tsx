import type { ReactNode } from 'react'
import styles from './dock.module.css'

interface DockProps {
  /** A word about the actions. */
  readonly note?: string | null
  /** What became of one; '' until there is something to tell, so that it is read out when it comes. */
  readonly status?: string
  /** Actions side by side, where both are short. */
  readonly beside?: boolean
  readonly children: ReactNode
}

/** A screen's actions, held at the foot of the window, where the thumb is. */
export const Dock = ({ note = null, status, beside = false, children }: DockProps) => (
  <div className={styles['dock']}>
    {note !== null && <p className={styles['note']}>{note}</p>}
    {status !== undefined && (
      <p role="status" className={styles['note']}>
        {status}
      </p>
    )}
    <div className={beside ? styles['beside'] : styles['actions']}>{children}</div>
  </div>
)
