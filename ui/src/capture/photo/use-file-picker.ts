import { useEffect, useState } from 'react'
import { save, saved, tabStorage } from '../../adapters/storage.js'

/** Whether the camera or the album is open: still true if the page was discarded behind it. */
const savePicking = (picking: boolean): void => save(tabStorage, 'picking', String(picking))

const savedPicking = (): boolean => saved(tabStorage, 'picking') === 'true'

/**
 * Notices when the page was discarded while the camera or the album was open, as phones do that are short
 * of memory. `onOpen` is called before either opens, `onPicked` once it has returned a file.
 */
export const useFilePicker = () => {
  const [wasDiscarded] = useState(savedPicking)

  useEffect(() => {
    // A visitor who returns to this very page has lost nothing.
    const onReturn = () => {
      if (document.visibilityState === 'visible') savePicking(false)
    }
    onReturn()
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [])

  return {
    wasDiscarded,
    onOpen: () => savePicking(true),
    onPicked: () => savePicking(false),
  }
}
