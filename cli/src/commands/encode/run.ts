import { createReadStream } from 'node:fs'
import type { Fallback, Gender, Composition } from '@kaoiro/core/diagnosis'
import { fallbacksIn, seasons } from '@kaoiro/core/diagnosis'
import type { Language } from '@kaoiro/core/language'
import type { SavedResultError } from '@kaoiro/core/wire'
import { savedResult } from '@kaoiro/core/wire'
import { decodeText } from '@kaoiro/store/decode-text'
import type { Content } from '@kaoiro/texts/content'
import { loadContent, loadMessages, loadTerminal } from '@kaoiro/texts/load'
import type { EncodeTexts, FallbackTexts } from '@kaoiro/texts/types'
import * as E from 'fp-ts/lib/Either.js'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { untilAborted } from '../../concurrency/until-aborted.js'
import { jsonLine, printable } from '../../print/printable.js'
import { reportJson, reportLines, toReport } from '../../print/report.js'
import type { Streams } from '../../system/streams.js'
import { errorText } from '../../system/system-error.js'

export interface EncodeOptions {
  readonly gender: Gender
  /** The site of the printed result URL; null if it is not known. */
  readonly site: string | null
  readonly json?: true
  readonly quiet?: true
  readonly lang: Language
}

/** Prints the code and the URL of a saved response of the service. */
export async function encodeCommand(
  file: string,
  options: EncodeOptions,
  streams: Streams,
): Promise<ExitCode> {
  const { lang: language } = options
  const words = await loadTerminal(language, 'encode')
  const name = file === '-' ? words.input : printable(file)
  const fail = (why: string): ExitCode => {
    streams.err(`kaoiro: ${name}: ${why}\n`)
    return exitCode.failed
  }
  const note = (text: string): unknown => options.quiet !== true && streams.err(`${text}\n`)
  if (file === '-' && streams.inputIsTerminal) note(words.awaited)
  const { unreadable } = await loadMessages(language)
  const text = await readText(file, words, unreadable, streams)
  if (streams.signal.aborted) return exitCode.interrupted
  if (E.isLeft(text)) return fail(text.left)
  const result = savedResult(text.right)
  if (E.isLeft(result)) return fail(whyNotUsable(result.left, words))
  const fallbacks = fallbacksIn(options.gender)(result.right)
  const fallbackText = fallbackWords(words.fallback, await loadContent(language))
  for (const fallback of fallbacks) note(`kaoiro: ${name}: ${fallbackText(fallback)}`)
  const report = toReport(result.right, options.gender, options.site)
  // As JSON, the same object as `diagnose` with the fallbacks.
  streams.out(
    options.json === true ? jsonLine({ ...reportJson(report), fallbacks }) : reportLines(report),
  )
  if (options.site === null) note(words.noSite)
  return exitCode.done
}

const whyNotUsable = (error: SavedResultError, words: EncodeTexts): string => {
  switch (error._tag) {
    case 'NotJson':
      return words.notJson
    case 'NotAResult':
      return error.path === ''
        ? words.notAnObject
        : words.notAResult({ path: printable(error.path) })
    case 'NotCompleted':
      return words.notCompleted
    case 'FailedAnalysis':
      return words.failedAnalysis(printable(error.reason ?? ''))
  }
}

/** Describes the replacement of a value from the service, in one line without a full stop. */
const fallbackWords =
  (texts: FallbackTexts, { faceTypes, seasons: seasonEntries }: Content) =>
  (fallback: Fallback): string => {
    switch (fallback._tag) {
      case 'UnknownFaceType':
        return texts.unknownFaceType({
          sent: printable(fallback.sent),
          used: faceTypes[fallback.used].name,
        })
      case 'FaceTypeNotShown':
        return texts.notShown({
          sent: faceTypes[fallback.sent].name,
          used: faceTypes[fallback.used].name,
        })
      case 'UnknownSeason':
        return texts.unknownSeason({
          sent: printable(fallback.sent),
          used: seasonEntries[fallback.used].name,
        })
      case 'ProportionFitted':
        return texts.fitted({ sent: shares(fallback.sent), used: shares(fallback.used) })
    }
  }

/** Percentages with the seasons' names in the API, such as `spring 50`. */
const shares = (percent: Partial<Composition>): string =>
  seasons
    .flatMap((season) => (percent[season] === undefined ? [] : [`${season} ${percent[season]}`]))
    .join(', ')

/** Maximum bytes of a saved result, about a thousand times the usual size. */
const maxBytes = 1_000_000

/** Reads a file, or standard input for `-`. Left: why it cannot be read. */
const readText = async (
  file: string,
  words: EncodeTexts,
  unreadable: Readonly<Record<string, string>>,
  { input, signal }: Streams,
): Promise<E.Either<string, string>> => {
  const chunks: Array<Uint8Array> = []
  let size = 0
  try {
    const source: AsyncIterable<Uint8Array> = file === '-' ? input() : createReadStream(file)
    for await (const chunk of untilAborted(source, signal)) {
      chunks.push(chunk)
      size += chunk.length
      if (size > maxBytes) return E.left(words.tooLarge({ bytes: maxBytes }))
    }
  } catch (error) {
    return E.left(errorText(error, { ...unreadable, EISDIR: words.folder }))
  }
  const text = decodeText(Buffer.concat(chunks))
  return text === null ? E.left(words.notUtf8) : E.right(text)
}
