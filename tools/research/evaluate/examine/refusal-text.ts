import type { Refusal } from '@kaoiro/core/photo/file/accept'

/** Why a client would not take a file in, in a few words. */
export const refusalText = (refusal: Refusal): string => {
  switch (refusal._tag) {
    case 'NotAPhoto':
      return `neither JPEG nor PNG (${refusal.found})`
    case 'TooManyBytes':
      return `${refusal.bytes} bytes, ${refusal.max} at most`
    case 'TooManyPixels':
      return `${refusal.pixels} pixels, ${refusal.max} at most`
    case 'TooManySegments':
      return `${refusal.segments} segments, ${refusal.max} at most`
    case 'TooManyScans':
      return `${refusal.scans} scans, ${refusal.max} at most`
    case 'BrokenPhoto':
      return 'its size cannot be read'
  }
}
