import { visitorPosition } from '@kaoiro/core/chart'
import type { Language } from '@kaoiro/core/language'
import { alsoSuits, avoidedColours, metalsOf, wornColours } from '@kaoiro/core/palette'
import type { Swatch } from '@kaoiro/core/palette'
import { compositionChart, faceMapChart } from '@kaoiro/drawing/charts'
import type { SvgNode } from '@kaoiro/drawing/pen'
import { escaped, familiesOf, inFontsOf, svgText, tones as pageTones } from '@kaoiro/drawing/pen'
import type { ChartRow, Content, EntryTexts } from '@kaoiro/texts/content'
import { chartRows, patternEntry, resultNames, styleAdvice } from '@kaoiro/texts/content'
import { faceWords, mainSentences } from '@kaoiro/texts/description'
import type { ReportTexts, ResultTexts } from '@kaoiro/texts/types'
import type { DecodedResult } from '../../result-code/read-code.js'
import { brandHtml } from '../../print/brand-html.js'
import type { ProductsFor } from '../../print/shown-products.js'
import { placeOf } from '../../print/shown-products.js'
import { paperTones as tones, sheetStyle } from './sheet-style.js'

/** Where the texts and the products of a sheet come from. Every text is in one language. */
interface SheetSources {
  readonly language: Language
  readonly brand: string
  /** Shown in place of the brand, as a data URL. */
  readonly logo: string | null
  readonly content: Content
  readonly texts: ResultTexts
  readonly words: ReportTexts
  readonly productsFor: ProductsFor
}

/** Where the QR code of a sheet leads, and its SVG. */
export interface LinkedPage {
  readonly address: string
  readonly qr: string
}

/**
 * Draws what the result page says, for a counselling appointment: one HTML file that loads no other and prints on A4.
 * @param page null if the site is not known
 */
export function sheetHtml(
  sources: SheetSources,
  { code, diagnosis }: DecodedResult,
  page: LinkedPage | null,
): string {
  const { language, brand, logo, content, texts, words } = sources
  const { faceType, gender, colorType: season, colorComposition } = diagnosis
  const { mincho, gothic } = familiesOf(language)
  const face = faceWords(content)(diagnosis)
  const also = alsoSuits(diagnosis)
  const names = resultNames(content)(diagnosis)
  const picture = (drawing: SvgNode): string =>
    svgText(inFontsOf(language)(drawing)).replaceAll(pageTones.ground, '#fff')
  const map = faceMapChart(content, {
    ...{ gender, own: faceType, visitor: visitorPosition(diagnosis), you: texts.you, season },
  })
  const swatches = (colours: ReadonlyArray<Swatch>): string =>
    `<ul class="swatches">${colours.map(({ id, colour }) => swatch(content.swatches[id], colour)).join('')}</ul>`
  const metals = metalsOf(season).map(({ id }) => content.metals[id])
  const makeup = (heading: string, entry: EntryTexts): string =>
    section(heading, rows(entry.makeup.points.map(({ title, content }) => [title, content])))
  const patternHeading = `${content.faceTypes[faceType].name} — ${gender === 'MEN' ? texts.grooming : texts.makeup}`
  const products = productRows(sources, diagnosis)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escaped(`${words.title} ${code}`)}</title>
<style>${sheetStyle(mincho, gothic)}</style>
</head>
<body>
<header><div><div class="brand">${brandHtml(brand, logo)}</div><h1>${escaped(words.title)}</h1></div>
<div class="blanks">${[words.date, words.adviser].map((blank) => `<span>${escaped(blank)}</span>`).join('')}</div></header>
<div class="two answers">${answer(texts.facePattern, names.pattern, content.typeKeywords[faceType])}${answer(texts.personalColour, names.season, content.seasonKeywords[season])}</div>
<p>${[...mainSentences(face), ...face.between].map(escaped).join('<br>')}</p>
<div class="two"><div>${section(texts.chart, chartRows(content)(diagnosis).map(level).join(''))}
${section(texts.composition, `<small>${escaped(content.certainty.composition)}</small>${picture(compositionChart(colorComposition, content.shortNames))}`)}</div>
${section(texts.map, `<div class="map">${picture(map)}</div>`)}</div>
${section(texts.colours.wear, swatches(wornColours(season, also)) + rows([[texts.carry.book.chapters.metals.heading, metals.join(' / ')]], 'rows metals'))}
${section(texts.colours.avoid, swatches(avoidedColours(season, also)))}
${makeup(patternHeading, patternEntry(content)(diagnosis))}
${
  // For women only (specification §6).
  gender === 'MEN'
    ? ''
    : makeup(`${content.seasons[season].name} — ${texts.makeup}`, content.seasons[season])
}
${section(texts.shop.style, rows(styleAdvice(content)(diagnosis).map(({ title, text }) => [title, text])))}
${products === '' ? '' : section(texts.shop.products.heading, `<dl class="two products">${products}</dl>`)}
${section(
  words.notes,
  `<div class="notes"><div></div><div class="qr">${page?.qr ?? ''}</div></div>
<small>${escaped([code, page?.address ?? ''].join('\u2003').trim())}</small>`,
)}
</body>
</html>
`
}

const section = (heading: string, inside: string): string =>
  `<section><h2>${escaped(heading)}</h2>${inside}</section>`

const answer = (title: string, text: string, keywords: ReadonlyArray<string>): string =>
  `<div class="answer"><small>${escaped(title)}</small><b>${escaped(text)}</b><small>${escaped(keywords.join(' / '))}</small></div>`

const rows = (
  items: ReadonlyArray<readonly [title: string, text: string]>,
  kind = 'rows',
): string => {
  const each = items.map(
    ([title, text]) => `<div><dt>${escaped(title)}</dt><dd>${escaped(text)}</dd></div>`,
  )
  return `<dl class="${kind}">${each.join('')}</dl>`
}

const level = ({ letter, title, index, levels }: ChartRow): string =>
  `<div class="level"><span>${letter}</span>${dots(index, levels.length)}<span>${escaped(`${title}: ${levels[index] ?? ''}`)}</span></div>`

/** The level's dots: the visitor's is filled. */
const dots = (index: number, levels: number): string => {
  const each = Array.from(
    { length: levels },
    (_, at) =>
      `<circle cx="${10 * at + 5}" cy="5" r="3" ${at === index ? `fill="${tones.accent}"` : `fill="none" stroke="${tones.rule}"`}/>`,
  )
  return `<svg viewBox="0 0 50 10" aria-hidden="true">${each.join('')}</svg>`
}

/** A colour, `#rrggbb`, with its name. */
const swatch = (name: string, colour: string): string =>
  `<li><svg viewBox="0 0 10 4" preserveAspectRatio="none" aria-hidden="true"><rect width="10" height="4" fill="${escaped(colour)}"/></svg>${escaped(name)} <small>${escaped(colour)}</small></li>`

/** Empty without a product for the result. */
const productRows = (
  { productsFor, texts }: SheetSources,
  diagnosis: DecodedResult['diagnosis'],
): string =>
  productsFor(diagnosis)
    .map((product) => {
      const items = product.shades.map(({ name, colour }) => swatch(name, colour))
      const title = texts.shop.products.categories[product.category]
      return `<div><dt>${escaped(title)}</dt><dd>${escaped(product.name)}<small>${escaped(placeOf(product))}</small><ul>${items.join('')}</ul><small>${escaped(product.url)}</small></dd></div>`
    })
    .join('')
