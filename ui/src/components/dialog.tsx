import type { ReactNode, Ref } from 'react'
import styles from './dialog.module.css'

/** The ref of a dialog that is open while it is in the page. Only a dialog that closes before its removal returns the focus. */
export function asModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}

interface FullScreenDialogProps {
  readonly label: string
  readonly className?: string | undefined
  /** Opens the dialog. */
  readonly ref?: Ref<HTMLDialogElement>
  /** Is called for Escape, too; may be called again when the dialog has been removed. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog over the whole window. */
export function FullScreenDialog({
  label,
  className = '',
  ref = asModal,
  onClose,
  children,
}: FullScreenDialogProps) {
  return (
    <dialog
      ref={ref}
      className={`${styles['fullScreen']} ${className}`}
      aria-label={label}
      onClose={onClose}
    >
      {children}
    </dialog>
  )
}
