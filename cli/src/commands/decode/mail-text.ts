import { textStream } from '@kaoiro/store/decode-text'

/** A line that a mail breaks in two: it ends with `=`, and each other `=` is encoded (RFC 2045, 6.7). */
const brokenLine = /^(?:[^=]|=[\dA-F]{2})*=$/

/** The shortest such line without an encoded `=`: mails break lines of 76 characters. */
const minBroken = 60

/** A line of a head, which is never broken in this way. An empty line ends the head of a mail or of its part. */
const headLine = /^[\w-]+:\s/
const contentType = /^content-type:\s*([\w.+-]+)/i
const base64Head = /^content-transfer-encoding:\s*base64\s*$/i
const base64Line = /^(?=.)(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}(?:==|[A-Za-z\d+/]=))?$/

/** A part in Base64. */
interface Part {
  /** Returns the lines that this one completes. */
  readonly add: (line: string) => ReadonlyArray<string>
  readonly end: () => ReadonlyArray<string>
}

/** The lines of a text in Base64; their ends are not those of the text. */
const textPart = (max: number): Part => {
  const decoder = textStream()
  let rest = ''
  const lines = (text: string): ReadonlyArray<string> => {
    const found = (rest + text).split(/\r?\n/)
    rest = (found.pop() ?? '').slice(0, max + 1)
    return found
  }
  return {
    add: (line) => lines(decoder.add(Buffer.from(line, 'base64'))),
    end: () => [...lines(decoder.end()), rest].filter((line) => line !== ''),
  }
}

/** A picture, or another file. */
const leftOut: Part = { add: () => [], end: () => [] }

const newHead = { isBase64: false, isText: true }

/**
 * Turns the lines of a mail into those of its text: joins lines that the mail breaks, decodes parts in Base64, and leaves out
 * attached files. Other lines are returned unchanged. Keeps at most `max` + 1 characters of a line.
 */
export function mailText(max: number) {
  let broken = ''
  let head = newHead
  let part: Part | null = null

  const plain = (line: string): ReadonlyArray<string> => {
    const before = broken !== '' && headLine.test(line) ? [broken] : []
    const joined = before.length > 0 ? line : broken + line
    const isMail = line.length > minBroken || line.includes('=3D')
    const isBroken = isMail && joined.length <= max && brokenLine.test(joined)
    broken = isBroken ? joined.slice(0, -1) : ''
    if (isBroken) return before
    const [, type] = contentType.exec(joined) ?? []
    if (type !== undefined) head = { ...head, isText: type.toLowerCase() === 'text' }
    if (base64Head.test(joined)) head = { ...head, isBase64: true }
    if (joined === '') {
      if (head.isBase64) part = head.isText ? textPart(max) : leftOut
      head = newHead
    }
    return [...before, joined]
  }

  const endPart = (): ReadonlyArray<string> => {
    const rest = part?.end() ?? []
    part = null
    return rest
  }

  return {
    /** Returns the lines that this one completes. */
    add: (line: string): ReadonlyArray<string> =>
      part !== null && base64Line.test(line) ? part.add(line) : [...endPart(), ...plain(line)],
    /** Returns the last line if it is not complete. */
    end: (): ReadonlyArray<string> => [...endPart(), broken].filter((line) => line !== ''),
  }
}
