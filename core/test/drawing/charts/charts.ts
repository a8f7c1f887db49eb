import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'

/** All nodes of a drawing, parents before children. */
const nodesOf = (drawing: SvgNode): ReadonlyArray<SvgNode> => [
  drawing,
  ...drawing.children.flatMap((child) => (typeof child === 'string' ? [] : nodesOf(child))),
]

export const tagged = (drawing: SvgNode, tag: string): ReadonlyArray<SvgNode> =>
  nodesOf(drawing).filter((node) => node.tag === tag)

/** The lines of text in a drawing, in order. */
export const lettersOf = (drawing: SvgNode): ReadonlyArray<string> =>
  tagged(drawing, 'text').map(lineOf)

/** What a `text` node says. */
export const lineOf = ({ children }: SvgNode): string =>
  children.filter((child) => typeof child === 'string').join('')

export const attribute = ({ attributes }: SvgNode, name: string): number => Number(attributes[name])
