/** Thrown if a screen's code could not be loaded or failed to start. `cause` is the original error; React logs both. */
export const notLoaded = new Error('The screen was not loaded.')

/** @param cause why a screen, or its texts, did not load */
export function throwNotLoaded(cause: unknown): never {
  notLoaded.cause = cause
  throw notLoaded
}

/** Makes a screen's loader, for React's `lazy`, reject with `notLoaded` if it fails. */
export const loadScreen =
  <Module>(load: () => Promise<Module>) =>
  (): Promise<Module> =>
    load().catch(throwNotLoaded)
