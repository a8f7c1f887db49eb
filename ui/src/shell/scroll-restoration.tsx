import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { saveForEntry, savedForEntry } from '../adapters/history-entry.js'

/**
 * Scrolls to the top on a new screen and restores the position on return. Rendered next to the
 * screens, so that it acts only after a lazy screen has loaded.
 */
export function ScrollRestoration() {
  const { key: entryKey } = useLocation()
  const type = useNavigationType()

  useEffect(() => {
    // The browser would restore the position before the screen is loaded.
    window.history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    let top = type === NavigationType.Pop ? Number(savedForEntry(entryKey, 'scroll')) : 0
    window.scrollTo(0, top)
    const note = () => {
      top = window.scrollY
    }
    const saveTop = () => saveForEntry(entryKey, 'scroll', String(top))
    const stopped = new AbortController()
    window.addEventListener('scroll', note, { passive: true, signal: stopped.signal })
    window.addEventListener('pagehide', saveTop, stopped)
    return () => {
      // Saves the recorded position, because the current one is wrong if the next screen is shorter.
      saveTop()
      stopped.abort()
    }
  }, [entryKey, type])

  return null
}
