import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** By history entry and name. In memory, so a reload resets them. */
const raisedFlags = new Set<string>()

/**
 * A flag per history entry that can only be set. It is still set when the visitor returns, so that
 * the page has the same length.
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
