import type { FoundResult } from '@kaoiro/core/result-code'
import * as E from 'fp-ts/lib/Either.js'
import type { ReadReport, UnreadText } from '../../result-code/read-code.js'
import type { Given } from './input.js'

type Read = E.Either<UnreadText, FoundResult>

/** Characters of reports that are held back until a line shows that they belong to a mail: no greeting has more. */
const maxHeld = 65_536

/** The first line of a mail with its head. Words in that, such as parts of a signature, look like codes. */
const mailHead = /^(?:From |[\w-]+: )/

/** Three words: lines of a list may have a code and a name. */
const sentence = /\S\s+\S+\s+\S/

/**
 * Finds the lines of standard input that are not meant as codes. In a list, each word is meant as one, also "null"; in a mail,
 * which has sentences, only those that look like one. The words before the first sentence may belong to either.
 */
export function mailLines(report: ReadReport) {
  let isMail = false
  let inHead = false
  let heldWords = ''
  let first = ''
  return {
    isSkipped: (read: Read, { input, line }: Given): boolean => {
      if (line === null) return false
      const text = input.trim()
      const isWord = /^\w*$/.test(text)
      inHead = line === 1 ? mailHead.test(text) : inHead && text !== ''
      const isCode = isMeant(read, text, inHead, isMail)
      isMail ||= isCode ? sentence.test(text) : !isWord
      if (isCode || text === '') return !isCode
      if (first === '') first = report(read, line)
      if (isMail) return true
      if (E.isRight(read) || heldWords.length >= maxHeld) return false
      heldWords += report(read, line)
      return true
    },
    /** Returns what to report of the skipped lines at the end: all words of a list, the first line of a mail without a code. */
    unread: (hasCode: boolean): string => (isMail ? (hasCode ? '' : first) : heldWords),
  } as const
}

/** A word as long as a code with a digit or an inner capital, which few words of a language have. */
const isTyped = (word: string): boolean =>
  /^(?=.*[A-Za-z])[^\s=]{5,10}$/.test(word) && /[\d%]|.[A-Z]/.test(word)

/** Whether a line was meant as a code or address: not a greeting, a sentence or a number. */
const isMeant = (read: Read, line: string, inHead: boolean, isMail: boolean): boolean => {
  if (/\/(?:result|compare)\//i.test(line)) return true
  if (E.isRight(read)) return read.right.mistypedOf === null || isTyped(read.right.code)
  if (inHead) return false
  const { text, error } = read.left
  // Pages in mails have lines of any length.
  if (error._tag === 'TooManyCharacters') return !isMail
  // A single word is one that programs write for a missing code, such as null.
  if (error._tag === 'NoCodeInAddress') return /^\w+$/.test(line)
  return text.trim() !== line || isTyped(line)
}
