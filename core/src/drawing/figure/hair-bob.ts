import type { Hairstyle } from './hair.js'
import type { Run } from '../pen/geometry.js'
import { through } from '../pen/geometry.js'
import { full, lock, mass, wisps } from './hair.js'
import { gathering, inked } from '../pen/pen.js'
import { group } from '../pen/svg.js'
import { tones } from '../pen/tones.js'

/** A light fringe in three pieces, so that the brows show between them. */
const fringe = (browY: number): ReadonlyArray<ReadonlyArray<Run>> => [
  [
    through`-6 44, -38 66, -43 ${browY + 5}`,
    through`-43 ${browY + 5}, -30 ${browY + 1}, -18 ${browY - 2}`,
    through`-18 ${browY - 2}, -12 70, -4 44`,
  ],
  [
    through`-6 44, -15 70, -15 ${browY - 3}`,
    through`-15 ${browY - 3}, 0 ${browY - 5}, 13 ${browY - 3}`,
    through`13 ${browY - 3}, 14 70, 2 44`,
  ],
  [
    through`0 44, 13 70, 17 ${browY - 3}`,
    through`17 ${browY - 3}, 30 ${browY}, 43 ${browY + 5}`,
    through`43 ${browY + 5}, 38 66, 4 44`,
  ],
]

const parting = (browY: number): ReadonlyArray<Run> => [
  through`-6 48, -26 66, -35 ${browY + 2}`,
  through`-4 50, -16 70, -23 ${browY - 1}`,
  through`-3 48, -11 72, -16 ${browY - 4}`,
  through`-2 54, -4 74, -5 ${browY - 5}`,
  through`0 50, 7 72, 8 ${browY - 5}`,
  through`1 48, 13 70, 15 ${browY - 4}`,
  through`2 52, 22 68, 28 ${browY}`,
  through`3 46, 30 64, 38 ${browY + 3}`,
]

/** A soft bob with a light fringe, turned in at the jaw. */
export const bob: Hairstyle = ({ cheek, browY }) => ({
  back: mass(
    tones.hairBehind,
    through`-44 65, -58 110, -58 160, -36 184`,
    through`-36 184, 0 178, 36 184`,
    through`36 184, 58 160, 58 110, 44 65`,
  ),
  front: group([
    mass(
      tones.hair,
      through`-44 88, -40 62, 0 43, 40 62, 44 88`,
      through`44 88, 26 77, 0 74, -26 77, -44 88`,
    ),
    ...fringe(browY).map((piece) => mass(tones.hair, ...piece)),
    ...parting(browY).map((run) => inked(run, 0.8, gathering, tones.hairInk)),
    lock(
      through`-2 36, -29 42, -54 70, -66 120, -62 164, -30 190`,
      through`-2 48, -27 56, -42 84, ${-cheek + 1} 124, -46 164, -30 190`,
      full,
    ),
    lock(
      through`-2 36, 27 41, 54 68, 67 120, 64 164, 31 192`,
      through`-2 48, 25 56, 42 83, ${cheek - 1} 124, 47 164, 31 192`,
      full,
    ),
    ...wisps(through`40 48, 62 77, 71 112`, through`-50 176, -40 190, -26 195`),
  ]),
})
