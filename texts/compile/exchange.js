// Exchanges texts with translation tools (Weblate, Crowdin, translate toolkit), as one file for each language in the format of
// Application Resource Bundles (ARB). The tools read keys with dots as nested ones, and only comments on single texts.
//   node texts/compile/exchange.js write FOLDER    writes en.arb, ja.arb and so on
//   node texts/compile/exchange.js read FILE       writes the texts of fr.arb to texts/fr
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parts } from '../manifest.js'
import { commentsOn, describedIn } from './check.js'
import { folder, languageFolders, readLanguage, sourceLanguage } from './languages.js'
import { placeholdersOf } from './messages.js'

const toolKey = (key) => key.replaceAll('.', '/')

/** The parts that visitors read first: the first screen, the photo, the result. */
const first = ['start', 'capture', 'result']

const partOf = (key) => key.split('.')[0]

/** The texts for translators, the most read first. No module contains those that are for tests. */
const exchanged = ({ texts }) => {
  const rank = ({ key }) =>
    first.includes(partOf(key)) ? first.indexOf(partOf(key)) : first.length
  return [...texts.values()]
    .filter(({ key }) => parts[partOf(key)]?.in.length !== 0)
    .sort((one, other) => rank(one) - rank(other))
}

/** All that comments say about a text: those on its groups, its limit, and the words of its values. */
const commentFor = (source, { key, text }) => {
  const comments = commentsOn(source, key)
  const described = describedIn(source, key)
  const maxWidth = comments.findLast((one) => one.maxWidth !== undefined)?.maxWidth
  const description = [
    ...comments.flatMap((one) => one.description ?? []),
    ...(maxWidth === undefined
      ? []
      : [`At most ${maxWidth} columns; Chinese, Japanese and Korean letters take two.`]),
    ...[...described].flatMap(([name, values]) =>
      values === undefined ? `{${name}} may be used.` : `{${name}}: ${values.join(', ')}.`,
    ),
  ].join(' ')
  const names = [...placeholdersOf(text).keys(), ...described.keys()]
  return {
    description,
    ...(names.length === 0
      ? {}
      : { placeholders: Object.fromEntries(names.map((name) => [name, {}])) }),
  }
}

/** The file of a language for translation tools. Only that of the source language has comments. */
export const exchangeFile = (language, root = folder) => {
  const source = readLanguage(sourceLanguage, root)
  const { texts } = readLanguage(language, root)
  const entries = exchanged(source).flatMap((original) => {
    const name = toolKey(original.key)
    const own = texts.get(original.key)
    if (own === undefined) return []
    const comment = language === sourceLanguage ? [[`@${name}`, commentFor(source, original)]] : []
    return [[name, own.text], ...comment]
  })
  return jsonOf(Object.fromEntries([['@@locale', language], ...entries]))
}

/** As the tools write it, so that only changed texts differ. */
const jsonOf = (content) => `${JSON.stringify(content, null, 2)}\n`

/**
 * Writes the texts of a tool's file to the language's folder. Texts that it lacks or leaves empty remain as they were.
 * @returns the keys of texts that the source language does not have
 */
export const readExchange = (language, arb, root = folder) => {
  if (language === sourceLanguage)
    throw new Error(`${language} is the source language; change texts/${language} instead`)
  const source = readLanguage(sourceLanguage, root)
  const target = path.join(root, language)
  mkdirSync(target, { recursive: true })
  const own = readLanguage(language, root)
  const given = new Map(Object.entries(JSON.parse(arb)).filter(([key]) => !key.startsWith('@')))
  for (const file of new Set([...source.texts.values()].map((text) => path.basename(text.file)))) {
    const texts = [...source.texts.values()]
      .filter((text) => path.basename(text.file) === file)
      .map(({ key }) => [key, given.get(toolKey(key)) || own.texts.get(key)?.text])
      .filter(([, text]) => text !== undefined)
    const head = [
      ['@@locale', language],
      ...(file === 'screens.json' ? [['@@x-name', own.name ?? ownNameOf(language)]] : []),
    ]
    writeFileSync(path.join(target, file), jsonOf(Object.fromEntries([...head, ...texts])))
  }
  const known = new Set([...source.texts.keys()].map(toolKey))
  return [...given.keys()].filter((key) => !known.has(key))
}

const ownNameOf = (language) => new Intl.DisplayNames(language, { type: 'language' }).of(language)

const wordsIn = (texts) => texts.reduce((sum, { text }) => sum + text.match(/\S+/g).length, 0)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [action, given] = process.argv.slice(2)
  if (given === undefined || !['write', 'read'].includes(action)) {
    console.error('Usage: node texts/compile/exchange.js write FOLDER, or read FILE.arb')
    process.exitCode = 2
  } else if (action === 'write') {
    mkdirSync(given, { recursive: true })
    for (const language of languageFolders())
      writeFileSync(path.join(given, `${language}.arb`), exchangeFile(language))
    const all = exchanged(readLanguage(sourceLanguage))
    const early = all.filter(({ key }) => first.includes(partOf(key)))
    console.log(
      `${all.length} texts of ${wordsIn(all)} words. First the ${early.length} of ${first.join(', ')}: ${wordsIn(early)} words.`,
    )
  } else {
    const unknown = readExchange(path.basename(given, '.arb'), readFileSync(given, 'utf8'))
    for (const key of unknown) console.error(`${given}: ${key}: no text has this key`)
    if (unknown.length > 0) process.exitCode = 1
  }
}
