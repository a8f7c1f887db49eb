import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { ErrorBoundary } from './components/error-boundary.js'
import { Layout } from './components/layout.js'
import { loadResultScreen } from './load-result-screen.js'
import { paths } from './paths.js'
import { HomeScreen } from './screens/home-screen.js'
import { UnloadedScreen } from './screens/unloaded-screen.js'

const ResultScreen = lazy(loadResultScreen)

export const App = () => {
  // Each visit to a screen starts it afresh, the brand's link in the middle of an analysis too.
  const { key } = useLocation()
  return (
    <Layout>
      <Suspense>
        <ErrorBoundary key={key} fallback={<UnloadedScreen />}>
          <Routes>
            <Route path={paths.home.path} element={<HomeScreen />} />
            <Route path={paths.result.path} element={<ResultScreen />} />
            <Route path="*" element={<Navigate to={paths.home.href} replace />} />
          </Routes>
        </ErrorBoundary>
      </Suspense>
    </Layout>
  )
}
