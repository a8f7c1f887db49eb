import { through } from '../pen/geometry.js'
import { sides } from './hair-crop.js'
import type { Hairstyle } from './hair.js'
import { few, full, lock, mass, wisps } from './hair.js'
import { group } from '../pen/svg.js'
import { tones } from '../pen/tones.js'

/** Swept up and back, longer behind. */
export const swept: Hairstyle = () => ({
  back: group([
    mass(
      tones.hairBehind,
      through`-44 90, -54 124, -52 152, -58 178`,
      through`-58 178, -42 170, -36 186`,
      through`-36 186, 0 170, 36 184`,
      through`36 184, 44 168, 60 176`,
      through`60 176, 53 150, 55 124, 44 90`,
    ),
  ]),
  front: group([
    sides,
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

/** Parted in the middle, falling in a wave to the cheekbone. */
export const parted: Hairstyle = ({ cheek }) => ({
  back: mass(tones.hairBehind, through`-44 80, -52 120, -40 160`, through`40 160, 52 120, 44 80`),
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
