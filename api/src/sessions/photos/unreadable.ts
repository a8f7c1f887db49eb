/**
 * What stands in the bucket in the place of a photo that could not be decoded, so that nobody tries again: a
 * pixmap of no pixels.
 */
export const unreadable: Uint8Array = Buffer.from('P6\n0 0\n255\n', 'latin1')

export const isUnreadable = (photo: Uint8Array): boolean => Buffer.compare(photo, unreadable) === 0
