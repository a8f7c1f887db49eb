import type { Hairline } from '@kaoiro/core/photo/hairline'

/** Where a photo's hairline is, or that it is to be found in the photo. */
export type HairlineChoice = Hairline | 'auto'

/** That it is to be found, in any case; null: it is a number, or nothing. */
export const parseAuto = (text: string): 'auto' | null =>
  text.toLowerCase() === 'auto' ? 'auto' : null
