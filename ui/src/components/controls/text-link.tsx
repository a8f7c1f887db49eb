import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './text-link.module.css'

interface TextLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** A link to another site. */
export const TextLink = ({ href, children }: TextLinkProps) => (
  <a className={styles['link']} href={href}>
    {children}
  </a>
)

/** A link to another screen. */
export const BackLink = ({ href, children }: TextLinkProps) => (
  <Link className={styles['link']} to={href}>
    {children}
  </Link>
)
