import { lazy, Suspense, useEffect } from 'react'
import { useKeptPhoto } from '../../adapters/kept-photo.js'
import { useOverlayEntry } from '../../adapters/overlay-entry.js'
import type { ResultView } from '../view/result-view.js'
import styles from './drape-card.module.css'

/** Loads with the first photo. Without the network, the page does without the draping. */
const DrapeCard = lazy(() => import('./drape-card.js').catch(() => ({ default: () => null })))

/** The draping on the visitor's own face, right after its analysis; nothing on a page that was opened by its address. */
export const DrapeEntry = ({ view }: { readonly view: ResultView }) => {
  const photo = useKeptPhoto(view.code)
  const { isOpen, close } = useOverlayEntry('drape')
  const isLost = photo === null && isOpen
  // After a reload: without its photo, the open draping would be one press of Back that does nothing.
  useEffect(() => {
    if (isLost) close()
  })
  if (photo === null) return null
  return (
    <Suspense fallback={<div className={styles['card']} />}>
      <DrapeCard view={view} photo={photo} />
    </Suspense>
  )
}
