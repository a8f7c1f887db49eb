import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { LocalPhotoBucket } from '../../src/sessions/ports/photo-bucket.js'

/** Photos in memory, for tests that check what is kept. */
export const memoryBucket = (photos = new Map<string, Uint8Array>()): LocalPhotoBucket => ({
  uploadUrl: (id, origin) => Promise.resolve(`${origin}/bucket/${id}`),
  put: (id, jpeg) => {
    if (photos.has(id)) return Promise.resolve(E.left('AlreadyThere'))
    photos.set(id, jpeg)
    return Promise.resolve(E.right(undefined))
  },
  get: (id) => Promise.resolve(O.map(E.right)(O.fromNullable(photos.get(id)))),
  remove: (id) => {
    photos.delete(id)
    return Promise.resolve()
  },
  list: () =>
    Promise.resolve(
      [...photos].map(([name, { length }]) => ({
        name,
        session: O.some(name),
        bytes: length,
        isPart: false,
      })),
    ),
  discard: (name) => Promise.resolve(photos.delete(name)),
  check: () => Promise.resolve(),
})
