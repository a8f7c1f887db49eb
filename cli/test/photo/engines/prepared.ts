import type { Pixels } from '@kaoiro/core/photo'
import * as E from 'fp-ts/lib/Either.js'
import jpeg from 'jpeg-js'
import { expect } from 'vitest'
import { acceptFile } from '../../../src/photo/photo-file.js'
import type { PhotoEngine, PreparedPhoto } from '../../../src/photo/preparation.js'
import { prepareWith } from '../../../src/photo/threads/prepare.js'

export const answerTo = async (engine: PhotoEngine, bytes: Uint8Array) => {
  const accepted = acceptFile(bytes)
  return E.isLeft(accepted) ? accepted : prepareWith(engine)({ bytes, accepted: accepted.right })
}

/** Prepares a file with an engine and decodes the JPEG that would be sent. */
export const preparedBy = async (
  engine: PhotoEngine,
  bytes: Uint8Array,
): Promise<PreparedPhoto & { readonly pixels: Pixels & { readonly data: Uint8Array } }> => {
  const photo = await answerTo(engine, bytes)
  if (E.isLeft(photo)) throw new Error(photo.left._tag)
  return { ...photo.right, pixels: jpeg.decode(photo.right.jpeg, { useTArray: true }) }
}

/** Mean absolute difference of two pictures of the same size, 0 to 255, without alpha. */
export const difference = (one: Pixels, other: Pixels): number => {
  expect([one.width, one.height]).toEqual([other.width, other.height])
  let sum = 0
  for (let at = 0; at < one.data.length; at++)
    if (at % 4 !== 3) sum += Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0))
  return sum / (one.width * one.height * 3)
}
