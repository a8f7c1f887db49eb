// Compiles texts to TypeScript modules: texts without placeholders to strings, the others to functions.
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module.js'
import { isMessage } from './messages.js'

/** The texts of the keys that begin with `part.`, as a tree. Consecutive numbers from 0 make an array. */
export const treeOf = (texts, part, valueOf) => {
  const root = {}
  for (const text of texts.values()) {
    const [first, ...names] = text.key.split('.')
    if (first !== part) continue
    const last = names.pop()
    let node = root
    for (const name of names) node = node[name] ??= {}
    node[last] = valueOf(text)
  }
  return root
}

/** Writes a tree as code. Leaves are code. */
export const codeOf = (tree, open = '{', close = '}') => {
  if (typeof tree === 'string') return tree
  const entries = Object.entries(tree)
  if (isList(entries)) return `[${entries.map(([, value]) => codeOf(value)).join(', ')}]`
  return `${open}${entries.map(([name, value]) => `\n${JSON.stringify(name)}: ${codeOf(value)}`).join(',')}\n${close}`
}

const isList = (entries) => entries.length > 0 && entries.every(([name], at) => name === String(at))

/** The parts of a language: the first words of its keys. */
export const partsOf = (texts) => [...new Set([...texts.keys()].map((key) => key.split('.')[0]))]

/** A formatter that a language's grammar.ts exports, such as the particles of Korean. */
const formatterFrom = (grammar) => (id) => ({
  id,
  module: grammar,
  arg: 'string',
  formatter: (value) => value,
})

/**
 * Compiles one part of a language to a module with a default export.
 * @param {(text: string, key: string) => string} change changes a text before it is compiled
 */
export const compilePart = (
  { language, texts, formatters, placeholders },
  part,
  { grammar, change = (text) => text },
) => {
  const names = formatters.map((id) => [id, formatterFrom(grammar)(id)])
  const library = new MessageFormat(language, { customFormatters: Object.fromEntries(names) })
  const messages = []
  const tree = treeOf(texts, part, ({ text, key }) => {
    const changed = change(text, key)
    if (!isMessage(changed) && placeholders(key).size === 0) return JSON.stringify(changed)
    messages.push(changed)
    return `m${messages.length - 1}`
  })
  const compiled = compileModule(
    library,
    Object.fromEntries(messages.map((text, at) => [`m${at}`, text])),
  )
  const [imports, functions] = compiled.split('export default {')
  const constants = functions
    .replace(/\}\s*$/, '')
    .split(/\n {2}(?=m\d+: )/)
    .slice(1)
    .map((line) => `const ${line.trimEnd().replace(/,$/, '').replace(': ', ' = ')}\n`)
  return `${messages.length > 0 ? imports : ''}${constants.join('')}export default ${codeOf(tree)}\n`
}
