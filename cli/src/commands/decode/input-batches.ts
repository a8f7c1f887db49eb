import { untilAborted } from '../../concurrency/until-aborted.js'
import type { Streams } from '../../system/streams.js'
import { lineSplitter } from './line-splitter.js'
import { maxCharacters } from './read-code.js'

/** Texts that arrived together. */
export interface InputBatch {
  readonly texts: ReadonlyArray<string>
  /** The number of the first text's line, from 1; null for arguments. */
  readonly firstLine: number | null
}

/** The argument that stands for the lines of standard input. */
export const stdinArgument = '-'

/** Arguments one by one and, in place of `-`, the lines of standard input as they arrive. */
export const inputBatches = async function* (
  args: ReadonlyArray<string>,
  streams: Streams,
): AsyncGenerator<InputBatch> {
  for (const argument of args)
    if (argument === stdinArgument) yield* inputLines(streams)
    else yield { texts: [argument], firstLine: null }
}

/** Bytes that are no UTF-8 become U+FFFD, which no code holds. */
const inputLines = async function* ({ input, signal }: Streams): AsyncGenerator<InputBatch> {
  const decoder = new TextDecoder()
  const splitter = lineSplitter(maxCharacters)
  let firstLine = 1
  for await (const chunk of untilAborted(input(), signal)) {
    const texts = splitter.add(decoder.decode(chunk, { stream: true }))
    yield { texts, firstLine }
    firstLine += texts.length
  }
  if (signal.aborted) return
  const texts = [...splitter.add(decoder.decode()), ...splitter.end()]
  yield { texts, firstLine }
}
