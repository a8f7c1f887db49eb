import type { ReactNode } from 'react'
import styles from '../components/photo-preview.module.css'

/** A caption below an image. */
export const Caption = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles['caption']}>{children}</p>
)
