import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { sitePaths } from '@kaoiro/core/pages'
import { isPinned } from './adapters/counter-pin.js'
import { loadScreen } from './adapters/load-screen.js'
import { HomeScreen, hasCapture } from './start/home-screen.js'

// All screens but the first are loaded lazily.

const loadCaptureScreen = loadScreen(() => import('./capture/capture-screen.js'))
const loadFailedScreen = loadScreen(() => import('./capture/failed-screen.js'))
const loadResultScreen = loadScreen(() => import('./result/result-screen.js'))

const CaptureScreen = lazy(loadCaptureScreen)
const FailedScreen = lazy(loadFailedScreen)
const ResultScreen = lazy(loadResultScreen)
const CompareScreen = lazy(loadScreen(() => import('./compare/compare-screen.js')))
const OtherScreens = lazy(loadScreen(() => import('./other-screens.js')))

/** Preloads a screen. If that fails, the screen is loaded again when it is shown. */
const prefetching = (load: () => Promise<unknown>) => (): void => {
  load().catch(() => undefined)
}

const prefetchCapture = prefetching(loadCaptureScreen)
const prefetchFailed = prefetching(loadFailedScreen)
const prefetchResult = prefetching(loadResultScreen)

interface AppRoutesProps {
  /** Whether the page contains the first screen's HTML from the server. */
  readonly isHomeDrawn: boolean
}

/** All routes. A screen can preload the screens that may follow, with functions from here. */
export function AppRoutes({ isHomeDrawn }: AppRoutesProps) {
  if (isPinned()) return <OtherScreens />
  const home = <HomeScreen isDrawn={isHomeDrawn} prefetchCapture={prefetchCapture} />
  // Browsers without a camera get the same answer on the photo step.
  const capture = hasCapture ? (
    <CaptureScreen prefetchFailed={prefetchFailed} prefetchResult={prefetchResult} />
  ) : (
    home
  )
  return (
    <Routes>
      <Route path={sitePaths.home} element={home} />
      <Route path={sitePaths.genderSelect} element={home} />
      <Route path={sitePaths.capture} element={capture} />
      <Route path={sitePaths.result} element={<ResultScreen />} />
      <Route path={sitePaths.compare} element={<CompareScreen />} />
      <Route path={sitePaths.failed} element={<FailedScreen />} />
      <Route path="*" element={<OtherScreens />} />
    </Routes>
  )
}
