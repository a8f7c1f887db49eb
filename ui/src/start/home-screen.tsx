import { lazy } from 'react'
import { GenderScreen } from './gender-screen.js'

const DesktopScreen = lazy(() =>
  import('./desktop-screen.js').then((module) => ({ default: module.DesktopScreen })),
)

/** Whether a file input can ask for the camera: what distinguishes a phone from a desktop (specification §9). */
const hasCapture = 'capture' in document.createElement('input')

interface HomeScreenProps {
  readonly prefetchCapture: () => void
}

/** The first screen, or the way to a phone if the browser has no camera to offer. */
export const HomeScreen = ({ prefetchCapture }: HomeScreenProps) =>
  hasCapture ? <GenderScreen prefetchCapture={prefetchCapture} /> : <DesktopScreen />
