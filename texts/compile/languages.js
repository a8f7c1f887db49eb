// Reads a language's files: JSON with a key for each text, comments, and messages in ICU MessageFormat.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { visit } from 'jsonc-parser'

/** The folder with a folder for each language. */
export const folder = fileURLToPath(new URL('../', import.meta.url))

/** The language that the others are translated from. It sets keys, placeholders, comments and limits. */
export const sourceLanguage = 'en'

/** The names of all folders with data, the source language first. */
export const languageFolders = (root = folder) => {
  const names = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ownFolders.includes(entry.name))
    .map(({ name }) => name)
    .filter((name) => readdirSync(path.join(root, name)).some((file) => file.endsWith('.json')))
  return [sourceLanguage, ...names.filter((name) => name !== sourceLanguage)]
}

const ownFolders = ['src', 'test', 'compile', 'compiled', 'dist', 'node_modules']

/** Whether a name is the tag of a language that the machine knows, in its usual spelling. */
export const isLanguage = (name) => {
  try {
    return (
      Intl.getCanonicalLocales(name)[0] === name &&
      Intl.PluralRules.supportedLocalesOf([name]).length === 1
    )
  } catch {
    return false
  }
}

/**
 * A text of a language.
 * @typedef {{ readonly key: string, readonly text: string, readonly file: string, readonly line: number }} Text
 *
 * A comment of the source language: on one key, or on all keys that begin with it.
 * @typedef {{ readonly description?: string, readonly maxWidth?: number, readonly blanks?: true,
 *   readonly placeholders?: Readonly<Record<string, { readonly values?: ReadonlyArray<string> }>> }} Comment
 */

/**
 * Reads all texts of a language.
 * @returns {{ texts: Map<string, Text>, comments: Map<string, Comment>, faults: Array<string>, name?: string }}
 */
export const readLanguage = (language, root = folder) => {
  const texts = new Map()
  const comments = new Map()
  const faults = []
  let name
  const files = readdirSync(path.join(root, language)).filter((file) => file.endsWith('.json'))
  for (const fileName of files) {
    const file = `texts/${language}/${fileName}`
    const add = (line, what) => faults.push(`${file}:${line}: ${what}`)
    const json = readFileSync(path.join(root, language, fileName), 'utf8')
    const { lines, errors, twice } = scan(json)
    for (const { key, line } of twice) add(line, `${key} is given twice`)
    if (errors.length > 0) {
      add(errors[0], 'not JSON: look for a missing comma or quotation mark here or just above')
      continue
    }
    const content = JSON.parse(json)
    name ??= content['@@x-name']
    if (content['@@locale'] !== language)
      add(lines.get('@@locale') ?? 1, `@@locale must be "${language}", the name of the folder`)
    for (const [key, value] of Object.entries(content)) {
      const line = lines.get(key) ?? 1
      if (key.startsWith('@@')) continue
      if (key.startsWith('@')) comments.set(key.slice(1), value)
      else if (typeof value !== 'string') add(line, `${key} must be a text`)
      else if (texts.has(key)) add(line, `${key} is in two files`)
      else texts.set(key, { key, text: value, file, line })
    }
  }
  if (name === undefined && faults.length === 0)
    faults.push(`texts/${language}: a file must give @@x-name, the own name of the language`)
  return { texts, comments, faults, name }
}

/** The line of each key, keys that are given twice, and the lines of errors; all from 1. */
const scan = (json) => {
  const lines = new Map()
  const errors = []
  const twice = []
  visit(json, {
    onObjectProperty: (key, _offset, _length, startLine, _column, pathSupplier) => {
      if (pathSupplier().length > 0) return
      if (lines.has(key)) twice.push({ key, line: startLine + 1 })
      lines.set(key, startLine + 1)
    },
    onError: (_error, _offset, _length, startLine) => errors.push(startLine + 1),
  })
  return { lines, errors, twice }
}
