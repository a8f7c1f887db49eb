// Links to other screens. Separate from the other controls, so that the first load does not contain them.
import type { ButtonBaseProps } from './button.js'
import { buttonClass } from './button.js'
import styles from './button.module.css'
import type { ScreenLinkProps } from './screen-link.js'
import { ScreenLink } from './screen-link.js'
import type { TextLinkProps } from './text-link.js'

type ButtonLinkProps = ButtonBaseProps &
  Pick<ScreenLinkProps, 'to' | 'replace' | 'state' | 'onFollow'>

export const ButtonLink = ({ variant, children, ...link }: ButtonLinkProps) => (
  <ScreenLink className={buttonClass(variant)} {...link}>
    {children}
  </ScreenLink>
)

type PlainLinkProps = TextLinkProps & Pick<ScreenLinkProps, 'replace' | 'state'>

export const PlainLink = ({ href, children, ...link }: PlainLinkProps) => (
  <ScreenLink className={styles['textLink']} to={href} {...link}>
    {children}
  </ScreenLink>
)
