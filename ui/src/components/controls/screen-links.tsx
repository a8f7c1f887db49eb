// Links to other screens. Separate from the other controls, so that the first load does not contain them.
import type { LinkProps } from 'react-router-dom'
import { Link } from 'react-router-dom'
import type { ButtonBaseProps } from './button.js'
import { buttonClass } from './button.js'
import styles from './button.module.css'
import type { TextLinkProps } from './text-link.js'

/** `replace`: replaces this screen's history entry. `state`: state of the new entry. */
type ButtonLinkProps = ButtonBaseProps & Pick<LinkProps, 'to' | 'replace' | 'state'>

export const ButtonLink = ({ variant, children, ...link }: ButtonLinkProps) => (
  <Link className={buttonClass(variant)} {...link}>
    {children}
  </Link>
)

type BackLinkProps = TextLinkProps & Pick<LinkProps, 'replace' | 'state'>

export const BackLink = ({ href, children, ...link }: BackLinkProps) => (
  <Link className={styles['textLink']} to={href} {...link}>
    {children}
  </Link>
)
