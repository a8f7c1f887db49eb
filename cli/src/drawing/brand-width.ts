import { widthOf } from '@kaoiro/drawing/charts'

/** The card's title: maximum width (540 minus two margins of 44), font size and letter spacing. */
const head = { width: 452, size: 20, spacing: 4 } as const

/** Estimated from the letters. */
const brandWidth = (brand: string): number =>
  widthOf({ text: brand, size: head.size }) + head.spacing * Array.from(brand).length

/** Whether the brand name fits between the margins of the card. */
export const brandFits = (brand: string): boolean => brandWidth(brand) <= head.width

/** How many letters fit on the card: Latin ones, or as wide as high. */
export const brandLimit = {
  latin: Math.floor(head.width / brandWidth('A')),
  wide: Math.floor(head.width / brandWidth('色')),
}
