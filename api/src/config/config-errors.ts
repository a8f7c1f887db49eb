import type { Errors } from 'io-ts'
import { closestMatch } from 'leven'
import { isSet } from './codecs.js'
import { isVariable, variables } from './variables.js'

export type EnvTexts = Readonly<Record<string, string | undefined>>

/** Variables that other commands and the tests read. */
const otherVariables = [
  'KAOIRO_API_URL',
  'KAOIRO_SITE_URL',
  'KAOIRO_TEST_DATABASE_URL',
  'KAOIRO_TEST_POOLER_URL',
]

/** Maximum number of characters of a value in an error line. */
const maxShown = 40

/** Truncates a value and replaces control characters, which could control the terminal. */
const shown = (text: string): string =>
  (text.length > maxShown ? `${text.slice(0, maxShown)}…` : text).replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    '\ufffd',
  )

/** An error line for each variable with an invalid value. Secret values are not shown. */
export function invalidVariables(errors: Errors, texts: EnvTexts): ReadonlyArray<string> {
  return errors
    .map(({ context }) => context[1]?.key ?? '')
    .filter(isVariable)
    .map((name) => {
      const { name: expected, isSecret } = variables[name]
      const value = isSecret ? 'the value' : `"${shown(texts[name] ?? '')}"`
      return `${name}: ${value} is not valid. Use ${expected}.`
    })
}

/** An error line for each unknown variable with the prefix KAOIRO_, which is probably misspelled. */
export function unknownVariables(texts: EnvTexts): ReadonlyArray<string> {
  return Object.keys(texts)
    .filter((name) => name.startsWith('KAOIRO_') && isSet(texts[name]))
    .filter((name) => !isVariable(name) && !otherVariables.includes(name))
    .map((name) => {
      // Allows one typing mistake for every four letters.
      const maxDistance = Math.floor(name.length / 4)
      const meant = closestMatch(name, Object.keys(variables), { maxDistance })
      const suggestion = meant === undefined ? 'Remove it.' : `Did you mean ${meant}?`
      return `${shown(name)}: unknown variable. ${suggestion}`
    })
}

/** An error line for each missing variable that another variable requires. */
export function missingVariables(texts: EnvTexts): ReadonlyArray<string> {
  return [...withoutDatabase(texts), ...withoutBucket(texts)]
}

const withoutDatabase = (texts: EnvTexts): ReadonlyArray<string> => {
  const role = texts['KAOIRO_ROLE'] ?? ''
  return ['web', 'worker'].includes(role) && !isSet(texts['DATABASE_URL'])
    ? [
        `DATABASE_URL: not set. The role ${role} needs a PostgreSQL server; set DATABASE_URL or use the role all.`,
      ]
    : []
}

const withoutBucket = (texts: EnvTexts): ReadonlyArray<string> =>
  isSet(texts['KAOIRO_S3_BUCKET'])
    ? []
    : Object.keys(variables)
        .filter((name) => name.startsWith('KAOIRO_S3_') && isSet(texts[name]))
        .map((name) => `${name}: KAOIRO_S3_BUCKET is not set. Set it to the name of the bucket.`)
