import type { ReactNode } from 'react'
import styles from './button.module.css'

export interface TextLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** A link to another site. */
export function TextLink({ href, children }: TextLinkProps) {
  return (
    <a className={styles['textLink']} href={href}>
      {children}
    </a>
  )
}
