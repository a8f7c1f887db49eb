import type { FaceType } from './face-type.js'
import { faceTypesOf } from './face-type.js'
import type { Gender } from './gender.js'
import type { Season } from './season.js'
import { seasons } from './season.js'

/**
 * The face pattern to show for a name from outside: a pattern that is unknown, or that visitors of
 * this gender are not shown, becomes `simple` for men and `pretty` for women.
 */
export const faceTypeOr =
  (gender: Gender) =>
  (name: string): FaceType =>
    faceTypesOf(gender).find((type) => type === name) ?? (gender === 'MEN' ? 'simple' : 'pretty')

/** The season to show for a name from outside; an unknown one becomes spring. */
export const seasonOr = (name: string): Season =>
  seasons.find((season) => season === name) ?? 'spring'
