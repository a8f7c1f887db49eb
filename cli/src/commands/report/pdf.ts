import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { SvgNode } from '@kaoiro/drawing/pen'
import { node, svgText, tones as pageTones } from '@kaoiro/drawing/pen'
import type { Rasterise } from '../../drawing/rasterise.js'
import {
  bottom,
  column,
  drawProducts,
  drawQr,
  drawRow,
  drawSwatches,
  gutter,
  heading,
  heightOf,
  inner,
  line,
  mapWidth,
  page,
  qrSize,
  room,
  write,
} from './pdf-parts.js'
import type { Document } from './pdf-parts.js'
import type { Report } from './report.js'
import { paperTones as tones } from './report.js'

/** Width of the titles to the left of the advice. */
const titleWidth = 104

const paper = '#ffffff'

/** Pixels of a picture per unit of its drawing: some 300 dpi on paper. */
const pictureScale = 4

/** Font files: that of the report's language, and one with the letters of the brand. */
export interface ReportFonts {
  readonly text: string
  readonly brand: string
}

/**
 * Draws a report as a PDF of A4 pages, with the letters as text.
 *
 * @param fonts rejects if one is missing
 * @param rasterise draws pictures with the font of the texts
 * @param qr the modules of the QR code, row by row
 */
export const reportPdf = async (
  report: Report,
  fonts: ReportFonts,
  rasterise: Rasterise,
  qr: ReadonlyArray<ReadonlyArray<boolean>> | null,
): Promise<Uint8Array> => {
  const [letters, brandLetters] = await Promise.all(
    [fonts.text, fonts.brand].map((file) => readFile(file)),
  )
  const document = new PDFDocument({
    size: 'A4',
    margin: page.margin,
    info: { Title: `${report.title} ${report.code}`, Creator: report.brand },
    lang: report.language,
    // By default it would load a font without Japanese letters.
    // @types/pdfkit 0.17 lacks fonts as bytes.
    font: letters as unknown as string,
  })
  document.registerFont('text', letters)
  document.registerFont('brand', brandLetters)
  const bytes = buffer(document)
  const png = (drawing: SvgNode) =>
    Buffer.from(rasterise(svgText(onPaper(drawing)), pictureScale).png())
  draw(
    document,
    report,
    { map: png(report.map.picture), composition: png(report.composition.picture) },
    qr,
  )
  document.end()
  await once(document, 'end')
  return bytes
}

/** A drawing on white paper. Without families, the rasteriser uses its only font. */
const onPaper = ({ tag, attributes, children }: SvgNode): SvgNode =>
  node(tag, attributes, [
    node('rect', { width: '100%', height: '100%', fill: paper }),
    ...children.map((child) => (typeof child === 'string' ? child : printed(child))),
  ])

const printed = ({ tag, attributes, children }: SvgNode): SvgNode => {
  const { 'font-family': _, ...others } = attributes
  const ground = Object.entries(others).map(([name, value]) =>
    value === pageTones.ground ? [name, paper] : [name, value],
  )
  return node(
    tag,
    Object.fromEntries(ground) as SvgNode['attributes'],
    children.map((child) => (typeof child === 'string' ? child : printed(child))),
  )
}

interface Pictures {
  readonly map: Buffer
  readonly composition: Buffer
}

const draw = (
  document: Document,
  report: Report,
  pictures: Pictures,
  qr: ReadonlyArray<ReadonlyArray<boolean>> | null,
): void => {
  const left = page.margin
  const right = left + column + gutter
  drawHead(document, report)
  let y = document.y + 10
  for (const [at, { title, text, keywords }] of report.answers.entries()) {
    const x = at === 0 ? left : right
    write(document, title, x, y, column, 8.5, tones.soft)
    write(document, text, x, y + 13, column, 17)
    write(document, keywords.join(' / '), x, y + 38, column, 8.5, tones.soft)
  }
  y = write(document, report.words.join('\n'), left, y + 58, inner, 9.5) + 12

  heading(document, report.chart.heading, left, y, column)
  let below = y + 20
  for (const row of report.chart.rows) below = drawRow(document, row, left, below)
  heading(document, report.composition.heading, left, below + 12, column)
  document.image(pictures.composition, left, below + 32, { width: column })
  heading(document, report.map.heading, right, y, column)
  document.image(pictures.map, right + (column - mapWidth) / 2, y + 20, { width: mapWidth })
  const ratio = heightRatio(report.map.picture)
  y =
    Math.max(
      y + 20 + mapWidth * ratio,
      below + 32 + column * heightRatio(report.composition.picture),
    ) + 14

  for (const { heading: name, colours } of report.palettes)
    y = drawSwatches(document, name, colours, y) + 6
  y =
    write(
      document,
      `${report.metals.title}: ${report.metals.text}`,
      left,
      room(document, y, 20),
      inner,
      9.5,
    ) + 14

  for (const { heading: name, items } of report.advice) {
    y = room(document, y, 60)
    heading(document, name, left, y, inner)
    y += 20
    for (const { title, text } of items) {
      const [beside, width] = [left + titleWidth, inner - titleWidth]
      y = room(document, y, heightOf(document, text, width, 9))
      const below = write(document, title, left, y, titleWidth - 10, 9, tones.accent)
      y = Math.max(below, write(document, text, beside, y, width, 9)) + 5
    }
    y += 9
  }
  y = drawProducts(document, report.products, y)
  y = room(document, y, 20 + qrSize + 20)
  heading(document, report.notes, left, y, inner)
  y += 20
  const height = bottom - y - 20
  document.rect(left, y, inner - (qr === null ? 0 : qrSize + 16), height)
  document.strokeColor(tones.rule).lineWidth(0.7).stroke()
  if (qr !== null) drawQr(document, qr, left + inner - qrSize, y, qrSize)
  const code = [report.code, ...(report.address === null ? [] : [report.address])].join('   ')
  write(document, code, left, bottom - 14, inner, 8, tones.soft)
}

const drawHead = (document: Document, { brand, title, blanks }: Report): void => {
  const { margin } = page
  document.font('brand').fontSize(10).fillColor(tones.accent)
  document.text(brand, margin, margin, { characterSpacing: 1 })
  write(document, title, margin, margin + 15, inner / 2, 18)
  for (const [at, blank] of blanks.entries()) {
    const y = margin + 6 + 20 * at
    write(document, blank, page.width - margin - 190, y, 60, 8.5, tones.soft)
    line(document, page.width - margin - 130, y + 13, 130, tones.ink)
  }
  line(document, margin, margin + 46, inner, tones.rule)
  document.y = margin + 50
}

/** Height of a picture as a multiple of its width. */
const heightRatio = ({ attributes }: SvgNode): number => {
  const [, , width = 1, height = 1] = String(attributes['viewBox']).split(' ').map(Number)
  return height / width
}
