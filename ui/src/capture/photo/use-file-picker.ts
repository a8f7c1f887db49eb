import { useEffect, useState } from 'react'
import { save, saved, tabStorage } from '../../adapters/storage.js'

/** Records that camera or album is open, so that a discarded page can be detected. */
const savePicking = (picking: boolean): void => save(tabStorage, 'picking', String(picking))

const savedPicking = (): boolean => saved(tabStorage, 'picking') === 'true'

/**
 * Detects that the browser discarded the page while camera or album was open, which happens on phones
 * with little memory. Call `onOpen` before opening camera or album, and `onPicked` when a file is picked.
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
