import { lazy } from 'react'
import { loadScreen } from '../adapters/load-screen.js'
import { GenderScreen } from './gender-screen.js'
import { hasCapture } from './has-capture.js'

const DesktopScreen = lazy(loadScreen(() => import('./desktop-screen.js')))

interface HomeScreenProps {
  readonly prefetchCapture: () => void
}

/** The gender screen, or the desktop screen in browsers without camera support. */
export const HomeScreen = ({ prefetchCapture }: HomeScreenProps) =>
  hasCapture ? <GenderScreen prefetchCapture={prefetchCapture} /> : <DesktopScreen />
