/** The code of a screen could not be loaded. The browser's console shows the cause. */
export const notLoaded = new Error('The screen was not loaded.')

/** Makes a screen's loader, for React's `lazy`, reject with `notLoaded` if it fails. */
export const loadScreen =
  <Module>(load: () => Promise<Module>) =>
  (): Promise<Module> =>
    load().catch(() => {
      throw notLoaded
    })
