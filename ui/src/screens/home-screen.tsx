import { lazy } from 'react'
import { hasCapture } from '../adapters/has-capture.js'
import { loadDesktopScreen } from '../lazy-screens.js'
import { GenderScreen } from './gender-screen.js'

const DesktopScreen = lazy(loadDesktopScreen)

/** The first screen, or the way to a phone where the browser has no camera to offer. */
export const HomeScreen = () => (hasCapture ? <GenderScreen /> : <DesktopScreen />)
