import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { saveForEntry, savedForEntry, useEntryKey } from '../adapters/history-entry.js'

/**
 * A new screen begins at its top; one that the visitor returns to, where it was left. It stands
 * beside the screens, so that it acts when a screen that had to be loaded is there.
 */
export const ScrollRestoration = () => {
  const entryKey = useEntryKey()
  const type = useNavigationType()

  useEffect(() => {
    // The browser's own comes before the screen is there.
    window.history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    let top = type === NavigationType.Pop ? Number(savedForEntry(entryKey, 'scroll')) : 0
    window.scrollTo(0, top)
    const note = () => {
      top = window.scrollY
    }
    const saveTop = () => saveForEntry(entryKey, 'scroll', String(top))
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', saveTop)
    return () => {
      // Now the page may be shorter already: what counts is what was noted before.
      saveTop()
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', saveTop)
    }
  }, [entryKey, type])

  return null
}
