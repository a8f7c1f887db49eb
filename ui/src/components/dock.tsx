import type { ReactNode } from 'react'
import styles from './dock.module.css'

/** A step's actions, held at the foot of the screen, where the thumb is. */
export const Dock = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['dock']}>{children}</div>
)
