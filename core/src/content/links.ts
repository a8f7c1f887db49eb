import type { FaceType } from '../diagnosis/face-type.js'
import type { Season } from '../diagnosis/season.js'

// Where a store shows its cosmetics for a pattern and for a season. `example.com` is a reserved name (RFC 2606),
// for a store to replace.
const shop = 'https://www.example.com/beauty'

export const faceTypeUrl = (faceType: FaceType): string => `${shop}/pattern/${faceType}/`

export const seasonUrl = (season: Season): string => `${shop}/season/${season}/`
