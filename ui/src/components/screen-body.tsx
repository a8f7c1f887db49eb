import type { ReactNode } from 'react'
import styles from './screen.module.css'

interface ScreenBodyProps {
  /** Less spacing, for screens with a large image. */
  readonly compact?: boolean
  readonly busy?: boolean
  readonly children: ReactNode
}

/** The content of a screen between its steps and its action bar. */
export function ScreenBody({ compact = false, busy = false, children }: ScreenBodyProps) {
  return (
    <div
      className={`${styles['screenBody']} ${compact ? styles['compactBody'] : ''}`}
      aria-busy={busy}
    >
      {children}
    </div>
  )
}

/** Introductory text below a screen's heading. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return <p className={styles['lead']}>{children}</p>
}
