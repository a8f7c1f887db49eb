import { lazy } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ErrorBoundary } from './components/error-boundary.js'
import { Layout } from './components/layout.js'
import { LanguageProvider } from './language/language-provider.js'
import { loadCaptureScreen, loadCatalogueScreen, loadNotFoundScreen } from './lazy-screens.js'
import { loadFailedScreen, loadResultScreen } from './load-outcome-screens.js'
import { paths } from './paths.js'
import { HomeScreen } from './screens/home-screen.js'
import { UnloadedScreen } from './screens/unloaded-screen.js'
import { ScrollRestoration } from './scroll-restoration.js'

const CaptureScreen = lazy(loadCaptureScreen)
const ResultScreen = lazy(loadResultScreen)
const FailedScreen = lazy(loadFailedScreen)
const NotFoundScreen = lazy(loadNotFoundScreen)
const CatalogueScreen = lazy(loadCatalogueScreen)

/**
 * No boundary suspends: a screen that is still being loaded leaves the one before in its place, and
 * what React shows instead of one it would show for 300 ms at least.
 */
export const App = () => {
  // Each visit to a screen starts it afresh, the brand's link in the middle of an analysis too.
  const { key } = useLocation()
  return (
    <LanguageProvider>
      <Layout>
        <ErrorBoundary key={key} fallback={<UnloadedScreen />}>
          <Routes>
            <Route path={paths.home.path} element={<HomeScreen />} />
            <Route path={paths.genderSelect.path} element={<HomeScreen />} />
            <Route path={paths.capture.path} element={<CaptureScreen />} />
            <Route path={paths.result.path} element={<ResultScreen />} />
            <Route path={paths.failed.path} element={<FailedScreen />} />
            <Route path={paths.catalogue.path} element={<CatalogueScreen />} />
            <Route path="*" element={<NotFoundScreen />} />
          </Routes>
          <ScrollRestoration />
        </ErrorBoundary>
      </Layout>
    </LanguageProvider>
  )
}
