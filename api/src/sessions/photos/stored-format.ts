import { isPixmap } from '@kaoiro/analyser/thread-tools'

/** An empty pixmap. It replaces an unreadable photo in the bucket, so that the photo is not decoded again. */
export const unreadable: Uint8Array = Buffer.from('P6\n0 0\n255\n', 'latin1')

/**
 * What a photo in the bucket is, by its first bytes. What a node writes begins with `P` and a digit, as Netpbm's formats do,
 * and a visitor's JPEG never does: so `unknown` was written by a node of another version.
 */
export const storedFormat = (photo: Uint8Array): 'upload' | 'pixmap' | 'unreadable' | 'unknown' => {
  if (isPixmap(photo)) return 'pixmap'
  if (Buffer.compare(photo, unreadable) === 0) return 'unreadable'
  return /^P\d/.test(Buffer.from(photo.subarray(0, 2)).toString('latin1')) ? 'unknown' : 'upload'
}
