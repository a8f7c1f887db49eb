import type { Pixels } from '@kaoiro/core/photo'
import type { Landmarks, Point } from './landmarks.js'
import { pointAboveMesh, pointAt } from './landmarks.js'
import { cheeks, mesh, noseBridge } from './mesh.js'
import type { LogColour } from './sampler.js'
import { samplerOf } from './sampler.js'
import { medianColour } from '../statistics/quantile.js'

/**
 * Range of heights on the forehead, as shares of the mesh's height above its top (see `foreheadShare`): from just
 * above the brows to the hair above the highest hairline. A cell of 0.006 is about 3 pixels of a portrait that
 * fills the photo.
 */
const heights = { from: -0.25, to: 0.4, cell: 0.006 } as const

/**
 * Distance between columns, in the same unit. Together the columns are 0.4 face widths wide: the forehead without the
 * temples.
 */
const columnStep = 0.025
const eachSide = 7

/** Offset of each column from the face's axis in steps, left to right in the picture. */
export const columnOffsets: ReadonlyArray<number> = Array.from(
  { length: 2 * eachSide + 1 },
  (_, i) => i - eachSide,
)

/** Height of the lower edge of a cell. */
export const heightAt = (cell: number): number => heights.from + cell * heights.cell

/** The number of the cell with its lower edge nearest to a height. */
export const cellAt = (height: number): number => Math.round((height - heights.from) / heights.cell)

/** Colours of the forehead: the cells of each column from the bottom up, as far as the photo extends. */
export type ForeheadColumns = ReadonlyArray<ReadonlyArray<LogColour>>

/** Number of cells inside the photo. */
const cellsInside = ({ width, height }: Pixels, place: (cell: number) => Point): number => {
  const all = cellAt(heights.to)
  const isInside = ({ x, y }: Point) => x >= 0 && y >= 0 && x < width && y < height
  let cells = 0
  while (cells < all && isInside(place(cells))) cells++
  return cells
}

/** Samples the forehead and the hair above it along the axis of the face. */
export function foreheadColumns(pixels: Pixels, landmarks: Landmarks): ForeheadColumns {
  const sampler = samplerOf(pixels)
  const chin = pointAt(landmarks, mesh.chin)
  const top = pointAt(landmarks, mesh.foreheadTop)
  const across = { x: (chin.y - top.y) * columnStep, y: (top.x - chin.x) * columnStep }
  const middleOf = (cell: number) => pointAboveMesh(landmarks, heightAt(cell + 0.5))
  const middles = Array.from({ length: cellsInside(pixels, middleOf) }, (_, cell) => middleOf(cell))
  return columnOffsets.map((offset) =>
    middles.map(({ x, y }) => sampler(x + offset * across.x, y + offset * across.y)),
  )
}

/** Landmarks on the cheeks and the bridge of the nose, which neither fringe nor beard covers. */
const bareSkin = [...cheeks, ...noseBridge]

/** Skin colour below the forehead. */
export function lowerFaceColour(pixels: Pixels, landmarks: Landmarks): LogColour {
  const sampler = samplerOf(pixels)
  return medianColour(
    bareSkin.map((index) => {
      const { x, y } = pointAt(landmarks, index)
      return sampler(x, y)
    }),
  )
}
