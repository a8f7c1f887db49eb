import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { keepForEntry, keptForEntry } from './adapters/kept-choices.js'

/** The name of the history's entry: the router calls every page that a tab begins with the same. */
export const useEntry = (): string => {
  const { key, pathname } = useLocation()
  return `${key}${pathname}`
}

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
