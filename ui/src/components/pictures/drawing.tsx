import type { ReactElement } from 'react'
import { createElement } from 'react'
import { inFontsOf } from '@kaoiro/drawing/pen'
import type { SvgNode } from '@kaoiro/drawing/pen'
import { useLanguage } from '../../language/language.js'
import styles from '../figures.module.css'

interface DrawingProps {
  readonly node: SvgNode
  /** Description of a chart; omitted if the text next to it describes the drawing. */
  readonly title?: string
}

/** Renders one of core's drawings inline. */
export function Drawing({ node, title }: DrawingProps) {
  const language = useLanguage()
  return toElement(
    inFontsOf(language)(node),
    title === undefined
      ? { 'aria-hidden': true }
      : { role: 'img', 'aria-label': title, className: styles['chart'] },
  )
}

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

/**
 * Returns React's name of an attribute, such as `strokeWidth` for `stroke-width`. Memoised, because
 * drawings repeat a few names thousands of times.
 */
const reactNameOf = (name: string): string => {
  const known = reactNames.get(name)
  if (known !== undefined) return known
  const made = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  reactNames.set(name, made)
  return made
}
