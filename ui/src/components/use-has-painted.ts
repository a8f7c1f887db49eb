import { startTransition, useEffect, useState } from 'react'

/** False at first; true once the page has been painted without what is deferred. */
export const useHasPainted = (): boolean => {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return painted
}
