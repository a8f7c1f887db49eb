import type { PointerEvent, RefObject } from 'react'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { Drape, Pull, Way } from '@kaoiro/screens/draping'
import { decides, pulled, wayOf } from '@kaoiro/screens/draping'

// A cover shows another picture over a part of the picture: a window that moves to the side, and in it a picture that
// moves as far the other way, so that it stays in place. Browsers move both without painting.

/** Duration of a movement that nobody's finger makes, in ms. */
const duration = 160

const moved = (percent: number) => ({ transform: `translateX(${percent}%)` })

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** One cover. It shows its picture from `percent` of the width to the right, or, if negative, to the left. */
export function useCover(
  cover: RefObject<HTMLDivElement | null>,
  picture: RefObject<HTMLCanvasElement | null>,
) {
  const at = useRef(100)

  const move = useCallback(
    (percent: number) => {
      at.current = percent
      if (cover.current !== null) Object.assign(cover.current.style, moved(percent))
      if (picture.current !== null) Object.assign(picture.current.style, moved(-percent))
    },
    [cover, picture],
  )

  const glide = useCallback(
    async (percent: number) => {
      const from = at.current
      move(percent)
      if (isCalm()) return
      const run = (element: HTMLElement | null, sign: 1 | -1) =>
        element?.animate([moved(sign * from), moved(sign * percent)], {
          duration,
          easing: 'ease-out',
        }).finished
      await Promise.all([run(cover.current, 1), run(picture.current, -1)]).catch(() => undefined)
    },
    [cover, picture, move],
  )
  return { move, glide }
}

type Cover = ReturnType<typeof useCover>

interface Swipe {
  readonly drape: Drape
  readonly onStep: (by: Way) => void
  readonly before: Cover
  readonly after: Cover
  readonly ready: (way: Way) => void
  readonly adopt: (way: Way) => void
}

/** Pulls the next colour in from the right or the one before from the left. */
export function useSwipe(swipe: Swipe) {
  const { drape, before, after, ready } = swipe
  const latest = useRef(swipe)
  useLayoutEffect(() => {
    latest.current = swipe
  })
  const pull = useRef<Pull | null>(null)
  const isGliding = useRef(false)

  const follow = (by: number) => {
    after.move(by < 0 ? 100 + by : 100)
    before.move(by > 0 ? by - 100 : -100)
  }

  const settle = async (by: number, isDone: boolean) => {
    const way = wayOf(by)
    const cover = way === 1 ? after : before
    isGliding.current = true
    await cover.glide(isDone ? 0 : 100 * way)
    isGliding.current = false
    const now = latest.current
    // A change by the controls meanwhile wins over the swipe.
    if (now.drape.isSplit) return
    if (isDone && now.drape.colour === drape.colour) {
      now.adopt(way)
      now.onStep(way)
    }
    follow(0)
  }

  return {
    start: (event: PointerEvent<HTMLElement>) => {
      const { isPrimary, pointerId, clientX, currentTarget, timeStamp } = event
      // A pull may be left over from a pointer that was released elsewhere, so a new first finger replaces it.
      if (isGliding.current || !isPrimary) return
      const { width } = currentTarget.getBoundingClientRect()
      pull.current = { pointer: pointerId, x: clientX, width, since: timeStamp, by: 0 }
    },
    move: ({ pointerId, clientX, currentTarget, buttons }: PointerEvent<HTMLElement>) => {
      const { current } = pull
      if (current?.pointer !== pointerId) return
      if (buttons === 0) {
        pull.current = null
        return
      }
      const next = pulled(current, clientX)
      if (next === null) return
      if (current.by === 0) currentTarget.setPointerCapture(pointerId)
      pull.current = next
      ready(wayOf(next.by))
      follow(next.by)
    },
    end: ({ pointerId, timeStamp, type }: PointerEvent<HTMLElement>) => {
      const { current } = pull
      if (current?.pointer !== pointerId) return
      pull.current = null
      if (current.by === 0) return
      void settle(current.by, type === 'pointerup' && decides(current, timeStamp))
    },
  }
}
