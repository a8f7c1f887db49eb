import { untilAborted } from '../../concurrency/until-aborted.js'
import { textStream } from '@kaoiro/store/decode-text'
import type { Streams } from '../../system/streams.js'
import { maxCharacters } from '../../result-code/read-code.js'

/** Texts from the arguments or from one chunk of input. */
export interface InputBatch {
  readonly texts: ReadonlyArray<string>
  /** The number of the first text's line, from 1; null for arguments. */
  readonly firstLine: number | null
}

/** Where a result comes from, so that rows can be joined with the list that was read. */
export interface Given {
  /** The argument, or the whole line of standard input. */
  readonly input: string
  /** The number of the line, from 1; null for arguments. */
  readonly line: number | null
}

/** The argument for standard input. */
export const stdinArgument = '-'

/** Yields the arguments and, in place of `-`, the lines of standard input as they arrive. */
export async function* inputBatches(
  args: ReadonlyArray<string>,
  streams: Streams,
): AsyncGenerator<InputBatch> {
  for (const argument of args)
    if (argument === stdinArgument) yield* inputLines(streams)
    else yield { texts: [argument], firstLine: null }
}

const inputLines = async function* ({ input, signal }: Streams): AsyncGenerator<InputBatch> {
  const decoder = textStream()
  const splitter = lineSplitter(maxCharacters)
  let firstLine = 1
  for await (const chunk of untilAborted(input(), signal)) {
    const texts = splitter.add(decoder.add(chunk))
    yield { texts, firstLine }
    firstLine += texts.length
  }
  if (signal.aborted) return
  const texts = [...splitter.add(decoder.end()), ...splitter.end()]
  yield { texts, firstLine }
}

/** A line that a mail breaks in two: it ends with `=`, and each other `=` is encoded (RFC 2045, 6.7). */
const brokenLine = /^(?:[^=]|=[\dA-F]{2})*=$/

/** The shortest such line without an encoded `=`: mails break lines of 76 characters. */
const minBroken = 60

/** A mail announces a part in Base64 in the part's head, which an empty line ends (RFC 2045, 6.8). */
const base64Head = /^content-transfer-encoding:\s*base64\s*$/i
const base64Line = /^(?=.{4,76}$)(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}(?:==|[A-Za-z\d+/]=))?$/

/** Returns lines unchanged, but those of a mail's part in Base64 as the lines of its text that they complete. */
function base64Parts(max: number): (line: string) => string {
  let place: 'outside' | 'head' | 'body' = 'outside'
  let rest = ''
  return (line) => {
    if (place === 'body' && base64Line.test(line)) {
      const text = rest + Buffer.from(line, 'base64').toString()
      const end = text.lastIndexOf('\n') + 1
      rest = text.slice(end, end + max + 1)
      return text.slice(0, end).trim()
    }
    const last = rest
    rest = ''
    if (place === 'outside') place = base64Head.test(line) ? 'head' : place
    else if (line === '') place = place === 'head' ? 'body' : 'outside'
    else if (place === 'body') place = 'outside'
    return last === '' ? line : `${last}\n${line}`
  }
}

/**
 * Splits chunks of text into lines without line endings (LF or CRLF). Keeps at most `max` + 1 characters of a line,
 * enough to detect that it is too long. The parts of a line that a mail breaks with `=` come with the last of them, and parts in Base64 as text.
 */
export function lineSplitter(max: number) {
  let rest = ''
  let broken = ''
  const decoded = base64Parts(max)
  const whole = (part: string): string => {
    const line = broken + (part.endsWith('\r') ? part.slice(0, -1) : part)
    const isMail = part.length > minBroken || part.includes('=3D')
    const isBroken = isMail && line.length <= max && brokenLine.test(line)
    broken = isBroken ? line.slice(0, -1) : ''
    return isBroken ? '' : decoded(line)
  }
  return {
    /** Returns the lines that this chunk completes. */
    add: (piece: string): ReadonlyArray<string> => {
      const lines = (rest + piece).split('\n')
      rest = (lines.pop() ?? '').slice(0, max + 1)
      return lines.map(whole)
    },
    /** Returns the last line if it has no line ending. */
    end: (): ReadonlyArray<string> =>
      [whole(rest) || broken || decoded('')].filter((line) => line !== ''),
  } as const
}
