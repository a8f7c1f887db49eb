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

interface BackLinkProps extends TextLinkProps {
  /** Takes the place of this screen in the history. */
  readonly replace?: boolean
  /** The history state of the screen that it leads to. */
  readonly state?: unknown
}

/** A link to another screen. */
export const BackLink = ({ href, replace = false, state, children }: BackLinkProps) => (
  <Link className={styles['link']} to={href} replace={replace} state={state}>
    {children}
  </Link>
)
