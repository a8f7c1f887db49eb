import type { ReactNode } from 'react'
import styles from './button.module.css'
import type { ButtonVariant } from './button.js'
import { buttonClass } from './button.js'

interface FileButtonProps {
  readonly variant: ButtonVariant
  /** Opens this camera instead of the album: front (`user`) or back (`environment`). */
  readonly camera?: 'user' | 'environment'
  /** Called before camera or album opens. */
  readonly onOpen?: () => void
  readonly onPick: (file: File) => void
  readonly children: ReactNode
}

/**
 * A file input styled as a button. It is cleared after each pick, so the same file can be picked
 * again.
 */
export function FileButton({ variant, camera, onOpen, onPick, children }: FileButtonProps) {
  return (
    <label className={buttonClass(variant)}>
      <input
        type="file"
        accept="image/jpeg,image/png"
        capture={camera}
        className={`covering-input ${styles['file']}`}
        onClick={onOpen}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          currentTarget.value = ''
          if (file !== undefined) onPick(file)
        }}
      />
      <span>{children}</span>
    </label>
  )
}
