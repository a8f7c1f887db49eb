import type { ReactNode } from 'react'
import styles from './analysis.module.css'

/** A quiet remark under a picture. */
export const Caption = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles['caption']}>{children}</p>
)
