import type { ReactElement } from 'react'
import { createElement } from 'react'
import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'

interface DrawingProps {
  readonly node: SvgNode
  /** Describes the picture; left out if the words beside it do. */
  readonly title?: string
}

/** One of core's drawings in the page. */
export const Drawing = ({ node, title }: DrawingProps) =>
  toElement(
    node,
    title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title },
  )

const toElement = (
  { tag, attributes, children }: SvgNode,
  more: Readonly<Record<string, unknown>> = {},
): ReactElement =>
  createElement(
    tag,
    { ...toReactAttributes(attributes), ...more },
    ...children.map((child) => (typeof child === 'string' ? child : toElement(child))),
  )

const toReactAttributes = (attributes: SvgNode['attributes']) => {
  const renamed: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(attributes)) renamed[reactNameOf(name)] = value
  return renamed
}

const reactNames = new Map<string, string>()

/** React writes `stroke-width` as `strokeWidth`. Kept: drawings have thousands of few names. */
const reactNameOf = (name: string): string => {
  const known = reactNames.get(name)
  if (known !== undefined) return known
  const made = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  reactNames.set(name, made)
  return made
}
