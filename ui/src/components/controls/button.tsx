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

export const ButtonLink = ({
  variant,
  to,
  children,
}: ButtonBaseProps & { readonly to: string }) => (
  <Link className={buttonClass(variant)} to={to}>
    {children}
  </Link>
)
