import type { ReactNode } from 'react'
import styles from './action-bar.module.css'

interface ActionBarProps {
  /** A remark about the actions. */
  readonly note?: string | null
  /** Places two short actions side by side. */
  readonly beside?: boolean
  /** Messages above the actions. They cover a part of the page, so that nothing moves. */
  readonly over?: ReactNode
  readonly children: ReactNode
}

/** The actions of a screen, fixed at the bottom within reach of the thumb. */
export function ActionBar({ note = null, beside = false, over, children }: ActionBarProps) {
  return (
    <div className={styles['dock']}>
      <div className={styles['over']}>{over}</div>
      {note !== null && <p className={styles['note']}>{note}</p>}
      <div className={beside ? styles['beside'] : styles['actions']}>{children}</div>
    </div>
  )
}
