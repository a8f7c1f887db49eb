import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { texts } from './shown-cards.js'

/** Code points, both included. */
const span = (from: number, to: number): ReadonlyArray<string> =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i))

/** The visible letters of ASCII and Latin-1. */
const latin = [...span(0x20, 0x7e), ...span(0xa0, 0xff)]

/** What the cards' font is to have: Latin, the brand, and all letters of the content, for cards to come. */
export const cardLetters = (brand: string): ReadonlySet<string> =>
  new Set([...latin, ...brand, ...JSON.stringify(texts)])

/** All letters that a drawing writes. */
export const writtenIn = (drawing: SvgNode): ReadonlyArray<string> =>
  drawing.children.flatMap((child) => (typeof child === 'string' ? [...child] : writtenIn(child)))
