import { useCallback, useEffect, useRef } from 'react'

/**
 * Detects outdated results of asynchronous actions. Call it when an action starts; the returned
 * function says whether that action is still the latest and the component still mounted.
 */
export function useLatest(): () => () => boolean {
  const latest = useRef(0)
  useEffect(
    () => () => {
      latest.current += 1
    },
    [],
  )
  return useCallback(() => {
    const number = (latest.current += 1)
    return () => number === latest.current
  }, [])
}
