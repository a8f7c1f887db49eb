import type { RefObject } from 'react'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { Drape } from './use-drape.js'
import type { DrapeKit } from './drape-kit.js'
import { paintDrape } from './paint-drape.js'

interface Pictures {
  readonly main: RefObject<HTMLCanvasElement | null>
  readonly before: RefObject<HTMLCanvasElement | null>
  readonly after: RefObject<HTMLCanvasElement | null>
}

/**
 * Paints the pictures: the chosen colour at once, and its neighbours afterwards, so that they are there when a finger
 * pulls them in.
 */
export const usePictures = (kit: DrapeKit, drape: Drape, { main, before, after }: Pictures) => {
  /** The colour of each canvas. */
  const painted = useRef(new WeakMap<HTMLCanvasElement, string>())
  const paint = useCallback(
    (canvas: HTMLCanvasElement | null, colour: string) => {
      const context = canvas?.getContext('2d')
      if (canvas === null || context === null || context === undefined) return
      if (painted.current.get(canvas) === colour) return
      paintDrape(context, kit, colour)
      painted.current.set(canvas, colour)
    },
    [kit],
  )
  const { isSplit, wear, avoid, neighbours } = drape
  const shown = isSplit ? wear.colour : drape.colour.colour
  const left = neighbours[0].colour
  const right = isSplit ? avoid.colour : neighbours[1].colour

  useLayoutEffect(() => {
    paint(main.current, shown)
    if (isSplit) paint(after.current, right)
  }, [paint, main, after, shown, isSplit, right])

  useEffect(() => {
    if (isSplit) return undefined
    const timers = [
      setTimeout(() => paint(after.current, right), 30),
      setTimeout(() => paint(before.current, left), 60),
    ]
    return () => timers.forEach(clearTimeout)
  }, [paint, after, before, left, right, isSplit])

  return {
    /** Paints a neighbour that is needed now. */
    ready: (way: -1 | 1) => (way === 1 ? paint(after.current, right) : paint(before.current, left)),
    /** Makes the picture of a neighbour the main one, without painting it again. */
    adopt: (way: -1 | 1) => {
      const from = (way === 1 ? after : before).current
      const context = main.current?.getContext('2d')
      if (from === null || main.current === null || context === null || context === undefined)
        return
      context.globalCompositeOperation = 'copy'
      context.drawImage(from, 0, 0)
      painted.current.set(main.current, way === 1 ? right : left)
    },
  }
}
