import { through } from '../pen/geometry.js'
import type { Hairstyle } from './hair.js'
import { few, full, lock, mass, wisps } from './hair.js'
import { group } from '../pen/svg.js'
import { tones } from '../pen/tones.js'

/** Cut close above the ears. */
export const sides = mass(
  tones.hairBehind,
  through`-46 116, -51 86, -44 63, 0 53, 44 63, 51 86, 46 116`,
  through`46 116, 43 97, 36 83, 0 74, -36 83, -43 97, -46 116`,
)

/** Short and neat, the fringe brushed to one side. */
export const crop: Hairstyle = () => ({
  back: group([]),
  front: group([
    sides,
    lock(
      through`20 67, 10 41, -22 36, -50 58, -54 83, -46 104`,
      through`20 67, 8 79, -14 84, -32 84, -42 91, -46 104`,
      full,
    ),
    lock(
      through`20 67, 26 44, 44 53, 54 74, 53 91, 47 112`,
      through`20 67, 30 72, 37 81, 43 91, 44 100, 47 112`,
      few,
    ),
  ]),
})

/** Tousled, with a soft fringe over the forehead. */
export const tousled: Hairstyle = ({ browY }) => ({
  back: group([]),
  front: group([
    sides,
    lock(
      through`30 36, 52 44, 62 72, 56 98, 47 120`,
      through`16 40, 34 60, 43 84, 45 100, 47 120`,
      few,
    ),
    lock(
      through`20 34, 48 48, 54 74, 50 94, 34 ${browY + 1}`,
      through`6 40, 26 56, 34 74, 34 90, 34 ${browY + 1}`,
      few,
    ),
    lock(
      through`14 34, 36 52, 38 74, 30 90, 12 ${browY - 1}`,
      through`-2 40, 14 56, 18 74, 17 88, 12 ${browY - 1}`,
      few,
    ),
    lock(
      through`12 38, 20 56, 18 74, 8 90, -12 ${browY - 3}`,
      through`-14 40, -8 56, -4 72, -6 86, -12 ${browY - 3}`,
      few,
    ),
    lock(
      through`0 40, -4 56, -10 72, -20 88, -36 ${browY + 1}`,
      through`-26 40, -36 56, -38 72, -36 86, -36 ${browY + 1}`,
      few,
    ),
    lock(
      through`22 36, -12 26, -46 40, -63 74, -50 116`,
      through`8 40, -14 50, -34 66, -43 86, -50 116`,
      full,
    ),
    lock(
      through`-24 34, 6 24, 40 32, 60 60, 66 86`,
      through`-18 38, 6 33, 34 42, 52 64, 66 86`,
      few,
    ),
    ...wisps(through`-12 30, -34 24, -52 36`, through`52 52, 68 72, 64 100`),
  ]),
})
