import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { isTabFresh } from './adapters/storage.js'
import { App } from './app.js'
import { firstLanguage } from './language/first-language.js'
import { AppRoutes } from './routes.js'
import { isHome } from './site/paths.js'
import { hasCapture } from './start/has-capture.js'

/**
 * Brings the page to life. What a server has drawn stays as it is if the first rendering here is the same;
 * if the visitor has a language or a state of their own, it stays until theirs takes its place.
 */
export const startSite = (root: HTMLElement): void => {
  const { drawn } = root.dataset
  // The first screen stands in the page that some hosts answer every address with.
  if (drawn === 'home' && !(hasCapture && isHome(window.location.pathname))) root.replaceChildren()
  root.removeAttribute('data-drawn')

  const language = firstLanguage()
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App language={language}>
          <AppRoutes />
        </App>
      </BrowserRouter>
    </StrictMode>
  )
  const isAsDrawn =
    root.hasChildNodes() && language === document.documentElement.lang && isVisitFresh()
  // A transition is rendered in slices: the page is seen already, and a finger is not to wait.
  if (isAsDrawn) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}

/** Whether nothing is known of this visit that a server could not know. */
const isVisitFresh = (): boolean => {
  const state = window.history.state as { readonly usr?: unknown } | null
  return (state?.usr ?? null) === null && isTabFresh()
}
