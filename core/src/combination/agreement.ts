import * as t from 'io-ts'
import { guardCodec } from '../codecs/codecs.js'
import { maxPhotos } from './max-photos.js'

const PhotoCount = guardCodec(
  'PhotoCount',
  (u): u is number => Number.isInteger(u) && Number(u) >= 0 && Number(u) <= maxPhotos,
)

/** How well the photos of one person agree with what they say together. It stands in no result code. */
export const Agreement = t.readonly(
  t.type({
    photos: PhotoCount,
    // How many of them say by themselves what they say together.
    faceType: PhotoCount,
    season: PhotoCount,
    // How far they are apart at most: a trait in levels of five, a season's share in percentage points.
    spread: t.readonly(t.type({ levels: t.number, points: t.number })),
  }),
  'Agreement',
)
export type Agreement = t.TypeOf<typeof Agreement>

/** How many of some photos give an answer: all, more than half of them, fewer, or none. */
export const concords = ['all', 'most', 'some', 'none'] as const

export type Concord = (typeof concords)[number]

export const concordOf = (count: number, photos: number): Concord => {
  if (count >= photos) return 'all'
  if (count === 0) return 'none'
  return 2 * count > photos ? 'most' : 'some'
}
