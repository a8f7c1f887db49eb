import { lazy, Suspense, useState } from 'react'
import { loadScreen } from '../adapters/load-screen.js'
import { useLanguage } from '../language/language.js'
import { GenderScreen } from './gender-screen.js'
import './sample-results.module.css'

/**
 * Whether file inputs support `capture`, which distinguishes phones from desktops (specification
 * §9).
 */
export const hasCapture = 'capture' in document.createElement('input')

const DesktopScreen = lazy(loadScreen(() => import('./desktop-screen.js')))

/** Left out if it does not load. The styles are imported above, because the server's HTML needs them at once. */
const SampleResults = lazy(() =>
  import('./sample-results.js').catch(() => ({ default: () => null })),
)

/** Within a boundary, the server's HTML stays until the code has loaded. */
const drawn = (
  <Suspense>
    <SampleResults />
  </Suspense>
)

interface HomeScreenProps {
  /** Whether the visit began with this screen's HTML from the server. */
  readonly isDrawn: boolean
  readonly prefetchCapture: () => void
}

/** The gender screen, or the desktop screen in browsers without camera support. */
export function HomeScreen({ isDrawn, prefetchCapture }: HomeScreenProps) {
  const language = useLanguage()
  const [first] = useState(language)
  // React would compare the server's HTML with the texts of another language.
  const isAsDrawn = isDrawn && language === first
  return hasCapture ? (
    <GenderScreen
      samples={isAsDrawn ? drawn : <SampleResults />}
      prefetchCapture={prefetchCapture}
    />
  ) : (
    <DesktopScreen />
  )
}
