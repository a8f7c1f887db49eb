import type { Box } from '@kaoiro/core/light-card'

/**
 * A drawing as data that can be rendered with React, as a string or in a terminal. Drawings use no ids, and therefore
 * no gradients or clip paths: several drawings share a page, where ids would clash.
 */
export interface SvgNode {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string | number>>
  readonly children: ReadonlyArray<SvgNode | string>
}

export function node(
  tag: string,
  attributes: SvgNode['attributes'],
  children: SvgNode['children'] = [],
): SvgNode {
  return { tag, attributes, children }
}

export function group(
  children: SvgNode['children'],
  attributes: SvgNode['attributes'] = {},
): SvgNode {
  return node('g', attributes, children)
}

/** A root element whose coordinates start at the origin. */
export function picture(width: number, height: number, children: SvgNode['children']): SvgNode {
  return node(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, fill: 'none' },
    children,
  )
}

/** A drawing, or an image of one, nested in another drawing. */
export function placed(drawing: SvgNode, box: Box): SvgNode {
  return node(drawing.tag, { ...drawing.attributes, ...box }, drawing.children)
}

/**
 * Makes the shortest text of a number rounded to parts of a unit. `String` takes far longer for a fraction, and a drawn face
 * has some thousand.
 */
export function decimals(parts: number): (n: number) => string {
  const fractions = Array.from({ length: parts }, (_, i) => String(i / parts).slice(1))
  return (n) => {
    const all = Math.round(n * parts)
    const size = Math.abs(all)
    const rest = size % parts
    return `${all < 0 ? '-' : ''}${(size - rest) / parts}${fractions[rest] ?? ''}`
  }
}

/** The text of a coordinate. */
export const hundredths = decimals(100)

/**
 * Rounds the path coordinates of an SVG source to tenths, which saves a quarter of the size; the error on a phone is at
 * most 0.2 pixels.
 *
 * @param parts parts of a unit
 */
export function shortened(svg: string, parts: number): string {
  const text = decimals(parts)
  return svg.replace(/ d="[^"]*"/g, (path) =>
    path.replace(/-?\d+\.\d+/g, (number) => text(Number(number))),
  )
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes text for use between tags or in double quotes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (char) => entities[char] ?? char)
}

const attributeText = ([name, value]: readonly [string, string | number]): string =>
  ` ${name}="${typeof value === 'number' ? hundredths(value) : escaped(value)}"`

/** The drawing as the source of a standalone SVG image. */
export function svgText({ tag, attributes, children }: SvgNode): string {
  const opening = `<${tag}${Object.entries(attributes).map(attributeText).join('')}`
  const inside = children
    .map((child) => (typeof child === 'string' ? escaped(child) : svgText(child)))
    .join('')
  return inside === '' ? `${opening}/>` : `${opening}>${inside}</${tag}>`
}
