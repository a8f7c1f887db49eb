/** Where the proxy has it, and where it hears of what a page has thrown. */
export const scriptPath = '/test/page-script.js'
export const faultPath = '/test/fault'

/** A phone's file input can ask for the camera, and its share sheet takes files; no engine's build here can do either. */
const phone = `
navigator.canShare = () => true
Object.defineProperty(HTMLInputElement.prototype, 'capture', {
  get() { return this.getAttribute('capture') ?? '' },
  set(value) { this.setAttribute('capture', value) },
})`

/** WebDriver tells nobody what a page throws. */
const faults = `
const report = (fault) => navigator.sendBeacon('${faultPath}', String(fault))
addEventListener('error', ({ message, target }) => target === window && report(message))
addEventListener('unhandledrejection', ({ reason }) => report(reason))`

/** Runs in each page before the site's own scripts. */
export const pageScript = (device: 'phone' | 'desktop'): string =>
  device === 'phone' ? phone + faults : faults

export const withPageScript = (html: string): string =>
  html.replace('<head>', `<head><script src="${scriptPath}"></script>`)
