import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { keepForEntry, keptForEntry } from '../adapters/saved-choices.js'
import { useEntry } from '../adapters/history-entry.js'

/**
 * A new screen begins at its top; one that the visitor returns to, where it was left. It stands
 * beside the screens, so that it acts when a screen that had to be loaded is there.
 */
export const ScrollRestoration = () => {
  const entry = useEntry()
  const type = useNavigationType()

  useEffect(() => {
    // The browser's own comes before the screen is there.
    window.history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    let top = type === NavigationType.Pop ? Number(keptForEntry(entry, 'scroll')) : 0
    window.scrollTo(0, top)
    const note = () => {
      top = window.scrollY
    }
    const keep = () => keepForEntry(entry, 'scroll', String(top))
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      // Now the page may be shorter already: what counts is what was noted before.
      keep()
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', keep)
    }
  }, [entry, type])

  return null
}
