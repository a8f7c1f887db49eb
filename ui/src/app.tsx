import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { loadFirstTexts } from './language/first-texts.js'
import type { Language } from '@kaoiro/core/locales/language'
import { LanguageProvider } from './language/language-provider.js'
import { ErrorBoundary } from './shell/error-boundary.js'
import { Layout } from './shell/layout.js'
import { LoadErrorScreen } from './shell/load-error-screen.js'
import { ScrollRestoration } from './shell/scroll-restoration.js'

interface AppProps {
  /** The language that the site begins in. */
  readonly language: Language
  /** The screens, each at its path. */
  readonly children: ReactNode
}

/**
 * No boundary suspends: a screen that is still being loaded leaves the one before in its place, and
 * what React shows instead of one it would show for 300 ms at least.
 */
export const App = ({ language, children }: AppProps) => {
  // Each visit to a screen starts it afresh, the brand's link in the middle of an analysis too.
  const { key } = useLocation()
  return (
    <LanguageProvider first={language} loadTexts={loadFirstTexts}>
      <Layout>
        <ErrorBoundary key={key} fallback={<LoadErrorScreen />}>
          {children}
          <ScrollRestoration />
        </ErrorBoundary>
      </Layout>
    </LanguageProvider>
  )
}
