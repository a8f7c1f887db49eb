import { familiesOf, inFontsOf, escaped, svgText } from '@kaoiro/drawing/pen'
import type { NamedColour, Report } from './report.js'
import { paperTones as tones } from './report.js'

/** Half the paper on screens, A4 in print. */
const style = (mincho: string, gothic: string): string => `
@page { size: A4; margin: 14mm 15mm; }
* { box-sizing: border-box; }
body { max-width: 180mm; margin: 0 auto; padding: 8mm 4mm; color: ${tones.ink}; background: #fff;
  font: 10pt/1.7 ${gothic}; word-break: normal; overflow-wrap: anywhere; }
:lang(ko) { word-break: keep-all; }
h1, h2, h3, .answer b, .brand { font-family: ${mincho}; font-weight: 400; }
header { display: flex; justify-content: space-between; align-items: end; border-bottom: 1px solid ${tones.rule};
  padding-bottom: 3mm; margin-bottom: 5mm; }
.brand { color: ${tones.accent}; letter-spacing: .1em; }
h1 { margin: 0; font-size: 18pt; letter-spacing: .08em; }
h2 { margin: 6mm 0 2mm; font-size: 12pt; letter-spacing: .06em; color: ${tones.accent}; }
.blanks span { display: inline-block; min-width: 40mm; margin-left: 6mm; border-bottom: 1px solid ${tones.ink}; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; }
.answer small, .product small { display: block; color: ${tones.soft}; }
.answer b { font-size: 15pt; }
.swatches { display: grid; grid-template-columns: repeat(5, 1fr); gap: 3mm 4mm; margin: 0; padding: 0; list-style: none; }
.swatches svg { display: block; width: 100%; height: 9mm; }
.swatches small { font-variant-numeric: tabular-nums; color: ${tones.soft}; }
section, .item, li { break-inside: avoid; }
dt { float: left; clear: left; width: 6.5em; }
.row { display: grid; grid-template-columns: 1.5em 5.5em 1fr; }
.row svg { width: 5em; height: 1em; align-self: center; }
.qr svg { width: 26mm; height: 26mm; }
.notes { height: 30mm; border: 1px solid ${tones.rule}; padding: 2mm; color: ${tones.soft}; }
.picture svg { display: block; width: 100%; }
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

/** Draws a report as one HTML file that loads no other and prints on A4. @param qr SVG of the QR code */
export const reportHtml = (report: Report, qr: string | null): string => {
  const { mincho, gothic } = familiesOf(report.language)
  const text = (parts: ReadonlyArray<string>) => `<p>${parts.map(escaped).join('<br>')}</p>`
  const picture = (drawing: Report['map']['picture']) =>
    `<div class="picture">${svgText(inFontsOf(report.language)(drawing))}</div>`
  const section = (heading: string, inside: string) =>
    `<section><h2>${escaped(heading)}</h2>${inside}</section>`
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
<div class="two">${report.answers
    .map(
      ({ title, text, keywords }) =>
        `<div class="answer"><small>${escaped(title)}</small><b>${escaped(text)}</b><small>${escaped(keywords.join(' / '))}</small></div>`,
    )
    .join('')}</div>
${text(report.words)}
<div class="two">${section(
    report.chart.heading,
    report.chart.rows
      .map(
        ({ letter, title, index, levels }) =>
          `<div class="row"><span>${letter}</span>${dots(index, levels.length)}<span>${escaped(`${title}: ${levels[index] ?? ''}`)}</span></div>`,
      )
      .join(''),
  )}${section(report.composition.heading, picture(report.composition.picture))}</div>
<div class="two">${section(report.map.heading, picture(report.map.picture))}${section(
    report.metals.title,
    `<p>${escaped(report.metals.text)}</p>`,
  )}</div>
${report.palettes
  .map(({ heading, colours }) =>
    section(heading, `<ul class="swatches">${colours.map(swatch).join('')}</ul>`),
  )
  .join('\n')}
${report.advice
  .map(({ heading, items }) =>
    section(
      heading,
      items
        .map(
          ({ title, text }) => `<div class="item"><b>${escaped(title)}</b> ${escaped(text)}</div>`,
        )
        .join(''),
    ),
  )
  .join('\n')}
${report.products.items.length === 0 ? '' : section(report.products.heading, report.products.items.map(product).join(''))}
${section(report.notes, '<div class="notes"></div>')}
<footer class="two"><p>${escaped(report.code)}${report.address === null ? '' : `<br>${escaped(report.address)}`}</p>
<div class="qr">${qr ?? ''}</div></footer>
</body>
</html>
`
}

const product = ({
  title,
  text,
  floor,
  url,
  shades,
}: Report['products']['items'][number]): string =>
  `<div class="item product"><b>${escaped(title)}</b> ${escaped(text)} (${escaped(floor)})
<small>${escaped(url)}</small><ul class="swatches">${shades.map(swatch).join('')}</ul></div>`
