import type { CombinedAnswer, Combinations } from './combinations.js'

/** How much more often several photos give the same as so many others than one photo as one other. */
export const gainOf = ({ byPhotos }: Combinations, photos: 2 | 3, answer: CombinedAnswer): number =>
  byPhotos[photos].same[answer] - byPhotos[1].same[answer]
