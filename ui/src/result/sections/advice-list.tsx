import type { ReactNode } from 'react'
import styles from './advice-list.module.css'

/** Advice by topic, all of it in view. Each child is a `div` with a `dt` and a `dd`. */
export const AdviceList = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles['list']}>{children}</dl>
)
