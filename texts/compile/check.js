// Compares a language with the source language.
import { isLanguage, sourceLanguage } from './languages.js'
import { isMessage, placeholdersOf, pluralFaults, selectFaults } from './messages.js'

/**
 * The faults of a language, each with file, line and key.
 * @param source the source language as read
 * @param own the language as read
 * @returns {ReadonlyArray<string>}
 */
export const faultsOf = (language, source, own) => {
  if (!isLanguage(language))
    return [`texts/${language}: not the tag of a language (BCP 47), such as fr or fr-CA`]
  if (own.faults.length > 0) return own.faults
  const at = ({ file, line, key }, what) => `${file}:${line}: ${key}: ${what}`
  const missing = [...source.texts.values()]
    .filter(({ key }) => !own.texts.has(key))
    .map(({ key, file, line }) => {
      const ownFile = file.replace(/^texts\/[^/]+/, `texts/${language}`)
      return `${ownFile}: ${key} is missing (${file}:${line})`
    })
  const others = [...own.texts.values()].flatMap((text) => {
    const original = source.texts.get(text.key)
    if (original === undefined) return [at(text, `${sourceLanguage} does not have this text`)]
    return textFaults(language, source, original, text).map((what) => at(text, what))
  })
  const undescribed = [...own.texts.values()].filter(
    ({ key }) =>
      language === sourceLanguage &&
      !commentsOn(source, key).some(({ description }) => description !== undefined),
  )
  return [
    ...missing,
    ...others,
    ...undescribed.map((text) => at(text, 'no comment describes it or its group')),
  ]
}

/** The comments on a key, those on its group included. */
export const commentsOn = ({ comments }, key) =>
  key
    .split('.')
    .map((_, i, parts) => comments.get(parts.slice(0, i + 1).join('.')))
    .filter((comment) => comment !== undefined)

/** The placeholders that the comments on a text name, with their values if those are known. */
export const describedIn = (source, key) =>
  new Map(
    commentsOn(source, key)
      .flatMap(({ placeholders = {} }) => Object.entries(placeholders))
      .map(([name, { values }]) => [name, values]),
  )

/** What only slips and tools add to a translation. @param mayHaveBlanks whether its grammar may need blanks at its ends */
const slipsIn = (original, text, mayHaveBlanks) => {
  const adds = (pattern) => pattern.test(text) && !pattern.test(original)
  return [
    ...(adds(/<\/?[a-z][^<>]*>/i) ? ['remove the tag: pages show it as text'] : []),
    ...(adds(/'/) ? ["write ’ instead of '"] : []),
    ...(adds(/^\s|\s$/) && !mayHaveBlanks ? ['remove the blank at its start or end'] : []),
  ]
}

const textFaults = (language, source, original, { key, text }) => {
  if (text === '' && original.text !== '') return ['empty']
  if (isMessage(text) && text.includes("'"))
    return ["write ’ instead of ', which hides placeholders"]
  try {
    const described = describedIn(source, key)
    const [wanted, used] = [placeholdersOf(original.text), placeholdersOf(text)]
    const maxWidth = commentsOn(source, key).findLast((one) => one.maxWidth !== undefined)?.maxWidth
    return [
      ...slipsIn(
        original.text,
        text,
        commentsOn(source, key).some(({ blanks }) => blanks),
      ),
      ...[...wanted.keys()]
        // A placeholder with known values only chooses words.
        .filter((name) => !used.has(name) && !described.has(name))
        .map((name) => `the placeholder {${name}} is missing`),
      ...[...used.keys()]
        .filter((name) => !wanted.has(name) && !described.has(name))
        .map((name) => `the placeholder {${name}} is unknown here`),
      ...(isMessage(text)
        ? [...pluralFaults(language, text), ...selectFaults(described, text)]
        : []),
      ...(maxWidth !== undefined && widthOf(text) > maxWidth
        ? [`too long for its place: ${widthOf(text)} of at most ${maxWidth} columns`]
        : []),
    ]
  } catch (error) {
    return [`not a message in ICU MessageFormat: ${error.message.split('\n')[0]}`]
  }
}

/** Columns of a text: two for each letter of Chinese, Japanese and Korean. */
const widthOf = (text) =>
  [...text].reduce(
    (width, letter) =>
      width + (/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/.test(letter) ? 2 : 1),
    0,
  )
