import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** By history entry and name. Not in the tab's storage: after a reload no flag is raised. */
const raisedFlags = new Set<string>()

/**
 * A flag that can only be raised, and that is still raised when the visitor returns to this history
 * entry, so that the page is as long as it was.
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
