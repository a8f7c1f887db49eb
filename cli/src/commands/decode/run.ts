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
import { mailLines } from './mail-lines.js'
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
 * reported only if all lines lack one: then the first. In a list, each word is meant as a code.
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
  let hasCode = false
  const mail = mailLines(report)
  const decode = (read: E.Either<UnreadText, FoundResult>, given: Given): void => {
    if (mail.isSkipped(read, given)) return
    hasCode = true
    if (E.isRight(read)) output.add(printer.print(read.right, given))
    else code = exitCode.failed
    if (E.isLeft(read) || options.quiet !== true) output.report(report(read, given.line))
  }
  output.add(printer.header)
  for await (const batch of inputBatches(given, streams)) {
    for (const each of batch) {
      for (const read of readCodes(each.input)) decode(read, each)
      if (output.isFull() && !(await output.write())) return exitCode.done
    }
    if (!(await output.write())) return exitCode.done
  }
  if (streams.signal.aborted) return exitCode.interrupted
  const unread = mail.unread(hasCode)
  if (unread === '') return code
  streams.err(unread)
  return exitCode.failed
}

const waitsForTyping = (given: ReadonlyArray<string>, streams: Streams): boolean =>
  given.includes(stdinArgument) && streams.inputIsTerminal

const printerFor = async (
  given: ReadonlyArray<string>,
  language: Language,
  { json, csv }: DecodeOptions,
  { colour, env, outColumns }: Streams,
): Promise<Printer> => {
  if (json === true) return jsonPrinter(language, env)
  if (csv === true) return csvPrinter(language, env)
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
