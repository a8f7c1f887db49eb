// A process of its own: takes a file in as the service does, and tells what that cost.
import * as E from 'fp-ts/lib/Either.js'
import { acceptPhoto } from '@kaoiro/api/accept-photo'
import { decodeJpeg } from '@kaoiro/api/decode-jpeg'
import type { Measured } from '@kaoiro/fixtures/fuzz/slow/search'

const outcomeOf = async (photo: Uint8Array): Promise<string> => {
  const accepted = acceptPhoto(photo)
  if (E.isLeft(accepted)) return accepted.left._tag
  const pixels = await decodeJpeg(accepted.right)
  return E.isLeft(pixels) ? pixels.left : 'decoded'
}

const measure = async (photo: Uint8Array): Promise<Measured> => {
  const before = process.cpuUsage()
  const outcome = await outcomeOf(photo)
  const { user, system } = process.cpuUsage(before)
  return { seconds: (user + system) / 1_000_000, outcome }
}

process.on('message', (photo: Uint8Array) => {
  void measure(photo).then((measured) => process.send?.(measured))
})
