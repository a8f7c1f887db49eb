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
