/**
 * Keeps a copy of the site for a visit without network: a result can be opened again from its URL.
 * After the page has loaded, so that the copy does not take the network from the first screen. A
 * browser that refuses shows the site as before.
 */
export const registerOffline = (): void => {
  // The development server has no copy to keep, and `serviceWorker` is missing without HTTPS.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
