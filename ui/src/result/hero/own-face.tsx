import { lazy, Suspense } from 'react'
import type { DrapedFaceProps } from './draped-face.js'

/** Loads with the first photo. Without the network, the page shows its drawing. */
const DrapedFace = lazy(() => import('./draped-face.js').catch(() => ({ default: Undraped })))

const Undraped = ({ drawing }: DrapedFaceProps) => drawing

/** The visitor's own face between two cloths, or a drawing if it cannot be draped. */
export const OwnFace = (props: DrapedFaceProps) => (
  <Suspense>
    <DrapedFace {...props} />
  </Suspense>
)
