// Links to other screens. Separate from the other controls, so that the first load does not contain them.
import type { ButtonBaseProps } from './button.js'
import { buttonClass } from './button.js'
import styles from './button.module.css'
import type { ScreenLinkProps } from './screen-link.js'
import { ScreenLink } from './screen-link.js'

type ButtonLinkProps = ButtonBaseProps &
  Pick<ScreenLinkProps, 'to' | 'replace' | 'state' | 'onFollow'>

export function ButtonLink({ variant, children, ...link }: ButtonLinkProps) {
  return (
    <ScreenLink className={buttonClass(variant)} {...link}>
      {children}
    </ScreenLink>
  )
}

export function PlainLink({ children, ...link }: Omit<ButtonLinkProps, 'variant'>) {
  return (
    <ScreenLink className={styles['textLink']} {...link}>
      {children}
    </ScreenLink>
  )
}
