import { codesOfComparison } from '@kaoiro/core/result-code/address'
import { untilAborted } from '../../concurrency/until-aborted.js'
import type { Streams } from '../../system/streams.js'
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

/** Invalid UTF-8 becomes U+FFFD, which no code contains. */
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

/**
 * Splits text that comes in pieces into lines, without their ends (LF or CRLF). Of a line that has not
 * ended, only one character more than `max` is kept: the rest of a longer line does not matter.
 */
export const lineSplitter = (max: number) => {
  let rest = ''
  return {
    /** The lines that end in this piece. */
    add: (piece: string): ReadonlyArray<string> => {
      const lines = (rest + piece).split('\n')
      rest = (lines.pop() ?? '').slice(0, max + 1)
      return lines.map(withoutReturn)
    },
    /** The last line, if it has no end. */
    end: (): ReadonlyArray<string> => (rest === '' ? [] : [withoutReturn(rest)]),
  } as const
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line)

/** The path of a result or a comparison, also percent-encoded. Bare codes, which are most lines of a long list, have none. */
const path = /(?:result|compare)(?:\/|%2F)/i

/** The links in a text of several; otherwise the text as it is. */
const linksIn = (text: string): ReadonlyArray<string> => {
  const links = text.split(/\s+/).filter((word) => path.test(word))
  return links.length > 1 ? links : [text]
}

/** Splits a text into texts with one code each: several links, or the URL of a comparison. */
export const separateCodes = (text: string): ReadonlyArray<string> =>
  path.test(text)
    ? linksIn(text).flatMap((link) => {
        const two = codesOfComparison(link)
        return two.length > 0 ? two : [link]
      })
    : [text]
