import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Language } from '@kaoiro/core/language'
import type { Brand } from '@kaoiro/core/products'
import { brandIn, brandOnCard } from '@kaoiro/core/products'
import { blackField, cardSize, codeBox, textBox, siteCode } from '@kaoiro/core/light-card'
import type { Modules, EncodeCode, LongSite } from '@kaoiro/core/light-card'
import type { CardFont } from './paths.js'
import { filledBox, filledCode, filledLine, textWidth } from './paths.js'
import { pdfFile } from './pdf.js'

/** The part of a language's card that is the same for all sites of a store. */
export interface LightCardDesign {
  readonly brand: string
  readonly font: CardFont
}

/**
 * A store's design in a language.
 *
 * @param font the letters of a language's card, in `ui/dist-server/card`
 * @param brandFont the letters of brands, of the same size; only loaded if the language's font lacks one
 */
export async function lightCardDesign(
  brand: Brand,
  language: Language,
  font: CardFont,
  brandFont: () => Promise<CardFont>,
): Promise<LightCardDesign> {
  const isIn = (glyphs: CardFont['glyphs']) => (letter: string) => letter in glyphs
  const wanted = [brandIn(language)(brand), brand.mark ?? ''].join('')
  if ([...wanted].every(isIn(font.glyphs)))
    return { brand: brandOnCard(language, isIn(font.glyphs))(brand), font }
  const glyphs = { ...(await brandFont()).glyphs, ...font.glyphs }
  return { brand: brandOnCard(language, isIn(glyphs))(brand), font: { ...font, glyphs } }
}

/** Texts of the printed light card. */
export interface LightCardTexts {
  /** Title of the document. */
  readonly title: string
  /** The instruction, in two lines. */
  readonly instruction: readonly [string, string]
}

export interface LightCardRequest {
  /** Address of the site. */
  readonly site: string
  readonly language: Language
}

/** Draws the light card as PDF (geometry.ts). The address must be short enough for a QR code that a photo shows. */
export const lightCardPdf =
  (encode: EncodeCode, design: LightCardDesign) =>
  (request: LightCardRequest, texts: LightCardTexts): E.Either<LongSite, string> =>
    pipe(
      siteCode(encode)(request.site),
      E.map((modules) =>
        pdfFile({
          title: `${texts.title} – ${design.brand}`,
          language: request.language,
          ...cardSize,
          content: cardContent(design, modules, request.site, texts),
        }),
      ),
    )

/** Maximum font sizes in millimetres: 3.5 mm are 10 points. */
const sizes = { instruction: 3.4, brand: 4.2, address: 3.2 } as const
const baselines = { first: 129.9, second: 134.6, last: 141.8 } as const

const cardContent = (
  { brand, font }: LightCardDesign,
  modules: Modules,
  site: string,
  { instruction }: LightCardTexts,
): ReadonlyArray<string> => {
  const fit = (text: string, size: number, room: number): number =>
    Math.min(size, room / textWidth(font, text))
  const size = Math.min(...instruction.map((text) => fit(text, sizes.instruction, textBox.width)))
  const [first, second] = instruction
  const centre = { x: cardSize.width / 2, size, anchor: 'middle' } as const
  const address = site.replace(/^https?:\/\//, '')
  const room = codeBox.width / 2
  return [
    '0 g',
    filledCode(modules, codeBox),
    filledBox(blackField),
    filledLine(font, { ...centre, text: first, y: baselines.first }),
    filledLine(font, { ...centre, text: second, y: baselines.second }),
    filledLine(font, {
      text: brand,
      x: codeBox.x,
      y: baselines.last,
      size: fit(brand, sizes.brand, room - 1),
      anchor: 'start',
    }),
    filledLine(font, {
      text: address,
      x: codeBox.x + codeBox.width,
      y: baselines.last,
      size: fit(address, sizes.address, room),
      anchor: 'end',
    }),
  ]
}
