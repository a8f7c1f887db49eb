import { fileAddress } from '../site/address.js'

/**
 * Registers the service worker, so that results can be reopened offline. Waits for the page to
 * load, to leave the network to the first screen. Errors are ignored.
 */
export const registerOffline = (): void => {
  // The development server has no service worker, and the API needs HTTPS.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker.register(fileAddress('/sw.js')).catch(() => undefined)
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
