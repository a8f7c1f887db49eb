import type { FaceType, Season } from '@kaoiro/core/diagnosis'

// The store's pages with cosmetics for a pattern or a season. A store replaces `example.com`, a reserved name (RFC
// 2606), by its own.
const shop = 'https://www.example.com/beauty'

export const faceTypeUrl = (faceType: FaceType): string => `${shop}/pattern/${faceType}/`

export const seasonUrl = (season: Season): string => `${shop}/season/${season}/`
