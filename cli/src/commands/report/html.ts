import { familiesOf, inFontsOf, escaped, svgText, tones as pageTones } from '@kaoiro/drawing/pen'
import type { NamedColour, Report, Titled } from './report.js'
import { paperTones as tones } from './report.js'

/** Paper on screens; A4 in print, which browsers scale to other paper. Breaks fall between rows, never after a heading. */
const style = (mincho: string, gothic: string): string => `
@page { size: A4; margin: 12mm 15mm; }
* { box-sizing: border-box; }
body { max-width: 180mm; margin: 0 auto; padding: 8mm 4mm; color: ${tones.ink}; background: #fff;
  font: 8.5pt/1.5 ${gothic}; line-break: strict; overflow-wrap: anywhere; }
:lang(ko) { word-break: keep-all; }
p, ul, dl, dd { margin: 0; padding: 0; list-style: none; }
h1, h2, .answer b, .brand { font-family: ${mincho}; font-weight: 400; }
header { display: flex; justify-content: space-between; align-items: end; border-bottom: 1px solid ${tones.rule};
  padding-bottom: 3mm; margin-bottom: 4mm; }
.brand { color: ${tones.accent}; letter-spacing: .1em; }
h1 { margin: 0; font-size: 18pt; line-height: 1.3; letter-spacing: .08em; }
h2 { margin: 4mm 0 1mm; font-size: 11pt; letter-spacing: .06em; color: ${tones.accent}; }
small { display: block; color: ${tones.soft}; }
.blanks span { display: inline-block; min-width: 40mm; margin-left: 6mm; border-bottom: 1px solid ${tones.ink}; }
.two { display: grid; grid-template-columns: 1fr 1fr; column-gap: 8mm; }
.map { width: 68mm; margin: 0 auto; }
.answers { margin-bottom: 3mm; }
.answer b { font-size: 15pt; }
.swatches { display: grid; grid-template-columns: repeat(5, 1fr); gap: 2.6mm 4mm; }
.swatches svg { width: 100%; height: 6.5mm; border: .1mm solid ${tones.rule}; }
.swatches small { font-size: 7.5pt; line-height: 1.2; }
.level { display: grid; grid-template-columns: 1.5em 5.5em 1fr; }
.level svg { width: 5em; height: 1em; margin-top: .3em; }
dt { color: ${tones.accent}; }
.rows > div, .products > div { display: grid; grid-template-columns: 29mm 1fr; gap: 3mm; margin-bottom: .6mm; }
.metals { margin-top: 3mm; }
.products > div { grid-template-columns: 18mm 1fr; margin-bottom: 2mm; }
.products li { display: flex; gap: 2mm; align-items: center; }
.products svg { flex: none; width: 8mm; height: 3mm; }
.notes { display: flex; gap: 6mm; padding-right: 1px; height: 40mm; margin-bottom: 1.5mm; }
.notes > :first-child { flex: 1; border: 1px solid ${tones.rule}; }
.qr svg { width: 28mm; }
.qr:empty { display: none; }
svg { display: block; }
h2 { break-after: avoid; }
section, li, dl > div { break-inside: avoid; }
@media print { body { max-width: none; padding: 0; } }
`

const swatchRect = (colour: string): string =>
  `<svg viewBox="0 0 10 4" preserveAspectRatio="none" aria-hidden="true"><rect width="10" height="4" fill="${escaped(colour)}"/></svg>`

const swatch = ({ name, colour }: NamedColour): string =>
  `<li>${swatchRect(colour)}${escaped(name)} <small>${escaped(colour)}</small></li>`

/** The level's dots: the visitor's is filled. */
const dots = (index: number, levels: number): string => {
  const each = Array.from(
    { length: levels },
    (_, at) =>
      `<circle cx="${10 * at + 5}" cy="5" r="3" ${at === index ? `fill="${tones.accent}"` : `fill="none" stroke="${tones.rule}"`}/>`,
  )
  return `<svg viewBox="0 0 50 10" aria-hidden="true">${each.join('')}</svg>`
}

const level = ({ letter, title, index, levels }: Report['chart']['rows'][number]): string =>
  `<div class="level"><span>${letter}</span>${dots(index, levels.length)}<span>${escaped(`${title}: ${levels[index] ?? ''}`)}</span></div>`

const answer = ({ title, text, keywords }: Report['answers'][number]): string =>
  `<div class="answer"><small>${escaped(title)}</small><b>${escaped(text)}</b><small>${escaped(keywords.join(' / '))}</small></div>`

const product = ({
  title,
  text,
  floor,
  url,
  shades,
}: Report['products']['items'][number]): string =>
  `<div><dt>${escaped(title)}</dt><dd>${escaped(text)}<small>${escaped(floor)}</small><ul>${shades.map(swatch).join('')}</ul><small>${escaped(url)}</small></dd></div>`

const row = ({ title, text }: Titled): string =>
  `<div><dt>${escaped(title)}</dt><dd>${escaped(text)}</dd></div>`

const section = (heading: string, inside: string): string =>
  `<section><h2>${escaped(heading)}</h2>${inside}</section>`

/** Draws a report as one HTML file that loads no other and prints on A4. @param qr SVG of the QR code */
export function reportHtml(report: Report, qr: string | null): string {
  const { mincho, gothic } = familiesOf(report.language)
  const { chart, composition, map, products } = report
  const picture = (drawing: Report['map']['picture']) =>
    svgText(inFontsOf(report.language)(drawing)).replaceAll(pageTones.ground, '#fff')
  return `<!doctype html>
<html lang="${report.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escaped(`${report.title} ${report.code}`)}</title>
<style>${style(mincho, gothic)}</style>
</head>
<body>
<header><div><div class="brand">${escaped(report.brand)}</div><h1>${escaped(report.title)}</h1></div>
<div class="blanks">${report.blanks.map((blank) => `<span>${escaped(blank)}</span>`).join('')}</div></header>
<div class="two answers">${report.answers.map(answer).join('')}</div>
<p>${report.words.map(escaped).join('<br>')}</p>
<div class="two"><div>${section(chart.heading, chart.rows.map(level).join(''))}
${section(composition.heading, `<small>${escaped(composition.lead)}</small>${picture(composition.picture)}`)}</div>
${section(map.heading, `<div class="map">${picture(map.picture)}</div>`)}</div>
${report.palettes
  .map(({ heading, colours, metals }) => {
    const worn = metals === undefined ? '' : `<dl class="rows metals">${row(metals)}</dl>`
    return section(heading, `<ul class="swatches">${colours.map(swatch).join('')}</ul>${worn}`)
  })
  .join('\n')}
${report.advice
  .map(({ heading, items }) => section(heading, `<dl class="rows">${items.map(row).join('')}</dl>`))
  .join('\n')}
${products.items.length === 0 ? '' : section(products.heading, `<dl class="two products">${products.items.map(product).join('')}</dl>`)}
${section(
  report.notes,
  `<div class="notes"><div></div><div class="qr">${qr ?? ''}</div></div>
<small>${escaped([report.code, report.address ?? ''].join('\u2003').trim())}</small>`,
)}
</body>
</html>
`
}
