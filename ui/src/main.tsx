import { forgetWithTab } from './adapters/forget-tab.js'
import { keyFirstEntry } from './adapters/history-entry.js'
import { fileAddress, pagePath, sitePath } from './site/address.js'
import './tokens.css'
import './base.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { isPinned } from './adapters/counter-pin.js'
import { isTabFresh } from './adapters/storage.js'
import { App } from './app.js'
import { firstLanguage } from './language/language.js'
import { AppRoutes } from './routes.js'
import { isHome } from './site/paths.js'
import { hasCapture } from './start/home-screen.js'

keyFirstEntry()
forgetWithTab()

const root = document.getElementById('root')

if (root !== null) startSite(root)

// The service worker, so that results can be reopened offline. Waits for the page to load, to leave the network to the
// first screen. Errors are ignored. The development server has no service worker, and the API needs HTTPS.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = () => {
    navigator.serviceWorker.register(fileAddress('/sw.js')).catch(() => undefined)
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

if (window.parent !== window)
  import('./embedding/embedding.js')
    .then(({ startEmbedding }) => startEmbedding())
    .catch(() => undefined)

/**
 * Starts the app. Server-rendered content is hydrated if the first rendering would be the same;
 * otherwise it stays until the app has rendered.
 */
function startSite(root: HTMLElement): void {
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
function isVisitFresh(): boolean {
  const state = window.history.state as { readonly usr?: unknown } | null
  return (state?.usr ?? null) === null && isTabFresh()
}
