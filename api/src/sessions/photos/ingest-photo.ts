import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { isPixmap } from './pixmap.js'
import type { Problem } from '../../http/problems/problem.js'
import { problems } from '../../http/problems/problem.js'
import type { Analyser, PhotoBucket } from '../ports.js'
import { acceptPhoto } from './accept-photo.js'
import { isUnreadable, unreadable } from './unreadable.js'

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
    if (isTakenIn(photo.right)) return E.right(undefined)
    const pixmap = await decoded(toPixmap, photo.right)
    if (O.isSome(pixmap)) await bucket.replace(id, pixmap.value)
    return E.right(undefined)
  }

const isTakenIn = (photo: Uint8Array): boolean => isPixmap(photo) || isUnreadable(photo)

/** What is to stand in a photo's place: its pixels, or that it has none, which the analysis will say. */
const decoded = async (
  toPixmap: Analyser['toPixmap'],
  photo: Uint8Array,
): Promise<O.Option<Uint8Array>> => {
  try {
    return O.some(E.getOrElse(() => unreadable)(await toPixmap(photo)))
  } catch {
    // Its thread died, or the line was long: it stays as it is, and the analysis decodes it, in bounded tries.
    return O.none
  }
}

const acceptable = (photo: E.Either<'TooLarge', Uint8Array>): E.Either<Problem, Uint8Array> => {
  if (E.isLeft(photo)) return E.left(problems.bodyTooLarge)
  return isTakenIn(photo.right) ? photo : acceptPhoto(photo.right)
}
