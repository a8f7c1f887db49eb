import { lazy, Suspense } from 'react'
import { useKeptPhoto } from '../adapters/kept-photo.js'
import type { WornProps } from './drawn.js'
import { Drawn } from './drawn.js'
import styles from './wear.module.css'

/** Loads with the first photo. Without the network, the page shows its drawing. */
const WornOnPhoto = lazy(() => import('./worn-on-photo.js').catch(() => ({ default: Drawn })))

interface WornPictureProps extends WornProps {
  readonly code: string
  readonly title: string
}

/** The visitor's own face with the colour, or the drawing; below it what is worn away from the face. */
export function WornPicture({ code, diagnosis, worn, title }: WornPictureProps) {
  const photo = useKeptPhoto(code)
  return (
    <div className={styles['worn']} role="img" aria-label={title}>
      {photo === null ? (
        <Drawn {...{ diagnosis, worn }} />
      ) : (
        <Suspense>
          <WornOnPhoto {...{ diagnosis, worn, photo }} />
        </Suspense>
      )}
      {worn.below !== null && (
        <svg className={styles['below']}>
          <rect width="100%" height="100%" fill={worn.below} />
        </svg>
      )}
    </div>
  )
}
