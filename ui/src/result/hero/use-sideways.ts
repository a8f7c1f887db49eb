import type { MouseEvent, PointerEvent } from 'react'
import { useRef } from 'react'

/** A movement sideways by at least this many pixels is a swipe and not a tap. */
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
    /** A click handler: browsers may send a click after a swipe, too. One of a key (`detail` 0) always counts. */
    unlessSwiped: (act: () => void) => (event: MouseEvent) => {
      if (!hasSwiped.current || event.detail === 0) act()
      hasSwiped.current = false
    },
  }
}
