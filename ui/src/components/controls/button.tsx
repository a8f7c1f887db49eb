import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router-dom'
import { Link } from 'react-router-dom'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

export interface ButtonBaseProps {
  readonly variant: ButtonVariant
  readonly children: ReactNode
}

export const buttonClass = (variant: ButtonVariant): string =>
  `${styles['button']} ${styles[variant]}`

interface ButtonProps extends ButtonBaseProps {
  /** Null disables the button. */
  readonly onPress: (() => void) | null
}

export const Button = ({ variant, onPress, children }: ButtonProps) => (
  <button
    type="button"
    className={buttonClass(variant)}
    onClick={onPress ?? undefined}
    disabled={onPress === null}
  >
    {children}
  </button>
)

/** `replace`: replaces this screen's history entry. `state`: state of the new entry. */
type ButtonLinkProps = ButtonBaseProps & Pick<LinkProps, 'to' | 'replace' | 'state'>

export const ButtonLink = ({ variant, children, ...link }: ButtonLinkProps) => (
  <Link className={buttonClass(variant)} {...link}>
    {children}
  </Link>
)
