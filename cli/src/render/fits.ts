import { widthOf } from '@kaoiro/core/drawing/charts/label'

/** As the card sets its head: between margins of 44, letters of 20 with 4 after each. */
const head = { width: 452, size: 20, spacing: 4 } as const

/** Whether a brand's name stays between the card's margins, as far as letters are counted. */
export const brandFits = (brand: string): boolean =>
  widthOf({ text: brand, size: head.size }) + head.spacing * Array.from(brand).length <= head.width
