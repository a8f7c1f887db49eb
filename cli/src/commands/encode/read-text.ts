import { createReadStream } from 'node:fs'
import * as E from 'fp-ts/lib/Either.js'
import { untilAborted } from '../../concurrency/until-aborted.js'
import { decodeText } from '@kaoiro/store/decode-text'
import type { Streams } from '../../system/streams.js'

/** Maximum bytes of a saved result, about a thousand times the usual size. */
export const maxBytes = 1_000_000

export type NotRead =
  | { readonly _tag: 'TooLarge' }
  | { readonly _tag: 'Interrupted' }
  | { readonly _tag: 'NotUtf8' }
  /** Node's error. */
  | { readonly _tag: 'SystemError'; readonly error: unknown }

/** Reads a file, or standard input for `-`. */
export const readText = async (
  file: string,
  { input, signal }: Streams,
): Promise<E.Either<NotRead, string>> => {
  const chunks: Array<Uint8Array> = []
  let size = 0
  try {
    const source: AsyncIterable<Uint8Array> = file === '-' ? input() : createReadStream(file)
    for await (const chunk of untilAborted(source, signal)) {
      chunks.push(chunk)
      size += chunk.length
      if (size > maxBytes) return E.left({ _tag: 'TooLarge' })
    }
  } catch (error) {
    return E.left({ _tag: 'SystemError', error })
  }
  if (signal.aborted) return E.left({ _tag: 'Interrupted' })
  const text = decodeText(Buffer.concat(chunks))
  return text === null ? E.left({ _tag: 'NotUtf8' }) : E.right(text)
}
