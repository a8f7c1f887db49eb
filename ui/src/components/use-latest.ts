import { useCallback, useEffect, useRef } from 'react'

/**
 * Begins something whose outcome comes later, and hands over what says whether it is still wanted then: nothing else has
 * begun since, and the visitor is still here.
 */
export const useLatest = (): (() => () => boolean) => {
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
