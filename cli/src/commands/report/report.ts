import { visitorPosition } from '@kaoiro/core/chart'
import { chartRows, patternEntry, resultNames, styleAdvice } from '@kaoiro/texts/content'
import type { ChartRow, Content, EntryTexts } from '@kaoiro/texts/content'
import { metalsOf, alsoSuits, avoidedColours, wornColours } from '@kaoiro/core/palette'
import type { Swatch } from '@kaoiro/core/palette'
import { faceWords, mainSentences } from '@kaoiro/texts/description'
import { compositionChart, faceMapChart } from '@kaoiro/drawing/charts'
import type { SvgNode } from '@kaoiro/drawing/pen'
import type { ResultTexts, ReportTexts } from '@kaoiro/texts/types'
import type { Language } from '@kaoiro/core/language'
import type { Product, Translated } from '@kaoiro/core/products'
import { recommend, inLanguage } from '@kaoiro/core/products'
import type { DecodedResult } from '../../result-code/read-code.js'

/** Colours of the sheet on white paper. */
export const paperTones = {
  ink: '#2b2622',
  soft: '#6b625a',
  accent: '#8a6f52',
  rule: '#b9a58f',
} as const

/** A colour with its value as `#rrggbb`. */
export interface NamedColour {
  readonly name: string
  readonly colour: string
}

export interface Titled {
  readonly title: string
  readonly text: string
}

/** The sheet for an appointment, in the order of reading. Every text is in one language. */
export interface Report {
  readonly language: Language
  readonly brand: string
  readonly title: string
  readonly code: string
  /** The address of the result page; null if the site is not known. */
  readonly address: string | null
  /** Labels of lines to fill in by hand. */
  readonly blanks: ReadonlyArray<string>
  readonly answers: ReadonlyArray<Titled & { readonly keywords: ReadonlyArray<string> }>
  readonly words: ReadonlyArray<string>
  readonly chart: {
    readonly heading: string
    readonly rows: ReadonlyArray<ChartRow>
  }
  readonly map: { readonly heading: string; readonly picture: SvgNode }
  readonly composition: {
    readonly heading: string
    readonly lead: string
    readonly picture: SvgNode
  }
  readonly palettes: ReadonlyArray<{
    readonly heading: string
    readonly colours: ReadonlyArray<NamedColour>
    readonly metals?: Titled
  }>
  readonly advice: ReadonlyArray<{
    readonly heading: string
    readonly items: ReadonlyArray<Titled>
  }>
  readonly products: {
    readonly heading: string
    readonly items: ReadonlyArray<
      Titled & {
        readonly floor: string
        readonly url: string
        readonly shades: ReadonlyArray<NamedColour>
      }
    >
  }
  readonly notes: string
}

/** Where the texts and the products of a report come from. */
export interface ReportSources {
  readonly language: Language
  readonly brand: string
  readonly content: Content
  readonly texts: ResultTexts
  readonly words: ReportTexts
  readonly products: ReadonlyArray<Product>
}

/** Collects what the result page says, for the page of a counselling appointment. */
export function reportOf(
  sources: ReportSources,
  { code, diagnosis }: DecodedResult,
  address: string | null,
): Report {
  const { language, brand, content, texts, words } = sources
  const { faceType, gender, colorType: season, colorComposition } = diagnosis
  const face = faceWords(content)(diagnosis)
  const also = alsoSuits(diagnosis)
  const names = resultNames(content)(diagnosis)
  const named = ({ id, colour }: Swatch): NamedColour => ({ name: content.swatches[id], colour })
  return {
    language,
    brand,
    title: words.title,
    code,
    address,
    blanks: [words.date, words.adviser],
    answers: [
      {
        title: texts.facePattern,
        text: names.pattern,
        keywords: content.typeKeywords[faceType],
      },
      {
        title: texts.personalColour,
        text: names.season,
        keywords: content.seasonKeywords[season],
      },
    ],
    words: [...mainSentences(face), ...face.between],
    chart: {
      heading: texts.chart,
      rows: chartRows(content)(diagnosis),
    },
    map: {
      heading: texts.map,
      picture: faceMapChart(content, {
        gender,
        own: faceType,
        visitor: visitorPosition(diagnosis),
        you: texts.you,
        season,
      }),
    },
    composition: {
      heading: texts.composition,
      lead: content.certainty.composition,
      picture: compositionChart(colorComposition, content.shortNames),
    },
    palettes: [
      {
        heading: texts.colours.wear,
        colours: wornColours(season, also).map(named),
        metals: {
          title: texts.carry.book.chapters.metals.heading,
          text: metalsOf(season)
            .map(({ id }) => content.metals[id])
            .join(' / '),
        },
      },
      {
        heading: texts.colours.avoid,
        colours: avoidedColours(season, also).map(named),
      },
    ],
    advice: [
      pointsOf(
        `${content.faceTypes[faceType].name} — ${gender === 'MEN' ? texts.grooming : texts.makeup}`,
        patternEntry(content)(diagnosis),
      ),
      // For women only (specification §6).
      ...(gender === 'MEN'
        ? []
        : [pointsOf(`${content.seasons[season].name} — ${texts.makeup}`, content.seasons[season])]),
      { heading: texts.shop.style, items: styleAdvice(content)(diagnosis) },
    ],
    products: { heading: texts.shop.products.heading, items: productItems(sources, diagnosis) },
    notes: words.notes,
  }
}

const pointsOf = (heading: string, { makeup }: EntryTexts): Report['advice'][number] => ({
  heading,
  items: makeup.points.map(({ title, content }) => ({ title, text: content })),
})

const productItems = (
  { products, texts, language }: ReportSources,
  diagnosis: DecodedResult['diagnosis'],
): Report['products']['items'] => {
  const text = (translated: Translated) => inLanguage(language)(translated).text
  return recommend(products)(diagnosis).map(({ product, shades }) => ({
    title: texts.shop.products.categories[product.category],
    text: text(product.name),
    floor: text(product.floor),
    url: product.url,
    shades: shades.map(({ name, colour }) => ({ name: text(name), colour })),
  }))
}
