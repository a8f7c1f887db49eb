import type { FaceType } from '../face-type.js'
import type { Season } from '../season.js'

/** The store's pages of recommended cosmetics; this one is a reserved name, for a store to replace. */
const shop = 'https://www.example.com/beauty'

/** Recommended cosmetics for a face pattern. */
export const faceTypeLink = (faceType: FaceType): string => `${shop}/pattern/${faceType}`

/** Recommended cosmetics for a season; shown to women only (specification §6). */
export const seasonLink = (season: Season): string => `${shop}/season/${season}`
