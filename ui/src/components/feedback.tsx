import styles from './feedback.module.css'
import { useEffect, useState } from 'react'

interface ToastProps {
  /** Null hides the toast. */
  readonly text: string | null
  /** Shows a spinner while the action is in progress. */
  readonly busy?: boolean
}

/**
 * A temporary message about an action, over the page. The element is always in the page, so that
 * screen readers announce changes.
 */
export function Toast({ text, busy = false }: ToastProps) {
  return (
    <p role="status" className={styles['toast']}>
      {text !== null && (
        <>
          {busy && <Spinner />}
          <span>{text}</span>
        </>
      )}
    </p>
  )
}

/** Decorative progress indicator. The text next to it describes the progress. */
export const Spinner = () => <span className={styles['spinner']} aria-hidden="true" />

/** An error message. The element is always in the page, so that screen readers announce changes. */
export function Alert({ text }: { readonly text: string | null }) {
  return (
    <p role="alert" className={styles['alert']}>
      {text}
    </p>
  )
}

/** Duration of a toast in ms: long enough to read it twice. */
const toastTime = 5_000

/**
 * State of a toast that hides itself after a while. The message named by `staying` stays until the
 * next message.
 */
export function useToast<Name extends string>(staying: Name | null = null) {
  const [toast, setToast] = useState<Name | null>(null)
  useEffect(() => {
    if (toast === null || toast === staying) return
    const timer = setTimeout(() => setToast(null), toastTime)
    return () => clearTimeout(timer)
  }, [toast, staying])
  return [toast, setToast] as const
}
