// Compiles the texts of all languages to TypeScript modules in `texts/compiled`. Reports every fault with language, key and
// line, and then compiles nothing. Plain JavaScript, because it runs before anything is compiled.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describedIn, faultsOf } from './check.js'
import { codeOf, compilePart, partsOf, treeOf } from './emit.js'
import { folder, languageFolders, readLanguage, sourceLanguage } from './languages.js'
import { formattersIn, placeholdersOf } from './messages.js'
import { head, modulePartsCode, modulesOf, screensModule, sharedModules } from './modules.js'
import { parts } from '../manifest.js'

export { screensModule }

/** Whether the Japanese of a part may break between phrases only. */
export const breaksBetweenPhrases = (part) => parts[part]?.breaks === true

/** Everything that compiling one language needs. */
const openLanguage = (language, source, own = readLanguage(language)) => ({
  language,
  texts: own.texts,
  formatters: formattersIn([...own.texts.values()].map(({ text }) => text)),
  placeholders: (key) => placeholdersIn(source, key),
})

/** The placeholders that a text has in any language, with their types. */
const placeholdersIn = (source, key) => {
  const found = placeholdersOf(source.texts.get(key)?.text ?? '')
  for (const [name, values] of describedIn(source, key)) {
    const type = values?.map((value) => JSON.stringify(value)).join(' | ')
    if (type !== undefined || !found.has(name)) found.set(name, type ?? 'string | number')
  }
  return found
}

const typeOf =
  (source) =>
  ({ key }) => {
    const values = [...placeholdersIn(source, key)].map(
      ([name, type]) => `readonly ${name}: ${type}`,
    )
    return values.length === 0 ? 'string' : `(values: { ${values.join('; ')} }) => string`
  }

/** The types of all parts, from the source language. */
const partsModule = (source) => {
  const types = partsOf(source.texts).map(
    (part) => `readonly ${part}: ${readonlyCode(treeOf(source.texts, part, typeOf(source)))}`,
  )
  return `${head}export interface Parts {\n${types.join('\n')}\n}\n${modulePartsCode()}`
}

const readonlyCode = (tree) =>
  codeOf(tree)
    .replace(/\n(?=")/g, '\nreadonly ')
    .replace(/(?<=^|: |\[|, )\[/g, 'readonly [')

const partModule = (opened, part, change) =>
  `${head}import type { Parts } from '../../parts.js'\n` +
  compilePart(opened, part, { grammar: `../../../${opened.language}/grammar.js`, change }).replace(
    'export default ',
    `const texts: Parts['${part}'] = `,
  ) +
  'export default texts\n'

/** Lets the TypeScript compiler report formatters that grammar.ts lacks, with a text that uses them. */
const formattersModule = ({ language, texts, formatters }) =>
  [
    '// Compiled from the data of the language by texts/compile: the formatters that its messages use.',
    ...formatters.map((name) => {
      const user = [...texts.values()].find(({ text }) => formattersIn([text]).includes(name))
      return `export { ${name} } from '../../${language}/grammar.js' // ${user.file}:${user.line}`
    }),
    'export {}',
    '',
  ].join('\n')

/** All modules of a language, by file. */
const modulesIn = (opened) =>
  new Map([
    ...partsOf(opened.texts).map((part) => [`parts/${part}`, partModule(opened, part)]),
    ...modulesOf(opened.language),
    ['formatters', formattersModule(opened)],
  ])

const namesModule = (read) =>
  `${head}/** Each language's own name. */\nexport const languageNames = {\n${[...read]
    .map(([language, { name }]) => `${JSON.stringify(language)}: ${JSON.stringify(name)},`)
    .join('\n')}\n} as const\n`

const opened = new Map()

/**
 * Compiles one part of a language again, with changed texts: `change` gets a text with its key.
 * @returns the module's code
 */
export const changedPart = (language, part, change) => {
  if (!opened.has(language))
    opened.set(language, openLanguage(language, readLanguage(sourceLanguage)))
  return partModule(opened.get(language), part, change)
}

/** Reads all languages of a folder, the source first. */
const readAll = (root) =>
  new Map(languageFolders(root).map((language) => [language, readLanguage(language, root)]))

const faultsOfAll = (read) =>
  [...read].flatMap(([language, own]) => faultsOf(language, read.get(sourceLanguage), own))

/** The faults of all languages of a folder, each with file, line and key. */
export const faultsIn = (root) => faultsOfAll(readAll(root))

/** Parts that only the manifest or only the texts have. */
const manifestFaults = ({ texts }) => {
  const used = partsOf(texts)
  return [
    ...used
      .filter((part) => !(part in parts))
      .map((part) => `texts/manifest.js: the part ${part} is missing`),
    ...Object.keys(parts)
      .filter((part) => !used.includes(part))
      .map((part) => `texts/manifest.js: no text belongs to the part ${part}`),
  ]
}

const writeModules = (read) => {
  const source = read.get(sourceLanguage)
  const files = new Map([
    ['parts.ts', partsModule(source)],
    ['language-names.ts', namesModule(read)],
    ...[...sharedModules([...read.keys()])].map(([name, code]) => [`${name}.ts`, code]),
    ...[...read].flatMap(([language, own]) => {
      const modules = modulesIn(openLanguage(language, source, own))
      return [...modules].map(([name, code]) => [`${language}/${name}.ts`, code])
    }),
  ])
  writeChanged(path.join(folder, 'compiled'), files)
}

/** Writes files that differ from those of the folder, and removes all others, so that later steps see what changed. */
const writeChanged = (target, files) => {
  mkdirSync(target, { recursive: true })
  for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
    const file = path
      .relative(target, path.join(entry.parentPath, entry.name))
      .replaceAll(path.sep, '/')
    if (entry.isFile() && !files.has(file)) rmSync(path.join(target, file))
  }
  for (const [name, code] of files) {
    const file = path.join(target, name)
    mkdirSync(path.dirname(file), { recursive: true })
    if (contentOf(file) !== code) writeFileSync(file, code)
  }
}

const contentOf = (file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** One line for each language: how many texts it has, and how many are the same as in the source. */
const summaryOf = (read) => {
  const source = read.get(sourceLanguage).texts
  return [...read].map(([language, { texts }]) => {
    const same = [...texts.values()].filter(
      ({ key, text }) => /\p{L}{2}/u.test(text) && source.get(key)?.text === text,
    )
    const note = language === sourceLanguage ? '' : `, ${same.length} as in ${sourceLanguage}`
    return `${language}: ${texts.size} texts${note}`
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = readAll(folder)
  const faults = [...faultsOfAll(read), ...manifestFaults(read.get(sourceLanguage))]
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
  else writeModules(read)
  if (faults.length === 0 && !process.argv.includes('--quiet'))
    console.log(summaryOf(read).join('\n'))
}
