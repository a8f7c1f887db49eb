import type { Language } from '@kaoiro/core/language'
import type { FoundResult } from '@kaoiro/core/result-code'
import { loadTerminal } from '@kaoiro/texts/load'
import * as E from 'fp-ts/lib/Either.js'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { styleFor, swatchFor } from '../../print/style.js'
import type { UnreadText } from '../../result-code/read-code.js'
import { readCodes, loadReadReport } from '../../result-code/read-code.js'
import type { Streams } from '../../system/streams.js'
import type { Given } from './input.js'
import { inputBatches, stdinArgument } from './input.js'
import type { Printer } from './printers.js'
import { cardPrinter, csvPrinter, jsonPrinter } from './printers.js'

export interface DecodeOptions {
  readonly json?: true
  readonly csv?: true
  readonly compare?: true
  readonly quiet?: true
  readonly verbose?: true
  readonly lang: Language
}

/**
 * Prints results in order. Invalid texts are reported; the others are still processed. Lines of a mail without a code are
 * reported only if all lines lack one: then the first.
 */
export async function decodeCommand(
  given: ReadonlyArray<string>,
  options: DecodeOptions,
  streams: Streams,
): Promise<ExitCode> {
  const language = options.lang
  if (waitsForTyping(given, streams) && options.quiet !== true)
    streams.err(`${(await loadTerminal(language, 'decode')).awaited}\n`)
  const printer = await printerFor(given, language, options, streams)
  const output = bufferedOutput(streams)
  const report = await loadReadReport(language, options.verbose)
  let code: ExitCode = exitCode.done
  const seen = { code: false, skipped: '' }
  const decode = (read: E.Either<UnreadText, FoundResult>, { input, line }: Given): void => {
    const text = input.trim()
    // In a list, each word is meant as a code; in a mail, which has sentences, only those that look like one.
    if (line !== null && !isMeant(read, text) && (seen.skipped !== '' || !/^\w+$/.test(text))) {
      if (seen.skipped === '' && text !== '') seen.skipped = report(read, line)
      return
    }
    seen.code = true
    if (E.isRight(read)) output.add(printer.print(read.right, { input, line }))
    else code = exitCode.failed
    if (E.isLeft(read) || options.quiet !== true) output.report(report(read, line))
  }
  output.add(printer.header)
  for await (const { texts, firstLine } of inputBatches(given, streams)) {
    for (const [index, input] of texts.entries()) {
      const line = firstLine === null ? null : firstLine + index
      for (const read of readCodes(input)) decode(read, { input, line })
      if (output.isFull() && !(await output.write())) return exitCode.done
    }
    if (!(await output.write())) return exitCode.done
  }
  if (streams.signal.aborted) return exitCode.interrupted
  if (seen.code || seen.skipped === '') return code
  streams.err(seen.skipped)
  return exitCode.failed
}

/** A word as long as a code with a digit or an inner capital, which few words of a language have. */
const isTyped = (word: string): boolean =>
  /^(?=.*[A-Za-z])[^\s=]{5,10}$/.test(word) && /[\d%]|.[A-Z]/.test(word)

/** Whether a line was meant as a code or address: not a greeting, a sentence or a number. */
const isMeant = (read: E.Either<UnreadText, FoundResult>, line: string): boolean => {
  if (/\/(?:result|compare)\//i.test(line)) return true
  if (E.isRight(read)) return read.right.mistypedOf === null || isTyped(read.right.code)
  const { text, error } = read.left
  if (error._tag === 'TooManyCharacters') return true
  // A single word is one that programs write for a missing code, such as null.
  if (error._tag === 'NoCodeInAddress') return /^\w+$/.test(line)
  return text.trim() !== line || isTyped(line)
}

const waitsForTyping = (given: ReadonlyArray<string>, streams: Streams): boolean =>
  given.includes(stdinArgument) && streams.inputIsTerminal

const printerFor = async (
  given: ReadonlyArray<string>,
  language: Language,
  { json, csv }: DecodeOptions,
  { colour, env, outColumns }: Streams,
): Promise<Printer> => {
  if (json === true) return jsonPrinter(language)
  if (csv === true) return csvPrinter
  const headings = given.includes(stdinArgument) || given.flatMap(readCodes).length > 1
  const swatch = swatchFor(colour.out, env)
  const style = styleFor(colour.out)
  return cardPrinter(language, { style, swatch, headings, env, columns: outColumns })
}

/** Characters after which the buffer is written. */
const maxBuffered = 65_536

/** Buffers output and error lines: writing each line separately would take longer than decoding it. */
const bufferedOutput = ({ out, err, flushed }: Streams) => {
  let data = ''
  let reports = ''
  return {
    add: (text: string): void => {
      data += text
    },
    report: (line: string): void => {
      reports += line
    },
    isFull: (): boolean => data.length + reports.length >= maxBuffered,
    /** Writes the buffer; false if the output was closed. */
    write: (): Promise<boolean> => {
      if (reports !== '') err(reports)
      if (data !== '') out(data)
      data = ''
      reports = ''
      return flushed()
    },
  } as const
}
