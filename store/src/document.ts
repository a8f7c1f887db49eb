import type { Node, ParseError } from 'jsonc-parser'
import {
  createScanner,
  findNodeAtLocation,
  getNodePath,
  getNodeValue,
  parseTree,
} from 'jsonc-parser'
import * as E from 'fp-ts/lib/Either.js'
import type { StoreFault, StoreWarning } from './faults.js'

export type Path = ReadonlyArray<string | number>

/** The values of a file, and where each is. */
export interface Document {
  readonly file: string
  readonly value: unknown
  /** The line of a value from 1; of the value that lacks it, if it is missing. */
  readonly lineOf: (path: Path) => number
  /** How the file's author names the place of a value. */
  readonly nameOf: (path: Path) => string
}

/** A place, as faults name it. */
export function placeIn({ file, lineOf, nameOf }: Document, path: Path) {
  return {
    file,
    line: lineOf(path),
    path: nameOf(path),
  }
}

/** A file, with what is wrong with it apart from its values. */
export interface ReadDocument {
  readonly document: Document
  readonly faults: ReadonlyArray<StoreFault>
  readonly warnings: ReadonlyArray<StoreWarning>
}

/** Finds the line of a place in a text, from 1, by a binary search: a list may have thousands of faults. */
const linesOf = (text: string) => {
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index)
  return (offset: number): number => {
    let [low, high] = [0, breaks.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((breaks[middle] ?? offset) < offset) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}

const dotted = (path: Path): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')

/** Maximum nesting of brackets. A store needs seven; the parser would overflow the stack at some thousand. */
const maxDepth = 100

/** The offset of a bracket that is nested too deeply; null if there is none. */
const tooDeepAt = (text: string): number | null => {
  const scanner = createScanner(text, true)
  const closing: Array<string> = []
  while (scanner.getPosition() < text.length) {
    scanner.scan()
    const first = text.charAt(scanner.getTokenOffset())
    if (first === '{' || first === '[') closing.push(first === '{' ? '}' : ']')
    // The parser skips other closing brackets.
    else if (first === closing.at(-1)) closing.pop()
    if (closing.length > maxDepth) return scanner.getTokenOffset()
  }
  return null
}

/** Keys that occur twice in one object. */
const repeatedKeys = ({ type, children = [] }: Node): ReadonlyArray<Node> => {
  const seen = new Set<unknown>()
  const repeated = children.flatMap(({ children: [key] = [] }) => {
    if (type !== 'object' || key === undefined) return []
    return seen.size === seen.add(key.value).size ? [key] : []
  })
  return [...repeated, ...children.flatMap(repeatedKeys)]
}

/** Reads JSON with comments and trailing commas. */
export function jsonDocument(file: string, text: string): E.Either<StoreFault, ReadDocument> {
  const lineAt = linesOf(text)
  const deep = tooDeepAt(text)
  if (deep !== null) return E.left({ _tag: 'Syntax', file, line: lineAt(deep) })
  const errors: Array<ParseError> = []
  const root = parseTree(text, errors, { allowTrailingComma: true })
  const [error] = errors
  if (error !== undefined || root === undefined)
    return E.left({ _tag: 'Syntax', file, line: lineAt(error?.offset ?? 0) })
  const lineOf = (path: Path): number => {
    const node = findNodeAtLocation(root, [...path])
    if (node === undefined) return path.length === 0 ? 1 : lineOf(path.slice(0, -1))
    return lineAt((node.parent?.type === 'property' ? node.parent : node).offset)
  }
  const nameOf = (path: Path) => dotted(path) || file
  return E.right({
    document: { file, value: getNodeValue(root) as unknown, lineOf, nameOf },
    faults: repeatedKeys(root).map((key) => ({
      _tag: 'RepeatedKey',
      file,
      line: lineAt(key.offset),
      path: nameOf(getNodePath(key)),
    })),
    warnings: [],
  })
}

/** The value at a place; undefined if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  )
}

/** The object at a place; empty if there is none. */
export function objectAt(value: unknown, path: Path): Readonly<Record<string, unknown>> {
  const found = valueAt(value, path)
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? { ...found } : {}
}

/** The list at a place; empty if there is none. */
export function listAt(value: unknown, path: Path): ReadonlyArray<unknown> {
  const found = valueAt(value, path)
  return Array.isArray(found) ? found : []
}
