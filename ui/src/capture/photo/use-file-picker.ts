import { useEffect, useState } from 'react'
import { save, saved, tabStorage } from '../../adapters/storage.js'

/** Whether the camera or the album is open: still true if the page was discarded behind it. */
const savePicking = (picking: boolean): void => save(tabStorage, 'picking', String(picking))

const savedPicking = (): boolean => saved(tabStorage, 'picking') === 'true'

/**
 * Whether the page was discarded while the visitor was in the camera, as phones do that are short of
 * memory; and what to call when the camera or the album is opened, and when it has given a file.
 */
export const useFilePicker = () => {
  const [lost] = useState(savedPicking)

  useEffect(() => {
    // Whoever comes back to this very page has lost nothing.
    const back = () => {
      if (document.visibilityState === 'visible') savePicking(false)
    }
    back()
    window.addEventListener('focus', back)
    document.addEventListener('visibilitychange', back)
    return () => {
      window.removeEventListener('focus', back)
      document.removeEventListener('visibilitychange', back)
    }
  }, [])

  return { lost, open: () => savePicking(true), close: () => savePicking(false) }
}
