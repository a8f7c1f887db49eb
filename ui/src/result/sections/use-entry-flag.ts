import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { saveForEntry, savedForEntry } from '../../adapters/history-entry.js'

/**
 * A flag that can only be raised, and that is still raised when the visitor returns to this history
 * entry, so that the page is as long as it was.
 */
export const useEntryFlag = (name: string): readonly [boolean, () => void] => {
  const { key: entryKey } = useLocation()
  const [raised, setRaised] = useState(() => savedForEntry(entryKey, name) === 'raised')
  const raise = () => {
    saveForEntry(entryKey, name, 'raised')
    setRaised(true)
  }
  return [raised, raise]
}
