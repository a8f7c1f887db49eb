import type { Language } from '@kaoiro/core/language'
import { brandIn } from '@kaoiro/core/products'
import { resultAddress } from '@kaoiro/core/result-code'
import type { CardBrand } from '@kaoiro/drawing/cards'
import { resultPicture } from '@kaoiro/drawing/cards'
import type { SvgNode } from '@kaoiro/drawing/pen'
import { inFontsOf, svgText } from '@kaoiro/drawing/pen'
import { resultNames } from '@kaoiro/texts/content'
import { faceWords } from '@kaoiro/texts/description'
import { loadContent, loadMessages, loadResultTexts, loadTerminal } from '@kaoiro/texts/load'
import type { RenderTexts } from '@kaoiro/texts/types'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import encodeQr from 'qr'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { finishWithFile } from '../../command-line/finish-with-file.js'
import { brandFits } from '../../print/brand-width.js'
import { printable } from '../../print/printable.js'
import type { DecodedResult } from '../../result-code/read-code.js'
import { loadReadReport, readCode, siteFromAddress } from '../../result-code/read-code.js'
import { loadStore } from '../../system/store.js'
import type { Streams } from '../../system/streams.js'
import type { Rasterise } from './rasterise.js'
import { loadRasteriser, withInstalledFonts, missingLetters } from './rasterise.js'

type CardFormat = 'png' | 'svg'

export interface GivenOptions {
  readonly format: CardFormat
  readonly out?: string
  /** By default the store's. */
  readonly brand?: string
  /** Pixels per unit of the card, which is 540 × 675 units. */
  readonly scale: number
  /** The site given with `--site`. */
  readonly site?: string
  /** The site for a bare code without `site`; null if it is not known. */
  readonly defaultSite: string | null
  readonly lang: Language
}

interface RenderOptions extends Omit<GivenOptions, 'brand'> {
  readonly brand: CardBrand
  /** The site on the card; null if it is not known, so that the card shows the code alone. */
  readonly shownAt: string | null
}

/** Draws the picture that a visitor can share, by default with the store's logo or name. */
export async function renderCommand(
  codeOrAddress: string,
  given: GivenOptions,
  streams: Streams,
): Promise<ExitCode> {
  const { lang: language } = given
  const words = await loadTerminal(language, 'render')
  const shownAt = given.site ?? O.toNullable(siteFromAddress(codeOrAddress)) ?? given.defaultSite
  const brand = await brandFor(given, streams)
  const options = { ...given, shownAt, brand }
  const decoded = readCode(codeOrAddress)
  streams.err((await loadReadReport(language))(decoded))
  if (E.isLeft(decoded)) return exitCode.failed
  const image = await renderImage(decoded.right, options, words)
  if (shownAt === null && E.isRight(image)) streams.err(`kaoiro: ${words.noSite}\n`)
  return finishWithFile(image, options.out, words.writeErrors, streams)
}

/** The given name, otherwise the store's logo or name. */
const brandFor = async (
  { brand, lang }: Pick<GivenOptions, 'brand' | 'lang'>,
  { env }: Pick<Streams, 'env'>,
): Promise<CardBrand> => {
  if (brand !== undefined) return { name: brand, logo: null }
  const store = await loadStore(env)
  return { name: brandIn(lang)(store.brand), logo: store.cardLogo }
}

const renderImage = async (
  { code, diagnosis }: DecodedResult,
  { format, scale, lang, brand, shownAt }: RenderOptions,
  words: RenderTexts,
): Promise<E.Either<string, string | Uint8Array>> => {
  if (!brandFits(brand.name)) return E.left(words.longBrand)
  const [content, messages, { picture }] = await Promise.all([
    loadContent(lang),
    loadMessages(lang),
    loadResultTexts(lang),
  ])
  const address = shownAt === null ? null : resultAddress(shownAt, code)
  const card = resultPicture(
    {
      ...{ brand, diagnosis, names: resultNames(content)(diagnosis), isDrawn: true },
      facePattern: messages.facePattern,
      personalColour: messages.personalColour,
      colours: { kinds: picture.kinds, swatches: content.swatches, metals: content.metals },
      sentence: content.impersonal(faceWords(content)(diagnosis).decided),
      address: address?.replace(/^https?:\/\//i, '') ?? code,
      qr: address === null ? [] : encodeQr(address, 'raw', { ecc: 'low', border: 1 }),
    },
    '4:5',
  )
  const drawing = inFontsOf(lang)(card)
  if (format === 'svg') return E.right(`${svgText(drawing)}\n`)
  return E.mapLeft(pngWords(words))(await renderPng(loadRasteriser)(drawing, scale))
}

/** Maximum number of missing letters in a message: enough to recognise the script. */
const maxNamed = 8

const pngWords =
  (words: RenderTexts) =>
  (error: PngError): string =>
    error._tag === 'NoRasteriser'
      ? words.noRasteriser
      : words.noFont({ letters: printable(error.letters.slice(0, maxNamed).join('')) })

export type PngError =
  /** The rasteriser cannot be loaded on this platform. */
  | { readonly _tag: 'NoRasteriser' }
  /** Letters that are missing in all installed fonts. */
  | { readonly _tag: 'NoFont'; readonly letters: ReadonlyArray<string> }

/** Renders a drawing as PNG at `scale` pixels per unit, with the installed fonts. */
export function renderPng(load: () => Promise<Rasterise>) {
  return async (drawing: SvgNode, scale: number): Promise<E.Either<PngError, Uint8Array>> => {
    const rasterise = await load().catch(() => null)
    if (rasterise === null) return E.left({ _tag: 'NoRasteriser' })
    const lettered = withInstalledFonts(rasterise)(drawing)
    const letters = missingLetters(rasterise)(lettered)
    return letters.length > 0
      ? E.left({ _tag: 'NoFont', letters })
      : E.right(rasterise(svgText(lettered), scale).png())
  }
}
