import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Language } from '@kaoiro/core/language'
import type { EncodeCode } from '@kaoiro/core/light-card'
import { brandOutlinesFile, lightCardFile, maxSiteLength } from '@kaoiro/core/light-card'
import type { LightCardDesign } from '@kaoiro/drawing/light-card'
import { CardFont, lightCardDesign, lightCardPdf } from '@kaoiro/drawing/light-card'
import { loadLightCard, loadTerminal } from '@kaoiro/texts/load'
import type { TerminalTexts } from '@kaoiro/texts/types'
import * as E from 'fp-ts/lib/Either.js'
import * as J from 'fp-ts/lib/Json.js'
import { pipe } from 'fp-ts/lib/function.js'
import encodeQr from 'qr'
import type { ExitCode } from '../../command-line/exit-code.js'
import { finishWithFile } from '../../command-line/finish-with-file.js'
import { printable } from '../../print/printable.js'
import { builtUi, loadStore } from '../../system/store.js'
import type { Streams } from '../../system/streams.js'

export interface LightCardOptions {
  readonly site: string
  readonly out?: string
  readonly lang: Language
}

type Texts = TerminalTexts['lightCardCommand']

/** Writes the printable light card of the store. @param folder the UI's build of cards */
export async function lightCardCommand(
  { site, out, lang: language }: LightCardOptions,
  streams: Streams,
  folder: string = builtUi.cards,
): Promise<ExitCode> {
  const words = await loadTerminal(language, 'lightCardCommand')
  const design = await readDesign(folder, language, streams.env)
  const pdf = await drawCard(site, language, design, words)
  return finishWithFile(pdf, out, words.writeErrors, streams)
}

const encode: EncodeCode = (text, ecc) => encodeQr(text, 'raw', { ecc, border: 1 })

const drawCard = async (
  site: string,
  language: Language,
  design: LightCardDesign | null,
  { notBuilt, longSite }: Texts,
): Promise<E.Either<string, string>> => {
  if (design === null) return E.left(notBuilt)
  const texts = await loadLightCard(language)
  const { compact, bytes } = maxSiteLength
  return E.mapLeft(() => `${printable(site)}: ${longSite({ max: compact, maxWithPath: bytes })}`)(
    lightCardPdf(encode, design)({ site, language }, texts),
  )
}

/** Reads the brand and the letters of the card; null if the UI is not built, or its build broke off. */
const readDesign = async (
  folder: string,
  language: Language,
  env: Streams['env'],
): Promise<LightCardDesign | null> => {
  const { brand } = await loadStore(env)
  const font = await readFont(path.join(folder, lightCardFile(language)))
  const brandFont = async () => (await readFont(path.join(folder, brandOutlinesFile))) ?? noLetters
  return font && lightCardDesign(brand, language, font, brandFont)
}

const noLetters: CardFont = { unitsPerEm: 1, glyphs: {} }

const readFont = async (file: string): Promise<CardFont | null> => {
  const content = await readFile(file).catch(() => Buffer.from('null'))
  return pipe(
    J.parse(String(file.endsWith('.gz') && content[0] === 0x1f ? gunzipSync(content) : content)),
    E.flatMap((json): E.Either<unknown, CardFont> => CardFont.decode(json)),
    E.getOrElseW(() => null),
  )
}
