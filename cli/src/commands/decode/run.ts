import * as E from 'fp-ts/lib/Either.js'
import type { Language } from '@kaoiro/core/language'
import { loadTerminal } from '@kaoiro/texts/load'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { localeLanguage } from '../../system/language.js'
import { styleFor } from '../../print/style.js'
import { swatchFor } from '../../print/swatch.js'
import type { Streams } from '../../system/streams.js'
import type { Given } from './input.js'
import { inputBatches, stdinArgument, separateCodes } from './input.js'
import type { Printer } from './printers.js'
import { cardPrinter, csvPrinter, jsonPrinter } from './printers.js'
import { readCode, loadReadErrorLine } from '../../result-code/read-code.js'
import type { ReadErrorLine } from '../../result-code/read-code.js'

export interface DecodeOptions {
  readonly json?: true
  readonly csv?: true
  readonly quiet?: true
  readonly verbose?: true
  readonly lang?: Language
}

/** Prints results in order. Invalid texts are reported; the others are still processed. */
export const decodeCommand = async (
  given: ReadonlyArray<string>,
  options: DecodeOptions,
  streams: Streams,
): Promise<ExitCode> => {
  const codes = given.flatMap(separateCodes)
  const language = options.lang ?? localeLanguage(streams.env)
  if (waitsForTyping(codes, streams) && options.quiet !== true)
    streams.err(`${(await loadTerminal(language, 'decode')).awaited}\n`)
  const printer = await printerFor(codes, language, options, streams)
  const output = bufferedOutput(streams, printer.encoding)
  const decode = decodeInto(output, printer, await loadReadErrorLine(language, options.verbose))
  let code: ExitCode = exitCode.done
  output.add(printer.header)
  for await (const { texts, firstLine } of inputBatches(codes, streams)) {
    for (const [index, text] of texts.entries()) {
      // Arguments were already split into single codes.
      const [line, ones] =
        firstLine === null ? [null, [text]] : [firstLine + index, separateCodes(text)]
      for (const one of ones) if (!decode(one, { input: text, line })) code = exitCode.failed
      if (output.isFull() && !(await output.write())) return exitCode.done
    }
    if (!(await output.write())) return exitCode.done
  }
  return streams.signal.aborted ? exitCode.interrupted : code
}

/** Adds the result of a text to the output, or reports the error and returns false. */
const decodeInto =
  (output: BufferedOutput, { print }: Printer, errorLine: ReadErrorLine) =>
  (text: string, given: Given): boolean => {
    const { line } = given
    const decoded = readCode(text)
    if (E.isRight(decoded)) {
      output.add(print(decoded.right, given))
      return true
    }
    const isBlankLine = line !== null && text.trim() === ''
    if (!isBlankLine) output.report(errorLine({ text, line, error: decoded.left }))
    return isBlankLine
  }

const waitsForTyping = (codes: ReadonlyArray<string>, streams: Streams): boolean =>
  codes.includes(stdinArgument) && streams.inputIsTerminal

const printerFor = async (
  codes: ReadonlyArray<string>,
  language: Language,
  { json, csv }: DecodeOptions,
  { colour, env, outColumns }: Streams,
): Promise<Printer> => {
  if (json === true) return jsonPrinter(language)
  if (csv === true) return csvPrinter
  const headings = codes.length > 1 || codes.includes(stdinArgument)
  const swatch = swatchFor(colour.out, env)
  const style = styleFor(colour.out)
  return cardPrinter(language, { style, swatch, headings, env, columns: outColumns })
}

/** Characters after which the buffer is written. */
const maxBuffered = 65_536

/** Buffers output and error lines: writing each line separately would take longer than decoding it. */
const bufferedOutput = ({ out, err, flushed }: Streams, encoding: Printer['encoding']) => {
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
      if (data !== '') out(Buffer.from(data, encoding))
      data = ''
      reports = ''
      return flushed()
    },
  } as const
}

type BufferedOutput = ReturnType<typeof bufferedOutput>
