import { useState } from 'react'
import { report } from '../../analytics/report.js'
import { downloads } from './picture-features.js'
import { download } from './save-picture.js'

/** Progress of saving a picture; these are keys of the result's texts. */
export type SaveToast = 'saving' | 'saved' | 'notSaved'

/** Downloads a picture, or keeps it to be shown and pressed where downloads may get lost. */
export const useSavedPicture = (
  toast: string | null,
  setToast: (toast: SaveToast | null) => void,
) => {
  const [picture, setPicture] = useState<File | null>(null)

  const keep = (file: File): SaveToast | null => {
    if (downloads(file)) {
      download(file)
      return 'saved'
    }
    setPicture(file)
    return null
  }

  return {
    /** The picture shown to press and hold; null if there is none. */
    picture,
    closePicture: () => setPicture(null),
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
