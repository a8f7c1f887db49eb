import type { RefObject } from 'react'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { Drape, Picture, Way } from '@kaoiro/screens/draping'
import type { DrapeKit } from './drape-kit.js'
import { paintPicture } from './drape-kit.js'

interface Pictures {
  readonly main: RefObject<HTMLCanvasElement | null>
  readonly before: RefObject<HTMLCanvasElement | null>
  readonly after: RefObject<HTMLCanvasElement | null>
}

/**
 * Paints the pictures: the chosen colour at once, and its neighbours afterwards, so that they are there when a finger
 * pulls them in.
 */
export function usePictures(kit: DrapeKit, drape: Drape, { main, before, after }: Pictures) {
  /** The picture on each canvas. */
  const painted = useRef(new WeakMap<HTMLCanvasElement, Picture>())
  const paint = useCallback(
    (canvas: HTMLCanvasElement | null, picture: Picture) => {
      const context = canvas?.getContext('2d')
      if (canvas === null || context === null || context === undefined) return
      const last = painted.current.get(canvas)
      if (last !== undefined && keyOf(last) === keyOf(picture)) return
      paintPicture(context, kit, picture, last)
      painted.current.set(canvas, picture)
    },
    [kit],
  )
  const { isSplit, pictures } = drape
  const latest = useRef(pictures)
  // A picture is an object of each render; its key changes with what it shows.
  const [shown, left, right] = [
    keyOf(pictures.shown),
    keyOf(pictures.before),
    keyOf(isSplit ? pictures.beside : pictures.after),
  ]
  useLayoutEffect(() => {
    latest.current = pictures
    paint(main.current, pictures.shown)
    if (isSplit) paint(after.current, pictures.beside)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [paint, main, after, shown, isSplit, left, right])

  useEffect(() => {
    if (isSplit) return undefined
    const timers = [
      setTimeout(() => paint(after.current, latest.current.after), 30),
      setTimeout(() => paint(before.current, latest.current.before), 60),
    ]
    return () => timers.forEach(clearTimeout)
  }, [paint, after, before, left, right, isSplit])

  return {
    /** Paints a neighbour that is needed now. */
    ready: (way: Way) =>
      way === 1 ? paint(after.current, pictures.after) : paint(before.current, pictures.before),
    /** Makes the picture of a neighbour the main one, without painting it again. */
    adopt: (way: Way) => {
      const from = (way === 1 ? after : before).current
      const context = main.current?.getContext('2d')
      if (from === null || main.current === null || context === null || context === undefined)
        return
      context.globalCompositeOperation = 'copy'
      context.drawImage(from, 0, 0)
      painted.current.set(main.current, way === 1 ? pictures.after : pictures.before)
    },
  }
}

const keyOf = ({ cloth, makeUp, isClose }: Picture): string =>
  `${cloth} ${makeUp?.area} ${makeUp?.colour} ${isClose}`
