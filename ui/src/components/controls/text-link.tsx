import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router-dom'
import { Link } from 'react-router-dom'
import styles from './button.module.css'

interface TextLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** A link to another site. */
export const TextLink = ({ href, children }: TextLinkProps) => (
  <a className={styles['textLink']} href={href}>
    {children}
  </a>
)

/** `replace`: replaces this screen's history entry. `state`: state of the new entry. */
type BackLinkProps = TextLinkProps & Pick<LinkProps, 'replace' | 'state'>

/** A link to another screen. */
export const BackLink = ({ href, children, ...link }: BackLinkProps) => (
  <Link className={styles['textLink']} to={href} {...link}>
    {children}
  </Link>
)
