// Compiles the texts of all languages to TypeScript modules in `texts/compiled`. Reports every fault with language, key and
// line, and then compiles nothing. Plain JavaScript, because it runs before anything is compiled.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describedIn, faultsOf } from './check.js'
import { codeOf, compilePart, partsOf, treeOf } from './emit.js'
import { folder, languageFolders, readLanguage, sourceLanguage } from './languages.js'
import { formattersIn, placeholdersOf } from './messages.js'
import { composed, firstParts, laterScreens, single } from './modules.js'

// The code that the library writes is not type-checked; only the declared types of these modules count.
const head = '// @ts-nocheck\n// Compiled from the data of the language by texts/compile.\n'

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
  const parts = partsOf(source.texts).map(
    (part) => `readonly ${part}: ${readonlyCode(treeOf(source.texts, part, typeOf(source)))}`,
  )
  return `${head}export interface Parts {\n${parts.join('\n')}\n}\n`
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

const composedModule = (
  language,
  { name, exported = name, make, from, type: [type, typeFrom], parts, after = [] },
) => {
  const up = '../'.repeat(name.split('/').length + 1)
  const own = '../'.repeat(name.split('/').length - 1) || './'
  return [
    `${head}import { ${make} } from '${up}src/${from}.js'`,
    `import type { ${type} } from '${up}src/${typeFrom}.js'`,
    ...parts.map((part) => `import ${part}Part from '${own}parts/${part}.js'`),
    ...after.map((other) =>
      other === 'grammar'
        ? `import { grammar } from '${up}${language}/grammar.js'`
        : `import { ${other} as ${other}Texts } from '${own}${other}.js'`,
    ),
    `export const ${exported}: ${type} = /* @__PURE__ */ ${make}({ ${parts.map((part) => `${part}: ${part}Part`).join(', ')} }${after
      .map((other) => `, ${other === 'grammar' ? other : `${other}Texts`}`)
      .join('')})`,
    '',
  ].join('\n')
}

const singleModule = ({ name, exported, part }) =>
  `${head}export { default as ${exported} } from '${name.includes('/') ? '../' : './'}parts/${part}.js'\n`

/** The texts of the first screen, and functions that load those of the others. @param without names of texts to leave out */
export const screensModule = (without = []) =>
  [
    head.trimEnd(),
    ...firstParts
      .filter((name) => !without.includes(name))
      .map((name) => `export { ${name} } from './${name}.js'`),
    ...laterScreens
      .filter((name) => !without.includes(name))
      .map((name) => `export const ${name} = () => import('./${name}.js')`),
    '',
  ].join('\n')

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

const programsModule = () =>
  [
    head.trimEnd(),
    "export const content = () => import('./content.js')",
    "export const messages = () => import('./messages.js')",
    "export const lightCard = () => import('./lightCard.js')",
    "export const result = () => import('./result.js')",
    "import type { TerminalLoaders } from '../../src/terminal/make-terminal.js'",
    'export const terminal: TerminalLoaders = {',
    ...[...composed, ...single]
      .filter(({ name }) => name.startsWith('terminal/'))
      .map(({ name }) => `  ${name.slice('terminal/'.length)}: () => import('./${name}.js'),`),
    '}',
    '',
  ].join('\n')

/** All modules of a language, by file. */
const modulesOf = (opened) =>
  new Map([
    ...partsOf(opened.texts).map((part) => [`parts/${part}`, partModule(opened, part)]),
    ...composed.map((module) => [module.name, composedModule(opened.language, module)]),
    ...single.map((module) => [module.name, singleModule(module)]),
    ['screens', screensModule()],
    ['programs', programsModule()],
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

const writeModules = (read) => {
  const source = read.get(sourceLanguage)
  const files = new Map([
    ['parts.ts', partsModule(source)],
    ['language-names.ts', namesModule(read)],
    ...[...read].flatMap(([language, own]) => {
      const modules = modulesOf(openLanguage(language, source, own))
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
  const faults = faultsOfAll(read)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
  else writeModules(read)
  if (faults.length === 0 && !process.argv.includes('--quiet'))
    console.log(summaryOf(read).join('\n'))
}
