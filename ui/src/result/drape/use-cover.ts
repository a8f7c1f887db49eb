import type { RefObject } from 'react'
import { useCallback, useRef } from 'react'

// A cover shows another picture over a part of the picture: a window that moves to the side, and in it a picture that
// moves as far the other way, so that it stays in place. Browsers move both without painting.

/** Duration of a movement that nobody's finger makes, in ms. */
const duration = 160

const moved = (percent: number) => ({ transform: `translateX(${percent}%)` })

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** One cover. It shows its picture from `percent` of the width to the right, or, if negative, to the left. */
export const useCover = (
  cover: RefObject<HTMLDivElement | null>,
  picture: RefObject<HTMLCanvasElement | null>,
) => {
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

export type Cover = ReturnType<typeof useCover>
