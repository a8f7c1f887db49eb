import { lazy, Suspense } from 'react'
import { useKeptPhoto } from '../../adapters/kept-photo.js'
import type { ResultView } from '@kaoiro/screens/result'
import styles from './try-on.module.css'

const SeasonRow = lazy(() => import('./season-row.js').catch(() => ({ default: () => null })))
const OwnColours = lazy(() => import('./own-colours.js').catch(() => ({ default: () => null })))

/** The four seasons on the visitor's own face, right after its analysis. */
export function SeasonsWorn({ view }: { readonly view: ResultView }) {
  const photo = useKeptPhoto(view.code)
  return photo === null ? null : (
    <Suspense fallback={<div className={styles['seasons']} />}>
      <SeasonRow view={view} photo={photo} />
    </Suspense>
  )
}

/** The visitor's own colours, right after the analysis. */
export function ColoursSeen({ view }: { readonly view: ResultView }) {
  const photo = useKeptPhoto(view.code)
  return photo?.features === undefined ? null : (
    <Suspense>
      <OwnColours photo={photo} />
    </Suspense>
  )
}
