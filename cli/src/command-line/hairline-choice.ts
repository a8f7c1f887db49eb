import type { Hairline } from '@kaoiro/core/photo/hairline'

/** A photo's hairline as it was given, or `auto`: it is to be found in the photo. */
export type HairlineChoice = Hairline | 'auto'

/** The word `auto`, in upper or lower case; null for any other text. */
export const parseAuto = (text: string): 'auto' | null =>
  text.toLowerCase() === 'auto' ? 'auto' : null
