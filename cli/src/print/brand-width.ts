import { widthOf } from '@kaoiro/drawing/charts'

/** The longest brand that stays legible on cards, which scale it down to fit: a width, font size and letter spacing. */
const head = { width: 452, size: 20, spacing: 4 } as const

/** Estimated from the letters. */
const brandWidth = (brand: string): number =>
  widthOf({ text: brand, size: head.size }) + head.spacing * Array.from(brand).length

/** Whether the brand name fits on cards. */
export const brandFits = (brand: string): boolean => brandWidth(brand) <= head.width

/** How many letters fit on the card: Latin ones, or as wide as high. */
export const brandLimit = {
  latin: Math.floor(head.width / brandWidth('A')),
  wide: Math.floor(head.width / brandWidth('色')),
}
