import { through } from '../pen/geometry.js'
import type { Hairstyle } from './hair.js'
import { few, full } from './hair.js'
import { group } from '../pen/svg.js'

/** Long and straight with a middle parting, over both shoulders. */
export const straight: Hairstyle = ({ cheek }, { lock, massBehind, wisps }) => ({
  back: massBehind(
    through`-46 74, -52 120, -50 180, -42 224`,
    through`-42 224, -18 216, 18 216, 42 224`,
    through`42 224, 50 180, 52 120, 46 74`,
  ),
  front: group([
    lock(
      through`-3 39, -24 44, -45 64, -55 108, -57 170, -52 236`,
      through`-3 65, -22 74, -39 95, ${-cheek + 2} 130, -46 176, -52 236`,
      full,
    ),
    lock(
      through`-41 94, -48 124, -49 164, -47 196, -41 228`,
      through`-41 94, ${-cheek + 2} 126, -40 164, -37 196, -41 228`,
      [[0.5, 0.2, 0.8]],
    ),
    lock(
      through`-3 39, 20 42, 43 62, 55 106, 60 170, 57 242`,
      through`-3 65, 17 72, 37 93, ${cheek - 2} 130, 47 176, 57 242`,
      full,
    ),
    lock(
      through`39 92, 48 124, 51 168, 52 202, 45 234`,
      through`39 92, ${cheek - 2} 128, 40 168, 39 202, 45 234`,
      [[0.5, 0.3, 0.9]],
    ),
    ...wisps(
      through`-3 40, -2 54, -3 65`,
      through`38 55, 55 84, 62 128, 64 168`,
      through`-3 64, -12 74, -26 90`,
    ),
  ]),
})

/** Long waves with a side parting. */
export const waves: Hairstyle = ({ cheek }, { lock, massBehind, wisps }) => ({
  back: massBehind(
    through`-46 70, -58 110, -50 150, -60 186, -46 226`,
    through`-46 226, 0 212, 48 226`,
    through`48 226, 62 188, 52 150, 60 108, 46 70`,
  ),
  front: group([
    lock(
      through`-44 86, -62 122, -60 150, -74 182, -66 208, -72 236`,
      through`-40 93, -50 120, -48 150, -58 182, -56 208, -72 236`,
      few,
    ),
    lock(
      through`16 41, -20 38, -50 60, -60 98, -52 136, -62 170, -50 206, -36 240`,
      through`16 67, -10 70, -36 88, ${-cheek + 1} 114, -40 140, -46 170, -34 204, -36 240`,
      full,
    ),
    lock(
      through`50 81, 66 116, 62 148, 76 182, 66 210, 72 240`,
      through`42 91, 54 118, 50 148, 60 182, 55 210, 72 240`,
      few,
    ),
    lock(
      through`16 41, 40 43, 58 67, 62 100, 54 136, 64 170, 52 206, 36 242`,
      through`16 67, 31 72, 42 91, ${cheek - 1} 114, 41 140, 48 170, 35 204, 36 242`,
      full,
    ),
    ...wisps(
      through`16 41, 17 54, 16 67`,
      through`-50 67, -66 98, -60 128, -72 158`,
      through`14 67, 0 76, -20 86, -34 100`,
      through`56 74, 70 104, 66 130`,
    ),
  ]),
})

/** Shoulder-length with turned-in ends, one side behind the ear. */
export const shoulderLength: Hairstyle = ({ cheek }, { lock, massBehind, wisps }) => ({
  back: massBehind(
    through`-44 74, -53 120, -56 170, -44 204`,
    through`-44 204, -22 200, 22 200, 46 204`,
    through`46 204, 57 170, 53 120, 44 74`,
  ),
  front: group([
    lock(
      through`17 43, -16 39, -46 60, -57 102, -62 160, -38 210`,
      through`17 67, -10 72, -37 95, ${-cheek + 1} 128, -48 168, -38 210`,
      full,
    ),
    lock(
      through`52 100, 58 130, 63 164, 58 190, 38 210`,
      through`48 132, 50 148, 51 168, 48 188, 38 210`,
      few,
    ),
    lock(
      through`17 43, 37 46, 51 67, 56 97, 54 136`,
      through`17 67, 30 72, 40 86, 46 104, 51 134`,
      few,
    ),
    ...wisps(
      through`17 43, 18 54, 17 67`,
      through`16 66, 4 76, -18 86, -34 106`,
      through`-48 67, -60 104, -66 148`,
    ),
  ]),
})
