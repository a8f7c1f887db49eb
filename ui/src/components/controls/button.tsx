import type { ReactNode } from 'react'
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
