import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { isPixmap } from '../analyser/pixmap.js'
import type { Problem } from '../http/problem.js'
import { problems } from '../http/problem.js'
import type { Analyser, PhotoBucket } from '../ports.js'
import { acceptPhoto } from './accept-photo.js'

/**
 * Checks a session's photo by its bytes, and puts its pixels alone in its place. Doing it again changes
 * nothing: a call before may have been cut off after it.
 */
export const takeIn =
  (bucket: PhotoBucket, toPixmap: Analyser['toPixmap']) =>
  async (id: string): Promise<E.Either<Problem, void>> => {
    const found = await bucket.get(id)
    if (O.isNone(found)) return E.left(problems.photoMissing)
    const photo = acceptable(found.value)
    if (E.isLeft(photo)) {
      // So that another one can be uploaded.
      await bucket.remove(id)
      return photo
    }
    if (isPixmap(photo.right)) return E.right(undefined)
    // What cannot be decoded, or ends its thread, stays as it is: the analysis will say so, in bounded tries.
    const pixmap = await toPixmap(photo.right).catch(() => E.left('unreadable-photo' as const))
    if (E.isRight(pixmap)) await bucket.replace(id, pixmap.right)
    return E.right(undefined)
  }

const acceptable = (photo: E.Either<'TooLarge', Uint8Array>): E.Either<Problem, Uint8Array> => {
  if (E.isLeft(photo)) return E.left(problems.bodyTooLarge)
  return isPixmap(photo.right) ? photo : acceptPhoto(photo.right)
}
