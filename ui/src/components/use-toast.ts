import { useEffect, useState } from 'react'

/** How long a toast stays, in ms: enough to read it twice. */
const toastTime = 5_000

/** Which message is shown for a while; `staying` stays until the next one. */
export const useToast = <Name extends string>(staying: Name | null = null) => {
  const [toast, setToast] = useState<Name | null>(null)
  useEffect(() => {
    if (toast === null || toast === staying) return
    const timer = setTimeout(() => setToast(null), toastTime)
    return () => clearTimeout(timer)
  }, [toast, staying])
  return [toast, setToast] as const
}
