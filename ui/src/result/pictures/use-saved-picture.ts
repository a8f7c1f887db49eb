import { useEffect, useRef, useState } from 'react'
import { useOverlayEntry } from '../../adapters/overlay-entry.js'
import { report } from '../../analytics/report.js'
import { download, downloads } from './picture-file.js'

/** Progress of saving a picture; these are keys of the result's texts. */
export type SaveToast = 'saving' | 'saved' | 'notSaved'

/**
 * Downloads a picture, or keeps it to be shown and pressed where downloads may get lost.
 *
 * @param name of the overlay that shows it
 */
export function useSavedPicture(
  name: string,
  toast: string | null,
  setToast: (toast: SaveToast | null) => void,
) {
  const [picture, setPicture] = useState<File | null>(null)
  const { isOpen, open, close } = useOverlayEntry(name)
  const isLost = isOpen && picture === null
  // After a reload: without its picture, the open sheet would be one press of Back that does nothing.
  useEffect(() => {
    if (isLost) close()
  })
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])

  const keep = (file: File): SaveToast | null => {
    if (downloads(file)) {
      download(file)
      return 'saved'
    }
    setPicture(file)
    if (!isLeft.current) open()
    return null
  }

  return {
    /** The picture shown to press and hold; null if there is none. */
    picture: isOpen ? picture : null,
    closePicture: close,
    /** @param draw returns null if it fails */
    save: async (draw: () => Promise<File | null>) => {
      if (toast === 'saving') return
      setToast('saving')
      const file = await draw()
      setToast(file === null ? 'notSaved' : keep(file))
      if (file !== null) report({ step: 'save' })
    },
  }
}
