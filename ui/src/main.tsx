import { forgetWithTab } from './adapters/forget-tab.js'
import { keyFirstEntry } from './adapters/history-entry.js'
import { fileAddress } from './site/address.js'
import './tokens.css'
import './base.css'
import { startSite } from './start-site.js'

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
