import type { Language } from '@kaoiro/core/language'
import { resultAddress } from '@kaoiro/core/result-code'
import { loadContent, loadResultTexts, loadTerminal } from '@kaoiro/texts/load'
import { brandIn } from '@kaoiro/core/products'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import encodeQr from 'qr'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { finishWithFile } from '../../command-line/finish-with-file.js'
import { shownProducts } from '../../print/shown-products.js'
import { loadReadReport, readCode, siteFromAddress } from '../../result-code/read-code.js'
import { loadStore } from '../../system/store.js'
import type { Streams } from '../../system/streams.js'
import type { LinkedPage } from './sheet.js'
import { sheetHtml } from './sheet.js'

export interface ReportOptions {
  readonly out?: string
  /** Given by scripts that choose between formats. HTML is the only one. */
  readonly format?: string
  /** The site that the QR code opens; by default that of the URL, otherwise `usual`. */
  readonly site?: string
  readonly usual?: string
  readonly lang: Language
}

/** Writes the page for a counselling appointment. */
export async function reportCommand(
  codeOrAddress: string,
  options: ReportOptions,
  streams: Streams,
): Promise<ExitCode> {
  const { site, usual, lang: language } = options
  const words = await loadTerminal(language, 'report')
  if (!isHtml(options)) {
    streams.err(`kaoiro: ${words.htmlOnly}\n`)
    return exitCode.usage
  }
  const decoded = readCode(codeOrAddress)
  streams.err((await loadReadReport(language))(decoded))
  if (E.isLeft(decoded)) return exitCode.failed
  const { brand: names, logo, products } = await loadStore(streams.env)
  const brand = brandIn(language)(names)
  const productsFor = shownProducts(products, language)
  const shownAt = site ?? O.toNullable(siteFromAddress(codeOrAddress)) ?? usual ?? null
  if (shownAt === null) streams.err(`kaoiro: ${words.noSite}\n`)
  const [content, texts] = [await loadContent(language), await loadResultTexts(language)]
  const page = shownAt === null ? null : pageAt(resultAddress(shownAt, decoded.right.code))
  const html = sheetHtml(
    { brand, logo, productsFor, language, content, texts, words },
    decoded.right,
    page,
  )
  return finishWithFile(E.right(html), options.out, words.writeErrors, streams)
}

/** Whether the format or, without one, the file's name is that of HTML. No report ends in `.pdf`. */
const isHtml = ({ format, out = '.html' }: ReportOptions): boolean =>
  format === undefined ? /\.html$/i.test(out) : format === 'html' && !/\.pdf$/i.test(out)

const pageAt = (address: string): LinkedPage => ({
  address,
  qr: encodeQr(address, 'svg', { ecc: 'medium', border: 2 }),
})
