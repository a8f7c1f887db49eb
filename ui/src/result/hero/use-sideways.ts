import type { PointerEvent } from 'react'
import { useRef } from 'react'

/** Pixels from which a movement sideways is a swipe and not a tap. */
const least = 24

/** Tells swipes from taps on one element. @param onSwipe gets 1 for a swipe to the left, -1 for one to the right */
export const useSideways = (onSwipe: (by: -1 | 1) => void) => {
  const from = useRef<number | null>(null)
  const hasSwiped = useRef(false)
  return {
    start: ({ clientX }: PointerEvent) => {
      from.current = clientX
      hasSwiped.current = false
    },
    end: ({ clientX }: PointerEvent) => {
      if (from.current === null || Math.abs(clientX - from.current) < least) return
      hasSwiped.current = true
      onSwipe(clientX < from.current ? 1 : -1)
    },
    /** A click handler: browsers send a click after a swipe, too. */
    unlessSwiped: (act: () => void) => () => {
      if (!hasSwiped.current) act()
      hasSwiped.current = false
    },
  }
}
