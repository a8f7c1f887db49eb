import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './button.module.css'

export type Look = 'primary' | 'secondary' | 'quiet'

export interface ButtonLooks {
  readonly look: Look
  readonly children: ReactNode
}

export const classOf = (look: Look): string => `${styles['button']} ${styles[look]}`

interface ButtonProps extends ButtonLooks {
  /** Null while there is nothing to do. */
  readonly onPress: (() => void) | null
}

export const Button = ({ look, onPress, children }: ButtonProps) => (
  <button
    type="button"
    className={classOf(look)}
    onClick={onPress ?? undefined}
    disabled={onPress === null}
  >
    {children}
  </button>
)

export const ButtonLink = ({ look, to, children }: ButtonLooks & { readonly to: string }) => (
  <Link className={classOf(look)} to={to}>
    {children}
  </Link>
)
