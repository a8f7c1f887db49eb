import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { isPinned } from './adapters/counter-pin.js'
import { isTabFresh } from './adapters/storage.js'
import { App } from './app.js'
import { firstLanguage } from './language/language.js'
import { AppRoutes } from './routes.js'
import { pagePath, sitePath } from './site/address.js'
import { isHome } from './site/paths.js'
import { hasCapture } from './start/home-screen.js'

/**
 * Starts the app. Server-rendered content is hydrated if the first rendering would be the same;
 * otherwise it stays until the app has rendered.
 */
export function startSite(root: HTMLElement): void {
  const { drawn } = root.dataset
  // Some hosts answer every address with the first screen's page.
  if (isPinned() || (drawn === 'home' && !(hasCapture && isHome(pagePath()))))
    root.replaceChildren()
  root.removeAttribute('data-drawn')

  const language = firstLanguage()
  const isAsDrawn =
    root.hasChildNodes() && language === document.documentElement.lang && isVisitFresh()
  const app = (
    <StrictMode>
      <BrowserRouter basename={sitePath}>
        <App language={language}>
          <AppRoutes isHomeDrawn={isAsDrawn && drawn === 'home'} />
        </App>
      </BrowserRouter>
    </StrictMode>
  )
  // A transition renders in slices, so that the visible page stays responsive.
  if (isAsDrawn) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}

/** Whether the browser has not stored any state of this visit yet. Stored state can change the first rendering. */
const isVisitFresh = (): boolean => {
  const state = window.history.state as { readonly usr?: unknown } | null
  return (state?.usr ?? null) === null && isTabFresh()
}
