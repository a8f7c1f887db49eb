import type { Language } from '@kaoiro/core/content/content'
import { loadMessages } from '../../command-line/language.js'
import { printable } from '../../print/printable.js'
import type { ReadError } from './read-code.js'
import { decodeWords } from './words.js'

/** A text that is no result. */
interface UnreadableText {
  readonly text: string
  /** The number of its line on standard input, from 1; null for an argument. */
  readonly line: number | null
  readonly error: ReadError
}

export type ReadErrorLine = (unread: UnreadableText) => string

/** A line with the text, its place and why it is no result. */
export const loadReadErrorLine = async (language: Language): Promise<ReadErrorLine> => {
  const { resultCode } = await loadMessages(language)
  const words = decodeWords[language]
  const why = (error: ReadError): string =>
    error._tag === 'TooManyCharacters'
      ? words.tooManyCharacters(error.max)
      : printable(resultCode(error))
  return ({ text, line, error }) =>
    `kaoiro: ${line === null ? '' : `${words.line(line)}: `}"${printable(text)}": ${why(error)}\n`
}
