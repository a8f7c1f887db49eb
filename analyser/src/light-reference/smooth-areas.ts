import type { Point } from '../face/landmarks.js'

/** A connected area of cells. */
export interface Area {
  readonly cells: Int32Array
  /** The places of its cells that have a neighbour outside, in cells. */
  readonly rim: ReadonlyArray<Point>
}

/**
 * The connected areas (by sides, not corners) of cells that change less than a threshold, of `smallest` to `largest`
 * cells, with at least one of the cells in `seeds`. The outermost cells of `change` must be infinite.
 */
export function smoothAreas(
  change: Float32Array,
  columns: number,
  seeds: Int32Array,
  threshold: number,
  { smallest, largest }: { readonly smallest: number; readonly largest: number },
): ReadonlyArray<Area> {
  const areaAt = new Int32Array(change.length)
  // The cells of an area are consecutive, and also the queue of its flood.
  const queue = new Int32Array(change.length)
  const areas: Array<Area> = []
  const isFree = (cell: number) => areaAt[cell] === 0 && (change[cell] ?? Infinity) < threshold
  let end = 0
  for (const first of seeds) {
    if (!isFree(first)) continue
    const start = end
    const area = first + 1
    const add = (cell: number) => {
      if (!isFree(cell)) return
      areaAt[cell] = area
      queue[end++] = cell
    }
    add(first)
    for (let i = start; i < end; i++) {
      const cell = queue[i] ?? 0
      add(cell - columns)
      add(cell - 1)
      add(cell + 1)
      add(cell + columns)
    }
    if (end - start < smallest || end - start > largest) continue
    const cells = queue.subarray(start, end)
    const isInside = (cell: number) => areaAt[cell] === area
    const rim: Array<Point> = []
    for (const cell of cells)
      if (
        !isInside(cell - columns) ||
        !isInside(cell - 1) ||
        !isInside(cell + 1) ||
        !isInside(cell + columns)
      )
        rim.push({ x: cell % columns, y: Math.floor(cell / columns) })
    areas.push({ cells, rim })
  }
  return areas
}
