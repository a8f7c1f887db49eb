import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Names and history entries of the flags that are set. In memory, so a reload resets them. */
const raisedFlags = new Set<string>()

/**
 * A flag of the current history entry. It can be set, but not reset. It is still set when the visitor
 * returns to the entry, so that the page has the same length.
 */
export const useEntryFlag = (name: string): readonly [boolean, () => void] => {
  const { key: entryKey } = useLocation()
  const flag = `${name}.${entryKey}`
  const [raised, setRaised] = useState(raisedFlags.has(flag))
  const raise = () => {
    raisedFlags.add(flag)
    setRaised(true)
  }
  return [raised, raise]
}
