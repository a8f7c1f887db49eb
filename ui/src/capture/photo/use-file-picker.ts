import { useEffect, useState } from 'react'
import { save, saved, tabStorage } from '../../adapters/storage.js'

/** Records that camera or album is open, so that a discarded page can be detected. */
const savePicking = (picking: boolean): void => save(tabStorage, 'picking', String(picking))

const savedPicking = (): boolean => saved(tabStorage, 'picking') === 'true'

/**
 * Detects that the page was discarded while camera or album was open, as phones with little memory
 * do. Call `onOpen` before opening either, and `onPicked` when a file is returned.
 */
export const useFilePicker = () => {
  const [wasDiscarded] = useState(savedPicking)

  useEffect(() => {
    // The visitor is back, so the page was not discarded.
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
