import { preparedQuality } from '@kaoiro/core/photo'
import type { Way } from './pixels.js'

const usual: Way = {
  kernel: 'lanczos3',
  quality: 100 * preparedQuality,
  chroma: '4:2:0',
  times: 1,
}

/** Ways in which clients resize and encode a photo, the usual one first. */
export const ways: readonly [Way, ...Way[]] = [
  usual,
  { ...usual, kernel: 'linear' },
  { ...usual, kernel: 'nearest' },
  { ...usual, times: 2 },
  { ...usual, chroma: '4:4:4' },
  { ...usual, quality: 80 },
]
