import * as O from 'fp-ts/lib/Option.js'

/** All bytes of a stream; none if there are more than `max`, and then the stream is ended. */
export const readAtMost = async (
  stream: AsyncIterable<Uint8Array>,
  max: number,
): Promise<O.Option<Uint8Array>> => {
  const chunks: Array<Uint8Array> = []
  let length = 0
  for await (const chunk of stream) {
    length += chunk.length
    // Leaving the loop ends the stream.
    if (length > max) return O.none
    chunks.push(chunk)
  }
  return O.some(Buffer.concat(chunks))
}
