/** Pictures by their keys, at most so many bytes of them; the ones that were asked for last stay. */
export interface PictureCache {
  readonly get: (key: string) => Uint8Array | undefined
  readonly set: (key: string, picture: Uint8Array) => void
}

export const pictureCache = (maxBytes: number): PictureCache => {
  // A Map keeps the order of insertion: the first is the one that nobody has asked for the longest.
  const pictures = new Map<string, Uint8Array>()
  let bytes = 0
  const remove = (key: string): void => {
    bytes -= pictures.get(key)?.byteLength ?? 0
    pictures.delete(key)
  }
  const set: PictureCache['set'] = (key, picture) => {
    remove(key)
    if (picture.byteLength > maxBytes) return
    pictures.set(key, picture)
    bytes += picture.byteLength
    for (const oldest of pictures.keys()) {
      if (bytes <= maxBytes) return
      remove(oldest)
    }
  }
  return {
    get: (key) => {
      const picture = pictures.get(key)
      if (picture !== undefined) {
        pictures.delete(key)
        pictures.set(key, picture)
      }
      return picture
    },
    set,
  }
}
