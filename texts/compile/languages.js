// Reads a language's files: JSON in the format of Application Resource Bundles (ARB), with messages in ICU MessageFormat.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { visit } from 'jsonc-parser'

/** The folder with a folder for each language. */
export const folder = fileURLToPath(new URL('../', import.meta.url))

/** The language that the others are translated from. It sets keys, placeholders, comments and limits. */
export const sourceLanguage = 'en'

/** All languages with a folder, the source first. */
export const languageFolders = (root = folder) => {
  const names = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}(-\w+)*$/.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => readdirSync(path.join(root, name)).some((file) => file.endsWith('.json')))
  return [sourceLanguage, ...names.filter((name) => name !== sourceLanguage)]
}

/**
 * A text of a language.
 * @typedef {{ readonly key: string, readonly text: string, readonly file: string, readonly line: number }} Text
 *
 * A comment of the source language: on one key, or on all keys that begin with it.
 * @typedef {{ readonly description?: string, readonly maxWidth?: number,
 *   readonly placeholders?: Readonly<Record<string, unknown>> }} Comment
 */

/**
 * Reads all texts of a language.
 * @returns {{ texts: Map<string, Text>, comments: Map<string, Comment>, faults: Array<string> }}
 */
export const readLanguage = (language, root = folder) => {
  const texts = new Map()
  const comments = new Map()
  const faults = []
  const names = readdirSync(path.join(root, language)).filter((name) => name.endsWith('.json'))
  for (const name of names) {
    const file = `texts/${language}/${name}`
    const json = readFileSync(path.join(root, language, name), 'utf8')
    const lines = linesOf(json, (line) => faults.push(`${file}:${line}: not JSON`))
    if (faults.length > 0) continue
    for (const [key, value] of Object.entries(JSON.parse(json))) {
      const line = lines.get(key) ?? 1
      if (key.startsWith('@@')) continue
      if (key.startsWith('@')) comments.set(key.slice(1), value)
      else if (typeof value !== 'string') faults.push(`${file}:${line}: ${key} must be a text`)
      else if (texts.has(key)) faults.push(`${file}:${line}: ${key} is in two files`)
      else texts.set(key, { key, text: value, file, line })
    }
  }
  return { texts, comments, faults }
}

/** The line of each key, from 1. */
const linesOf = (json, onError) => {
  const lines = new Map()
  visit(json, {
    onObjectProperty: (key, _offset, _length, startLine, _column, pathSupplier) => {
      if (pathSupplier().length === 0) lines.set(key, startLine + 1)
    },
    onError: (_error, _offset, _length, startLine) => onError(startLine + 1),
  })
  return lines
}
