// SVG elements for the charts and the contact sheet.
export const paper = '#fffdfa'
export const ink = '#231f1c'

export const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`

/** A line of text that begins at a point, by default in the inherited font size. */
export const text = (x: number, y: number, words: string, attributes = ''): string =>
  `<text x="${x}" y="${y}" ${attributes}>${words.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</text>`

export const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" fill="${ink}">${content}</svg>`
