/** The screens that are loaded when they are needed: the first one does not wait for them. */

export const loadCaptureScreen = () =>
  import('./screens/capture-screen.js').then(({ CaptureScreen }) => ({ default: CaptureScreen }))

export const loadNotFoundScreen = () =>
  import('./screens/not-found-screen.js').then(({ NotFoundScreen }) => ({
    default: NotFoundScreen,
  }))

export const loadDesktopScreen = () =>
  import('./screens/desktop-screen.js').then(({ DesktopScreen }) => ({ default: DesktopScreen }))

export const loadCatalogueScreen = () =>
  import('./catalogue/catalogue-screen.js').then(({ CatalogueScreen }) => ({
    default: CatalogueScreen,
  }))
