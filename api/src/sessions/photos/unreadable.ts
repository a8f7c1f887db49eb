/** An empty pixmap. It replaces an unreadable photo in the bucket, so that the photo is not decoded again. */
export const unreadable: Uint8Array = Buffer.from('P6\n0 0\n255\n', 'latin1')

export const isUnreadable = (photo: Uint8Array): boolean => Buffer.compare(photo, unreadable) === 0
