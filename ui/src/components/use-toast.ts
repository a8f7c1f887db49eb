import { useEffect, useState } from 'react'

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
