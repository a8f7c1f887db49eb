import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { paths } from './site/paths.js'
import { HomeScreen } from './start/home-screen.js'

// All screens but the first are loaded lazily.

const loadCaptureScreen = () => import('./capture/capture-screen.js')
const loadFailedScreen = () => import('./capture/failed/failed-screen.js')
const loadResultScreen = () => import('./result/result-screen.js')

const CaptureScreen = lazy(loadCaptureScreen)
const FailedScreen = lazy(loadFailedScreen)
const ResultScreen = lazy(loadResultScreen)
const CompareScreen = lazy(() => import('./compare/compare-screen.js'))
const CatalogueScreen = lazy(() => import('./catalogue/catalogue-screen.js'))
const NotFoundScreen = lazy(() => import('./shell/not-found-screen.js'))

/** Preloads a screen. After a failure it is loaded again when shown. */
const prefetching = (load: () => Promise<unknown>) => (): void => {
  load().catch(() => undefined)
}

const prefetchCapture = prefetching(loadCaptureScreen)
const prefetchFailed = prefetching(loadFailedScreen)
const prefetchResult = prefetching(loadResultScreen)

/** All routes. A screen preloads the screens that can follow, passed from here. */
export const AppRoutes = () => {
  const home = <HomeScreen prefetchCapture={prefetchCapture} />
  const capture = <CaptureScreen prefetchFailed={prefetchFailed} prefetchResult={prefetchResult} />
  return (
    <Routes>
      <Route path={paths.home.path} element={home} />
      <Route path={paths.genderSelect.path} element={home} />
      <Route path={paths.capture.path} element={capture} />
      <Route path={paths.result.path} element={<ResultScreen />} />
      <Route path={paths.compare.path} element={<CompareScreen />} />
      <Route path={paths.failed.path} element={<FailedScreen />} />
      <Route path={paths.catalogue.path} element={<CatalogueScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  )
}
