import { lazy } from 'react'
import { GenderScreen } from './gender-screen.js'
import { hasCapture } from './has-capture.js'

const DesktopScreen = lazy(() =>
  import('./desktop-screen.js').then((module) => ({ default: module.DesktopScreen })),
)

interface HomeScreenProps {
  readonly prefetchCapture: () => void
}

/** The first screen, or the way to a phone if the browser has no camera to offer. */
export const HomeScreen = ({ prefetchCapture }: HomeScreenProps) =>
  hasCapture ? <GenderScreen prefetchCapture={prefetchCapture} /> : <DesktopScreen />
