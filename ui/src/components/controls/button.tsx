import type { ReactNode } from 'react'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

export interface ButtonBaseProps {
  readonly variant: ButtonVariant
  readonly children: ReactNode
}

export function buttonClass(variant: ButtonVariant): string {
  return `${styles['button']} ${styles[variant]}`
}

interface ButtonProps extends ButtonBaseProps {
  /** Null disables the button. */
  readonly onPress: (() => void) | null
}

export function Button({ variant, onPress, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass(variant)}
      onClick={onPress ?? undefined}
      disabled={onPress === null}
    >
      {children}
    </button>
  )
}
