import { useEffect, useEffectEvent, useState } from 'react'

/** Seconds without input after which a tablet forgets its customer. */
const patience = 60

/** The last of these seconds, which are counted down: as long as WCAG 2.2 asks for (2.2.1). */
export const counted = 20

const touches = ['pointerdown', 'keydown', 'input'] as const

/**
 * Calls `onIdle` after a minute without input.
 *
 * @param step starts the minute again when it changes; null stops it
 * @returns the seconds that are left, once they are counted down
 */
export const useIdle = (step: string | null, onIdle: () => void): number | null => {
  const [left, setLeft] = useState<number | null>(null)
  const end = useEffectEvent(onIdle)
  useEffect(() => {
    if (step === null) return undefined
    const now = () => Date.now() / 1000
    let deadline = now() + patience
    const look = () => {
      const seconds = Math.ceil(deadline - now())
      if (seconds <= 0) end()
      else setLeft(seconds > counted ? null : seconds)
    }
    // The first touch after the tablet was asleep comes too late.
    const restart = () => {
      if (now() < deadline) deadline = now() + patience
      look()
    }
    const timer = setInterval(look, 1000)
    document.addEventListener('visibilitychange', look)
    for (const touch of touches) window.addEventListener(touch, restart, true)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      for (const touch of touches) window.removeEventListener(touch, restart, true)
      setLeft(null)
    }
  }, [step])
  return left
}
