import { lazy } from 'react'
import { GenderScreen } from './gender-screen.js'
import { hasCapture } from './has-capture.js'

const DesktopScreen = lazy(() => import('./desktop-screen.js'))

interface HomeScreenProps {
  readonly prefetchCapture: () => void
}

/** The gender screen, or the desktop screen in browsers without camera support. */
export const HomeScreen = ({ prefetchCapture }: HomeScreenProps) =>
  hasCapture ? <GenderScreen prefetchCapture={prefetchCapture} /> : <DesktopScreen />
