import type { Hairstyle } from './hair.js'
import { few, full } from './hair.js'
import type { Run } from '../pen/geometry.js'
import { through } from '../pen/geometry.js'
import { gathering } from '../pen/pen.js'
import { group } from '../pen/svg.js'

/** A light fringe in three pieces that leaves the brows visible. */
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
export const bob: Hairstyle = ({ cheek, browY }, { lock, mass, massBehind, strand, wisps }) => ({
  back: massBehind(
    through`-44 65, -58 110, -58 160, -36 184`,
    through`-36 184, 0 178, 36 184`,
    through`36 184, 58 160, 58 110, 44 65`,
  ),
  front: group([
    mass(through`-44 88, -40 62, 0 43, 40 62, 44 88`, through`44 88, 26 77, 0 74, -26 77, -44 88`),
    ...fringe(browY).map((piece) => mass(...piece)),
    ...parting(browY).map((run) => strand(run, 0.8, gathering)),
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

/** Hair cropped close above the ears. */
const sides: ReadonlyArray<Run> = [
  through`-46 116, -51 86, -44 63, 0 53, 44 63, 51 86, 46 116`,
  through`46 116, 43 97, 36 83, 0 74, -36 83, -43 97, -46 116`,
]

/** Short and neat, the fringe brushed to one side. */
export const crop: Hairstyle = (_, { lock, massBehind }) => ({
  back: group([]),
  front: group([
    massBehind(...sides),
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
export const tousled: Hairstyle = ({ browY }, { lock, massBehind, wisps }) => ({
  back: group([]),
  front: group([
    massBehind(...sides),
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

/** Swept up and back, longer at the back. */
export const swept: Hairstyle = (_, { lock, massBehind, wisps }) => ({
  back: group([
    massBehind(
      through`-44 90, -54 124, -52 152, -58 178`,
      through`-58 178, -42 170, -36 186`,
      through`-36 186, 0 170, 36 184`,
      through`36 184, 44 168, 60 176`,
      through`60 176, 53 150, 55 124, 44 90`,
    ),
  ]),
  front: group([
    massBehind(...sides),
    lock(
      through`-16 72, -34 40, -54 58, -61 86, -56 116, -47 136`,
      through`-16 72, -28 72, -38 82, -43 95, -46 114, -47 136`,
      few,
    ),
    lock(
      through`-16 72, -25 46, 2 25, 46 40, 61 86, 48 138`,
      through`-16 72, 2 64, 24 66, 39 82, 45 106, 48 138`,
      full,
    ),
    lock(
      through`-16 72, -8 38, 20 31, 44 48, 63 76`,
      through`-16 72, 0 50, 20 43, 42 56, 63 76`,
      few,
    ),
    ...wisps(
      through`-18 62, -22 36, 0 20, 24 21`,
      through`-54 118, -60 146, -66 162`,
      through`56 116, 62 142, 68 156`,
    ),
  ]),
})

/** Parted in the middle, falling in a wave to the cheekbones. */
export const parted: Hairstyle = ({ cheek }, { lock, massBehind, wisps }) => ({
  back: massBehind(through`-44 80, -52 120, -40 160`, through`40 160, 52 120, 44 80`),
  front: group([
    lock(
      through`8 38, -18 34, -47 52, -59 84, -55 112, ${-cheek - 10} 136`,
      through`8 70, -5 66, -23 76, -37 94, ${-cheek + 3} 116, ${-cheek - 10} 136`,
      full,
    ),
    lock(
      through`8 38, 30 34, 54 50, 63 84, 58 112, ${cheek + 11} 138`,
      through`8 70, 18 66, 31 76, 40 94, ${cheek - 3} 116, ${cheek + 11} 138`,
      full,
    ),
    ...wisps(through`8 38, 6 54, 8 70`, through`8 68, 4 78, -6 90`),
  ]),
})
