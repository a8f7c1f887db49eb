import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import encodeQr from 'qr'
import type { Language } from '@kaoiro/core/language'
import { defaultLanguage } from '@kaoiro/core/language'
import type { ReportTexts } from '@kaoiro/texts/ja'
import { loadContent, loadResultTexts, loadTerminal } from '@kaoiro/texts/load'
import { resultAddress } from '@kaoiro/core/result-code'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { finishWithFile } from '../../command-line/finish-with-file.js'
import { localeLanguage } from '../../command-line/language.js'
import { loadRasteriser } from '../../drawing/rasterise.js'
import type { DecodedResult } from '../../result-code/read-code.js'
import { loadReadErrorLine, readCode } from '../../result-code/read-code.js'
import { siteFromAddress } from '../../result-code/site-from-address.js'
import { builtUi } from '../../system/built-ui.js'
import { loadStore } from '../../system/store.js'
import type { Streams } from '../../system/streams.js'
import { reportHtml } from './html.js'
import type { Report } from './report.js'
import { reportOf } from './report.js'

export type ReportFormat = 'pdf' | 'html'

export interface ReportOptions {
  readonly format: ReportFormat
  readonly out?: string
  /** The site that the QR code opens; by default that of the URL, otherwise `usual`. */
  readonly site?: string
  readonly usual?: string
  readonly lang?: Language
}

/** Writes the page for a counselling appointment. @param fonts the folder with a font for each language */
export const reportCommand = async (
  codeOrAddress: string,
  options: ReportOptions,
  streams: Streams,
  fonts: string = builtUi.reportFonts,
): Promise<ExitCode> => {
  const language = options.lang ?? localeLanguage(streams.env)
  const words = await loadTerminal(language, 'report')
  const decoded = readCode(codeOrAddress)
  if (E.isLeft(decoded)) {
    const errorLine = await loadReadErrorLine(language)
    streams.err(errorLine({ text: codeOrAddress, line: null, error: decoded.left }))
    return exitCode.failed
  }
  const isUnreadable =
    options.format === 'pdf' && options.out === undefined && streams.outIsTerminal
  const file = isUnreadable
    ? E.left(words.binaryToTerminal)
    : await fileOf(codeOrAddress, decoded.right, options, language, words, fonts)
  return finishWithFile(file, options.out, words.writeErrors, streams)
}

const fileOf = async (
  codeOrAddress: string,
  decoded: DecodedResult,
  { format, site, usual }: ReportOptions,
  language: Language,
  words: ReportTexts,
  fonts: string,
): Promise<E.Either<string, string | Uint8Array>> => {
  const [content, texts] = [await loadContent(language), await loadResultTexts(language)]
  const shownAt = site ?? O.toNullable(siteFromAddress(codeOrAddress)) ?? usual ?? null
  const report = reportOf(
    { ...(await loadStore()), language, content, texts, words },
    decoded,
    shownAt === null ? null : resultAddress(shownAt, decoded.code),
  )
  return format === 'html'
    ? E.right(reportHtml(report, qrSvg(report)))
    : pdfOf(report, words, fonts)
}

const qrOptions = { ecc: 'medium', border: 2 } as const

const qrSvg = ({ address }: Report): string | null =>
  address === null ? null : encodeQr(address, 'svg', qrOptions)

const pdfOf = async (
  report: Report,
  { noRasteriser, notBuilt }: ReportTexts,
  fonts: string,
): Promise<E.Either<string, Uint8Array>> => {
  const file = (language: Language) => path.join(fonts, `${language}.ttf`)
  const files = { text: file(report.language), brand: file(defaultLanguage) }
  const letters = { fontFiles: [files.text], loadSystemFonts: false }
  const rasterise = await loadRasteriser(letters).catch(() => null)
  if (rasterise === null) return E.left(noRasteriser)
  const { reportPdf } = await import('./pdf.js')
  const { address } = report
  const qr = address === null ? null : encodeQr(address, 'raw', qrOptions)
  return reportPdf(report, files, rasterise, qr).then(E.right, (error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return E.left(notBuilt)
    throw error
  })
}
