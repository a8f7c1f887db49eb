import { untilAborted } from '../../concurrency/until-aborted.js'
import { textStream } from '@kaoiro/store/decode-text'
import type { Streams } from '../../system/streams.js'
import { maxCharacters } from '../../result-code/read-code.js'
import { mailText } from './mail-text.js'

/** Where a result comes from, so that rows can be joined with the list that was read. */
export interface Given {
  /** The argument, or the whole line of standard input; of a mail, the line of its text. */
  readonly input: string
  /** The number of the line, from 1; null for arguments. */
  readonly line: number | null
}

/** The argument for standard input. */
export const stdinArgument = '-'

/** Yields the arguments and, in place of `-`, the lines of standard input, those of one chunk at a time. */
export async function* inputBatches(
  args: ReadonlyArray<string>,
  streams: Streams,
): AsyncGenerator<ReadonlyArray<Given>> {
  for (const argument of args)
    if (argument === stdinArgument) yield* inputLines(streams)
    else yield [{ input: argument, line: null }]
}

const inputLines = async function* ({
  input,
  signal,
}: Streams): AsyncGenerator<ReadonlyArray<Given>> {
  const decoder = textStream()
  const splitter = lineSplitter(maxCharacters)
  const mail = mailText(maxCharacters)
  let line = 0
  const given = (text: string): Given => ({ input: text, line })
  const textOf = (lines: ReadonlyArray<string>): ReadonlyArray<Given> =>
    lines.flatMap((each) => {
      line += 1
      return mail.add(each).map(given)
    })
  for await (const chunk of untilAborted(input(), signal))
    yield textOf(splitter.add(decoder.add(chunk)))
  if (signal.aborted) return
  yield [...textOf([...splitter.add(decoder.end()), ...splitter.end()]), ...mail.end().map(given)]
}

/**
 * Splits chunks of text into lines without line endings (LF or CRLF). Keeps at most `max` + 1 characters of a line, enough to
 * detect that it is too long.
 */
export function lineSplitter(max: number) {
  let rest = ''
  const whole = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line)
  return {
    /** Returns the lines that this chunk completes. */
    add: (piece: string): ReadonlyArray<string> => {
      const lines = (rest + piece).split('\n')
      rest = (lines.pop() ?? '').slice(0, max + 1)
      return lines.map(whole)
    },
    /** Returns the last line if it has no line ending. */
    end: (): ReadonlyArray<string> => [whole(rest)].filter((line) => line !== ''),
  } as const
}
