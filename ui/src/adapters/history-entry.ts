import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { keepForEntry, keptForEntry } from './saved-choices.js'

/**
 * Names the history's entry that a page load begins with: the router would call each of them the
 * same, and a fresh visit would find what an earlier one has left. A reload keeps the name.
 */
export const nameFirstEntry = (): void => {
  const state = window.history.state as { readonly key?: string } | null
  if (state?.key !== undefined) return
  window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '')
}

/** The name of the history's entry. */
export const useEntry = (): string => useLocation().key

/**
 * A flag that can only be raised, and that is still raised when the visitor returns to this entry of
 * the history, so that the page is as long as it was.
 */
export const useEntryFlag = (name: string): readonly [boolean, () => void] => {
  const entry = useEntry()
  const [raised, setRaised] = useState(() => keptForEntry(entry, name) === 'raised')
  const raise = () => {
    keepForEntry(entry, name, 'raised')
    setRaised(true)
  }
  return [raised, raise]
}
