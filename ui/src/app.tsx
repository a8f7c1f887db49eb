import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { loadFirstTexts } from './language/first-texts.js'
import type { Language } from '@kaoiro/core/language'
import { LanguageProvider } from './language/language.js'
import { ErrorBoundary } from './shell/error-boundary.js'
import { Layout } from './shell/layout.js'
import { ScrollRestoration } from './shell/scroll-restoration.js'

interface AppProps {
  /** The initial language. */
  readonly language: Language
  /** The screens, by path. */
  readonly children: ReactNode
}

/**
 * The screens are not in a Suspense boundary: while one loads, the previous one stays. A fallback would be
 * shown for at least 300 ms.
 */
export function App({ language, children }: AppProps) {
  // A new key on every navigation restarts the screen, even if the path is the same.
  const { key } = useLocation()
  return (
    <LanguageProvider first={language} loadTexts={loadFirstTexts}>
      <Layout>
        <ErrorBoundary key={key}>
          {children}
          <ScrollRestoration />
        </ErrorBoundary>
      </Layout>
    </LanguageProvider>
  )
}
