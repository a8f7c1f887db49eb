/** Tells components of the changes of a value outside React (`useSyncExternalStore`). */
export function changes() {
  const listeners = new Set<() => void>()
  return {
    tell: (): void => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Listens to events of these names. @returns what ends it */
export function listening(
  target: EventTarget,
  names: ReadonlyArray<string>,
  listener: (event: Event) => void,
  options?: AddEventListenerOptions,
): () => void {
  for (const name of names) target.addEventListener(name, listener, options)
  return () => {
    for (const name of names) target.removeEventListener(name, listener, options)
  }
}
