import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './button.module.css'

type Look = 'primary' | 'secondary' | 'quiet'

interface Common {
  readonly look: Look
  readonly children: ReactNode
}

const classOf = (look: Look): string => `${styles['button']} ${styles[look]}`

interface ButtonProps extends Common {
  readonly onPress: () => void
  readonly disabled?: boolean
  readonly describedBy?: string
}

export const Button = ({ look, onPress, disabled, describedBy, children }: ButtonProps) => (
  <button
    type="button"
    className={classOf(look)}
    onClick={onPress}
    disabled={disabled}
    aria-describedby={describedBy}
  >
    {children}
  </button>
)

export const ButtonLink = ({ look, to, children }: Common & { readonly to: string }) => (
  <Link className={classOf(look)} to={to}>
    {children}
  </Link>
)

interface FileButtonProps extends Common {
  readonly onPick: (file: File) => void
  /** Asks for the front camera instead of the album. */
  readonly camera?: boolean
}

/** A file input that looks like a button. It is emptied, so that the same file can be picked again. */
export const FileButton = ({ look, onPick, camera = false, children }: FileButtonProps) => (
  <label className={classOf(look)}>
    <input
      type="file"
      accept="image/jpeg,image/png"
      capture={camera ? 'user' : undefined}
      className={styles['file']}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0]
        currentTarget.value = ''
        if (file !== undefined) onPick(file)
      }}
    />
    {children}
  </label>
)
