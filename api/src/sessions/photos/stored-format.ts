import { isPixmap } from '@kaoiro/analyser/thread-tools'

/** An empty pixmap. It replaces an unreadable photo in the bucket, so that the photo is not decoded again. */
export const unreadable: Uint8Array = Buffer.from('P6\n0 0\n255\n', 'latin1')

/**
 * The format of a photo in the bucket, by its first bytes. Nodes write formats that begin with `P` and a digit, as Netpbm's do.
 * A JPEG never does, so a node of another version has written an `unknown` one.
 */
export const storedFormat = (photo: Uint8Array): 'upload' | 'pixmap' | 'unreadable' | 'unknown' => {
  if (isPixmap(photo)) return 'pixmap'
  if (Buffer.compare(photo, unreadable) === 0) return 'unreadable'
  return /^P\d/.test(Buffer.from(photo.subarray(0, 2)).toString('latin1')) ? 'unknown' : 'upload'
}
