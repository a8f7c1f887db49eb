import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as J from 'fp-ts/lib/Json.js'
import encodeQr from 'qr'
import { lightCardFile, maxSiteLength } from '@kaoiro/core/light-card'
import { LightCardDesign, lightCardPdf } from '@kaoiro/drawing/light-card'
import type { EncodeCode } from '@kaoiro/core/light-card'
import type { TerminalTexts } from '@kaoiro/texts/types'
import type { Language } from '@kaoiro/core/language'
import { loadLightCard, loadTerminal } from '@kaoiro/texts/load'
import type { ExitCode } from '../../command-line/exit-code.js'
import { finishWithFile } from '../../command-line/finish-with-file.js'
import { localeLanguage } from '../../system/language.js'
import { printable } from '../../print/printable.js'
import { builtUi } from '../../system/built-ui.js'
import type { Streams } from '../../system/streams.js'

export interface LightCardOptions {
  readonly site: string
  readonly out?: string
  readonly lang?: Language
}

type Texts = TerminalTexts['lightCard']

/** Writes the printable light card. @param folder the UI's build of cards */
export const lightCardCommand = async (
  { site, out, lang }: LightCardOptions,
  streams: Streams,
  folder: string = builtUi.cards,
): Promise<ExitCode> => {
  const language = lang ?? localeLanguage(streams.env)
  const words = await loadTerminal(language, 'lightCard')
  const pdf =
    out === undefined && streams.outIsTerminal
      ? E.left(words.binaryToTerminal)
      : await drawCard(site, language, folder, words)
  return finishWithFile(pdf, out, words.writeErrors, streams)
}

const encode: EncodeCode = (text, ecc) => encodeQr(text, 'raw', { ecc, border: 1 })

const drawCard = async (
  site: string,
  language: Language,
  folder: string,
  { notBuilt, longSite }: Texts,
): Promise<E.Either<string, string>> => {
  const design = await readDesign(folder, language)
  if (design === null) return E.left(notBuilt)
  const texts = await loadLightCard(language)
  const { compact, bytes } = maxSiteLength
  return E.mapLeft(() => `${printable(site)}: ${longSite({ max: compact, maxWithPath: bytes })}`)(
    lightCardPdf(encode, design)({ site, language }, texts),
  )
}

/** Reads the brand and the letters of the card; null if the UI is not built, or its build broke off. */
const readDesign = async (folder: string, language: Language): Promise<LightCardDesign | null> => {
  const name = path.join(folder, lightCardFile(language))
  const file = await readFile(name, 'utf8').catch(() => 'null')
  return pipe(
    J.parse(file),
    E.flatMap((json): E.Either<unknown, LightCardDesign> => LightCardDesign.decode(json)),
    E.getOrElseW(() => null),
  )
}
