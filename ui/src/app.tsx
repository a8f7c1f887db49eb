import { useLocation } from 'react-router-dom'
import { FirstTextsProvider, loadFirstTexts } from './first-texts.js'
import { LanguageProvider } from './language/language-provider.js'
import { AppRoutes } from './routes.js'
import { ErrorBoundary } from './shell/error-boundary.js'
import { Layout } from './shell/layout.js'
import { LoadErrorScreen } from './shell/load-error-screen.js'
import { ScrollRestoration } from './shell/scroll-restoration.js'

/**
 * No boundary suspends: a screen that is still being loaded leaves the one before in its place, and
 * what React shows instead of one it would show for 300 ms at least.
 */
export const App = () => {
  // Each visit to a screen starts it afresh, the brand's link in the middle of an analysis too.
  const { key } = useLocation()
  return (
    <LanguageProvider loadTexts={loadFirstTexts}>
      <FirstTextsProvider>
        <Layout>
          <ErrorBoundary key={key} fallback={<LoadErrorScreen />}>
            <AppRoutes />
            <ScrollRestoration />
          </ErrorBoundary>
        </Layout>
      </FirstTextsProvider>
    </LanguageProvider>
  )
}
