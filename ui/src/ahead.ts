/** Loads ahead; what cannot be loaded now is loaded when it is shown. */
export const ahead = (load: () => Promise<unknown>): void => {
  load().catch(() => undefined)
}
