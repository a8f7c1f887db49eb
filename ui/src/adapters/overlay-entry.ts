import { useSyncExternalStore } from 'react'
import { changes, listening } from './listening.js'

// Stores an open overlay as a history entry, so that the browser's Back closes it. Bypasses the router, which would
// give the entry a key; a new key restarts the screen.

const openOverlay = (): string =>
  (window.history.state as { readonly overlay?: string } | null)?.overlay ?? ''

const isWithin = (name: string, outer: string): boolean => name.startsWith(`${outer}/`)

const depthOf = (name: string): number => (name === '' ? 0 : name.split('/').length)

const opened = changes()

/** Whether the overlay is about to close: `history.back()` takes effect later, and a second call would leave the page. */
let isClosing = false

const closed = (): void => {
  isClosing = false
}

const subscribe = (listener: () => void) => {
  const ends = [opened.subscribe(listener), listening(window, ['popstate'], listener)]
  return () => {
    for (const end of ends) end()
  }
}

interface Overlay {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/**
 * An overlay over the current screen. It is still open after a reload. Opening another replaces it, except that `a/b` opens
 * over `a`, and only there.
 */
export function useOverlayEntry(name: string): Overlay {
  return {
    isOpen: useSyncExternalStore(
      subscribe,
      () => openOverlay() === name || isWithin(openOverlay(), name),
      () => false,
    ),
    open: () => {
      const shown = openOverlay()
      const opensOver = name.includes('/')
      if (shown === name || (opensOver && !isWithin(name, shown))) return
      const state = { ...(window.history.state as object | null), overlay: name }
      if (shown === '' || opensOver) {
        closed()
        window.history.pushState(state, '')
      } else window.history.replaceState(state, '')
      opened.tell()
    },
    close: () => {
      const shown = openOverlay()
      if (isClosing || (shown !== name && !isWithin(shown, name))) return
      isClosing = true
      window.addEventListener('popstate', closed, { once: true })
      window.history.go(depthOf(name) - depthOf(shown) - 1)
    },
  }
}
