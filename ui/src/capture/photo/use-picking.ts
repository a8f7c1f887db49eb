import { useEffect, useState } from 'react'
import { keepPicking, keptPicking } from '../../adapters/saved-choices.js'

/**
 * Whether the page was discarded while the visitor was in the camera, as phones do that are short of
 * memory; and what to call when the camera or the album is opened, and when it has given a file.
 */
export const usePicking = () => {
  const [lost] = useState(keptPicking)

  useEffect(() => {
    // Whoever comes back to this very page has lost nothing.
    const back = () => {
      if (document.visibilityState === 'visible') keepPicking(false)
    }
    back()
    window.addEventListener('focus', back)
    document.addEventListener('visibilitychange', back)
    return () => {
      window.removeEventListener('focus', back)
      document.removeEventListener('visibilitychange', back)
    }
  }, [])

  return { lost, open: () => keepPicking(true), close: () => keepPicking(false) }
}
