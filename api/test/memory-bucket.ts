import * as E from 'fp-ts/lib/Either.js'
import type { PhotoBucket } from '../src/ports.js'

/** Photos in memory, for tests that ask what is kept. */
export const memoryBucket = (photos = new Map<string, Uint8Array>()): PhotoBucket => ({
  put: (id, jpeg) => {
    if (photos.has(id)) return Promise.resolve(E.left('AlreadyThere'))
    photos.set(id, jpeg)
    return Promise.resolve(E.right(undefined))
  },
  get: (id) => {
    const photo = photos.get(id)
    return photo === undefined ? Promise.reject(new Error('no photo')) : Promise.resolve(photo)
  },
  remove: (id) => {
    photos.delete(id)
    return Promise.resolve()
  },
  removeOlderThan: () => Promise.resolve(),
})
