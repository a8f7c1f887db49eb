import type { ReactNode } from 'react'
import styles from './card-row.module.css'

interface CardRowProps {
  /** The id of the heading that names the row. */
  readonly labelledBy: string
  /** Each card is a `li`. */
  readonly children: ReactNode
}

/** Cards to swipe through, side by side. */
export const CardRow = ({ labelledBy, children }: CardRowProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that arrow keys scroll it
  <div className={styles['row']} role="group" aria-labelledby={labelledBy} tabIndex={0}>
    <ul>{children}</ul>
  </div>
)
