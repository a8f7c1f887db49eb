import type PDFDocument from 'pdfkit'
import { withoutBreaks } from '../../print/columns.js'
import type { NamedColour, Report } from './report.js'
import { paperTones as tones } from './report.js'

export type Document = InstanceType<typeof PDFDocument>

/** Lengths in points: A4 with margins, and two columns. */
export const page = { width: 595.28, height: 841.89, margin: 45 } as const
export const inner = page.width - 2 * page.margin
export const gutter = 24
export const column = (inner - gutter) / 2
export const bottom = page.height - page.margin

export const mapWidth = 190

/** Side of the QR code. */
export const qrSize = 80

export const line = (
  document: Document,
  x: number,
  y: number,
  width: number,
  tone: string,
): void => {
  document
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.7)
    .strokeColor(tone)
    .stroke()
}

/** Writes a text and returns the y below it. */
export const write = (
  document: Document,
  text: string,
  x: number,
  y: number,
  width: number,
  size: number,
  tone: string = tones.ink,
): number => {
  document.font('text').fontSize(size).fillColor(tone)
  document.text(withoutBreaks(text), x, y, { width, lineGap: size * 0.35 })
  return document.y
}

export const heightOf = (document: Document, text: string, width: number, size: number): number =>
  document
    .font('text')
    .fontSize(size)
    .heightOfString(withoutBreaks(text), { width, lineGap: size * 0.35 })

/** The y at which something of this height fits, on a new page if need be. */
export const room = (document: Document, y: number, height: number): number => {
  if (y + height <= bottom) return y
  document.addPage()
  return page.margin
}

export const heading = (
  document: Document,
  text: string,
  x: number,
  y: number,
  width: number,
): void => {
  write(document, text, x, y, width, 11, tones.accent)
}

export const drawRow = (
  document: Document,
  { letter, title, index, levels }: Report['chart']['rows'][number],
  x: number,
  y: number,
): number => {
  write(document, letter, x, y, 12, 9, tones.soft)
  for (let at = 0; at < levels.length; at += 1) {
    document.circle(x + 20 + 10 * at, y + 7, at === index ? 3.4 : 2.2)
    if (at === index) document.fillColor(tones.accent).fill()
    else document.lineWidth(0.7).strokeColor(tones.rule).stroke()
  }
  return write(document, `${title}: ${levels[index] ?? ''}`, x + 72, y, column - 72, 9) + 3
}

const perRow = 5

/** Swatches with their names and values below. Returns the y below them. */
export const drawSwatches = (
  document: Document,
  name: string,
  colours: ReadonlyArray<NamedColour>,
  from: number,
): number => {
  const cell = { width: (inner - 10 * (perRow - 1)) / perRow, height: 42 }
  let y = room(document, from, 20 + cell.height)
  heading(document, name, page.margin, y, inner)
  y += 20
  for (let first = 0; first < colours.length; first += perRow) {
    y = room(document, y, cell.height)
    for (const [at, { name, colour }] of colours.slice(first, first + perRow).entries()) {
      const x = page.margin + at * (cell.width + 10)
      document.rect(x, y, cell.width, 18).fillColor(colour).fill()
      document.rect(x, y, cell.width, 18).lineWidth(0.3).strokeColor(tones.rule).stroke()
      write(document, name, x, y + 21, cell.width, 8)
      write(document, colour, x, y + 32, cell.width, 7, tones.soft)
    }
    y += cell.height
  }
  return y
}

/** Products in two columns. Returns the y below them. */
export const drawProducts = (
  document: Document,
  { heading: name, items }: Report['products'],
  from: number,
): number => {
  if (items.length === 0) return from
  const height = Math.max(...items.map(({ shades }) => 58 + 13 * shades.length))
  let y = room(document, from, 20 + height)
  heading(document, name, page.margin, y, inner)
  y += 20
  for (const [at, item] of items.entries()) {
    if (at % 2 === 0 && at > 0) y = room(document, y + height, height)
    drawProduct(document, item, page.margin + (at % 2) * (column + gutter), y)
  }
  return y + height + 8
}

const drawProduct = (
  document: Document,
  { title, text, floor, url, shades }: Report['products']['items'][number],
  x: number,
  from: number,
): void => {
  write(document, title, x, from, 66, 9, tones.accent)
  let y = write(document, text, x + 70, from, column - 70, 9)
  y = write(document, floor, x + 70, y, column - 70, 8, tones.soft)
  for (const { name, colour } of shades) {
    document
      .rect(x + 70, y + 1, 22, 9)
      .fillColor(colour)
      .fill()
    y = write(document, `${name}  ${colour}`, x + 98, y, column - 98, 8)
  }
  write(document, url, x + 70, y, column - 70, 7, tones.soft)
}

export const drawQr = (
  document: Document,
  modules: ReadonlyArray<ReadonlyArray<boolean>>,
  x: number,
  y: number,
  size: number,
): void => {
  const step = size / modules.length
  for (const [row, cells] of modules.entries())
    for (const [at, isDark] of cells.entries())
      if (isDark) document.rect(x + at * step, y + row * step, step + 0.05, step + 0.05)
  document.fillColor('#000000').fill()
}
