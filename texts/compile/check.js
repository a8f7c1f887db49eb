// Compares a language with the source language.
import { isMessage, placeholdersOf, pluralFaults } from './messages.js'

/**
 * The faults of a language, each with file, line and key.
 * @param source the source language as read
 * @param own the language as read
 * @returns {ReadonlyArray<string>}
 */
export const faultsOf = (language, source, own) => {
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
    if (original === undefined)
      return [
        at(text, `there is no such text in ${[...source.texts.values()][0]?.file.split('/')[1]}`),
      ]
    return textFaults(language, original, text, commentsOn(source, text.key)).map((what) =>
      at(text, what),
    )
  })
  return [...missing, ...others]
}

/** The comments on a key, those on its group included. */
const commentsOn = ({ comments }, key) =>
  key
    .split('.')
    .map((_, i, parts) => comments.get(parts.slice(0, i + 1).join('.')))
    .filter((comment) => comment !== undefined)

/** The placeholders that the translations of a text may use or leave out. */
export const optionalIn = (source, key) =>
  new Set(commentsOn(source, key).flatMap(({ placeholders = {} }) => Object.keys(placeholders)))

const textFaults = (language, original, { text }, comments) => {
  try {
    const optional = new Set(comments.flatMap(({ placeholders = {} }) => Object.keys(placeholders)))
    const [wanted, used] = [placeholdersOf(original.text), placeholdersOf(text)]
    const maxWidth = comments.findLast((comment) => comment.maxWidth !== undefined)?.maxWidth
    return [
      ...[...wanted.keys()]
        .filter((name) => !used.has(name) && !optional.has(name))
        .map((name) => `the placeholder {${name}} is missing`),
      ...[...used.keys()]
        .filter((name) => !wanted.has(name) && !optional.has(name))
        .map((name) => `there is no placeholder {${name}}`),
      ...(isMessage(text) ? pluralFaults(language, text) : []),
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
