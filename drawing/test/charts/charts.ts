import type { SvgNode } from '../../src/pen/svg.js'

/** All nodes of a drawing, parents before children. */
export function nodesOf(drawing: SvgNode): ReadonlyArray<SvgNode> {
  const nodes: Array<SvgNode> = []
  const collect = (node: SvgNode): void => {
    nodes.push(node)
    for (const child of node.children) if (typeof child !== 'string') collect(child)
  }
  collect(drawing)
  return nodes
}

export function tagged(drawing: SvgNode, tag: string): ReadonlyArray<SvgNode> {
  return nodesOf(drawing).filter((node) => node.tag === tag)
}

/** The texts of a drawing, in order. */
export function lettersOf(drawing: SvgNode): ReadonlyArray<string> {
  return tagged(drawing, 'text').map(lineOf)
}

/** The text in a `text` node. */
export function lineOf({ children }: SvgNode): string {
  return children.filter((child) => typeof child === 'string').join('')
}

export const attribute = ({ attributes }: SvgNode, name: string): number => Number(attributes[name])

/** The colours that areas of a drawing are filled with. */
export function fillsOf(drawing: SvgNode): ReadonlySet<string> {
  return new Set(nodesOf(drawing).flatMap(({ attributes }) => String(attributes['fill'] ?? [])))
}
