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
  /** Null while there is nothing to do. */
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

/** `replace`: takes this screen's place in the history. `state`: that entry's, of the screen it leads to. */
type ButtonLinkProps = ButtonBaseProps & Pick<LinkProps, 'to' | 'replace' | 'state'>

export const ButtonLink = ({ variant, children, ...link }: ButtonLinkProps) => (
  <Link className={buttonClass(variant)} {...link}>
    {children}
  </Link>
)
