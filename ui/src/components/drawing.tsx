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

/** React writes `stroke-width` as `strokeWidth`. */
const toReactAttributes = (attributes: SvgNode['attributes']) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
