import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import { peakNear } from './best-path.js'
import type { FaceView } from './head-frame.js'
import { mesh } from './landmarks.js'

/** All lengths in face widths. Across both nostrils, from the nose's middle. */
const across = [0.035, 0.045, 0.055, 0.065].flatMap((x) => [-x, x])

const cell = 0.0025
const cells = 45
const top = -0.06

/** Cells above and below that a nostril is darker than. */
const apart = 8

/** How much a place counts less for lying off the mesh's base, per squared face width. */
const pull = 90

/** The base lies this far below the nostrils' middle (drawn portraits of seed 1). */
const belowNostrils = 0.019

/** Less of a dark line than this, in logarithms, is none. */
const faintest = 0.05

/** For each height how much darker it is than a little above and below, the mean over both nostrils. */
const darkness = (view: FaceView, x: number, y: number): ReadonlyArray<number> => {
  const columns = across.map((offset) =>
    RA.makeBy(cells + 2 * apart, (i) => view.lightAt(x + offset, y + top + (i - apart) * cell)),
  )
  return RA.makeBy(cells, (i) => {
    let sum = 0
    for (const column of columns) {
      const at = i + apart
      const around = ((column[at - apart] ?? 0) + (column[at + apart] ?? 0)) / 2
      sum += Math.max(0, around - (column[at] ?? 0))
    }
    return sum / columns.length
  })
}

/**
 * The height of the nose's base in face widths, by the dark line of the nostrils near the mesh's base;
 * the mesh's own where no nostrils are seen.
 */
export const noseBase = (view: FaceView): number => {
  const { x, y } = view.landmark(mesh.noseBase)
  const seen = darkness(view, x, y)
  const scores = seen.map((dark, i) => dark - pull * (top + i * cell) ** 2)
  const best = scores.indexOf(Math.max(...scores))
  if ((seen[best] ?? 0) < faintest) return y
  return y + top + peakNear(seen, best) * cell + belowNostrils
}
