import type { Pixels } from '@kaoiro/core/photo'
import type { ColourSamples } from '../colour/colour-samples.js'
import type { LightLog } from '../colour/light-log.js'
import type { HeadFrame } from '../face/head-frame.js'
import { cellsFrom, cellsOf, changeIn, lumaOf } from './cells.js'
import { sheetOutline } from './outline.js'
import { isInLightOfFace, lightOfArea, minLuma } from './paper-light.js'
import type { Polygon } from './polygon.js'
import { cornerOf } from './polygon.js'
import type { Point } from '../face/landmarks.js'
import type { Area } from './smooth-areas.js'
import { smoothAreas } from './smooth-areas.js'

/** Cells in a face's width. Fewer pixels in a cell would leave too much noise. */
const cellsAcrossFace = 64
const minCellSide = 3

/** Code values over two cells. The faint edge to a white wall needs a low threshold, and a noisy photo a high one. */
const thresholds = [2, 3.5, 6, 10] as const

/** Areas and lengths in face widths of some 14 cm: from a postcard that is half hidden to A3. */
const minArea = 0.1
const maxArea = 7
const minLength = 0.22
const maxLength = 3

/** Places of a sheet next to the face, in face widths from the point between the eyes. The chin is at 0.8. */
const nearest = 0.5
const farthest = 2.4
const highest = -1.1
const lowest = 1
const lowestCut = 0.65

/** A photo reduced to cells, in which the face has a place. */
interface Scene {
  readonly frame: HeadFrame
  readonly side: number
  readonly rows: number
}

/** The middle of an outline, in face widths from the point between the eyes. */
const middleOf = (outline: Polygon, { frame, side }: Scene): Point => {
  const mean = (of: (i: number) => number) =>
    outline.reduce((sum, _, i) => sum + of(i), 0) / outline.length
  return frame.toFrame({
    x: side * (mean((i) => cornerOf(outline, i).x) + 0.5),
    y: side * (mean((i) => cornerOf(outline, i).y) + 0.5),
  })
}

/** Whether an outline is next to the face. One that reaches the bottom of the picture is higher than a shirt. */
const isNextToFace = (outline: Polygon, scene: Scene): boolean => {
  const { x, y } = middleOf(outline, scene)
  const isAtBottom = outline.some((corner) => corner.y >= scene.rows - 3.5)
  const across = Math.abs(x)
  return (
    across > nearest && across < farthest && y > highest && y < (isAtBottom ? lowestCut : lowest)
  )
}

const isOfSheetSize = (outline: Polygon, { frame, side }: Scene): boolean =>
  outline.every((from, i) => {
    const to = cornerOf(outline, i + 1)
    const length = (Math.hypot(to.x - from.x, to.y - from.y) * side) / frame.width
    return length <= maxLength && (outline.length > 4 || length >= minLength)
  })

/** The colour of a white sheet of paper next to the face, in the same light; undefined if there is none. */
export function whiteSheet(
  pixels: Pixels,
  frame: HeadFrame,
  samples: ColourSamples,
): LightLog | undefined {
  const side = Math.max(minCellSide, Math.round(frame.width / cellsAcrossFace))
  const cells = cellsOf(pixels, side)
  const faceArea = (frame.width / side) ** 2
  const sizes = { smallest: minArea * faceArea, largest: maxArea * faceArea }
  const luma = lumaOf(cells)
  const bright = cellsFrom(luma, minLuma(samples))
  if (bright.length < sizes.smallest / 2) return undefined
  const change = changeIn(cells, luma)
  const scene = { frame, side, rows: cells.rows }
  const lightOf = (area: Area): LightLog | undefined => {
    const light = lightOfArea(cells, area.cells)
    if (light === undefined || !isInLightOfFace(light, samples)) return undefined
    const outline = sheetOutline(area, cells)
    const isSheet =
      outline !== undefined && isNextToFace(outline, scene) && isOfSheetSize(outline, scene)
    return isSheet ? light : undefined
  }
  let largest: { readonly size: number; readonly light: LightLog } | undefined
  for (const threshold of thresholds)
    for (const area of smoothAreas(change, cells.columns, bright, threshold, sizes)) {
      if (area.cells.length <= (largest?.size ?? 0)) continue
      const light = lightOf(area)
      if (light !== undefined) largest = { size: area.cells.length, light }
    }
  return largest?.light
}
