import type { ReactNode } from 'react'
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

interface ButtonLinkProps extends ButtonBaseProps {
  readonly to: string
  /** Takes the place of this screen in the history. */
  readonly replace?: boolean
  /** The history state of the screen that it leads to. */
  readonly state?: unknown
}

export const ButtonLink = ({ variant, to, replace = false, state, children }: ButtonLinkProps) => (
  <Link className={buttonClass(variant)} to={to} replace={replace} state={state}>
    {children}
  </Link>
)
