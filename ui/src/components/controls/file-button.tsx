import type { ReactNode } from 'react'
import styles from './button.module.css'
import type { ButtonVariant } from './button.js'
import { buttonClass } from './button.js'

interface FileButtonProps {
  readonly variant: ButtonVariant
  /** Asks for this camera instead of the album: the front one, or the one that looks away. */
  readonly camera?: 'user' | 'environment'
  /** Called before the camera or the album opens. */
  readonly onOpen?: () => void
  readonly onPick: (file: File) => void
  readonly children: ReactNode
}

/** A file input that looks like a button. It is emptied, so that the same file can be picked again. */
export const FileButton = ({ variant, camera, onOpen, onPick, children }: FileButtonProps) => (
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
    {children}
  </label>
)
