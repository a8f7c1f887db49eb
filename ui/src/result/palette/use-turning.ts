import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

/**
 * The index of the current page, which follows the scroll position when the visitor swipes, and functions that jump to
 * a page.
 */
export const useTurning = (count: number) => {
  const scroller = useRef<HTMLOListElement>(null)
  const [index, setIndex] = useState(0)

  const turnTo = (to: number) => {
    if (to < 0 || to >= count) return
    setIndex(to)
    const { clientWidth = 0 } = scroller.current ?? {}
    scroller.current?.scrollTo({ left: to * clientWidth, behavior: 'instant' })
  }

  return {
    scroller,
    index,
    follow: () => {
      const { scrollLeft = 0, clientWidth = 1 } = scroller.current ?? {}
      // Safari scrolls beyond both ends.
      setIndex(Math.min(count - 1, Math.max(0, Math.round(scrollLeft / clientWidth))))
    },
    turnTo,
    turnByKey: (event: KeyboardEvent) => {
      const to = pageForKey(event.key, index, count)
      if (to === null) return
      event.preventDefault()
      turnTo(to)
    },
  }
}

/** The page that a key turns to; null for other keys. */
const pageForKey = (key: string, index: number, count: number): number | null => {
  switch (key) {
    case 'ArrowRight':
      return index + 1
    case 'ArrowLeft':
      return index - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
