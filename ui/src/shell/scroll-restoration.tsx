import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { saveForEntry, savedForEntry } from '../adapters/history-entry.js'

/**
 * A new screen begins at its top; one that the visitor returns to, at the place where it was left. It is
 * rendered beside the screens, so that it acts only once a lazy screen is loaded.
 */
export const ScrollRestoration = () => {
  const { key: entryKey } = useLocation()
  const type = useNavigationType()

  useEffect(() => {
    // The browser restores the position before the screen is loaded.
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
      // The page may be shorter by now: the position noted before is the one that counts.
      saveTop()
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', saveTop)
    }
  }, [entryKey, type])

  return null
}
