/** The screens that are loaded when they are needed: the first one does not wait for them. */

export const loadCaptureScreen = () =>
  import('./screens/capture-screen.js').then(({ CaptureScreen }) => ({ default: CaptureScreen }))

export const loadFailedScreen = () =>
  import('./screens/failed-screen.js').then(({ FailedScreen }) => ({ default: FailedScreen }))

export const loadResultScreen = () =>
  import('./screens/result-screen.js').then(({ ResultScreen }) => ({ default: ResultScreen }))

export const loadDesktopScreen = () =>
  import('./screens/desktop-screen.js').then(({ DesktopScreen }) => ({ default: DesktopScreen }))

export const loadCatalogueScreen = () =>
  import('./catalogue/catalogue-screen.js').then(({ CatalogueScreen }) => ({
    default: CatalogueScreen,
  }))

/** Loads ahead; what cannot be loaded now is loaded when it is shown. */
export const ahead = (load: () => Promise<unknown>): void => {
  load().catch(() => undefined)
}
