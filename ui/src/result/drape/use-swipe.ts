import type { PointerEvent, RefObject } from 'react'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { Drape } from './use-drape.js'

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

interface Pull {
  readonly pointer: number
  readonly x: number
  readonly width: number
  readonly since: number
  /** Percent of the width; left is negative. */
  by: number
}

/** Pixels within which a finger may tremble. */
const slack = 6

/** A swipe counts if it is this long, in percent of the width, or this fast, in percent per ms. */
const far = 22
const fast = 0.09

interface Swipe {
  readonly drape: Drape
  readonly before: Cover
  readonly after: Cover
  readonly ready: (way: -1 | 1) => void
  readonly adopt: (way: -1 | 1) => void
}

const wayOf = (by: number): -1 | 1 => (by < 0 ? 1 : -1)

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
      now.drape.step(way)
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
      const pixels = clientX - current.x
      if (current.by === 0 && Math.abs(pixels) < slack) return
      if (current.by === 0) currentTarget.setPointerCapture(pointerId)
      current.by = Math.min(100, Math.max(-100, (100 * pixels) / current.width))
      ready(wayOf(current.by))
      follow(current.by)
    },
    end: ({ pointerId, timeStamp, type }: PointerEvent<HTMLElement>) => {
      const { current } = pull
      if (current?.pointer !== pointerId) return
      pull.current = null
      if (current.by === 0) return
      const speed = Math.abs(current.by) / Math.max(1, timeStamp - current.since)
      const isDone = type === 'pointerup' && (Math.abs(current.by) > far || speed > fast)
      void settle(current.by, isDone)
    },
  }
}
