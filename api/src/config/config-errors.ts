import type { Errors } from 'io-ts'
import { closestName } from './closest-name.js'
import { isSet } from './codecs.js'
import { isVariable, variables } from './variables.js'

/** Variables by their names, as Node has them. */
export type EnvTexts = Readonly<Record<string, string | undefined>>

/** Variables that the other commands and the tests read. */
const variablesOfOthers = ['KAOIRO_API_URL', 'KAOIRO_SITE_URL', 'KAOIRO_TEST_DATABASE_URL']

/** Characters of a variable's text that an error line shows at most. */
const maxShown = 40

/** Bounded, and without characters that control a terminal. */
const shown = (text: string): string =>
  (text.length > maxShown ? `${text.slice(0, maxShown)}…` : text).replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    '\ufffd',
  )

/** A line for each variable whose text is not a valid value; secret texts are not shown. */
export const invalidVariables = (errors: Errors, texts: EnvTexts): ReadonlyArray<string> =>
  errors
    .map(({ context }) => context[1]?.key ?? '')
    .filter(isVariable)
    .map((name) => {
      const { name: needed, isSecret } = variables[name]
      return `${name}: ${needed} is needed${isSecret ? '' : `, not "${shown(texts[name] ?? '')}"`}`
    })

/** A line for each name that has our prefix and is unknown: nobody sets a variable without a purpose. */
export const unknownVariables = (texts: EnvTexts): ReadonlyArray<string> =>
  Object.keys(texts)
    .filter((name) => name.startsWith('KAOIRO_') && isSet(texts[name]))
    .filter((name) => !isVariable(name) && !variablesOfOthers.includes(name))
    .map((name) => {
      const meant = closestName(name, Object.keys(variables))
      const question = meant === undefined ? '' : `; is ${meant} meant?`
      return `${shown(name)}: there is no such variable${question}`
    })

/** A line for each variable that another one needs beside it and that is not set. */
export const missingCompanions = (texts: EnvTexts): ReadonlyArray<string> => [
  ...withoutDatabase(texts),
  ...withoutBucket(texts),
]

const withoutDatabase = (texts: EnvTexts): ReadonlyArray<string> => {
  const role = texts['KAOIRO_ROLE'] ?? ''
  return ['web', 'worker'].includes(role) && !isSet(texts['DATABASE_URL'])
    ? [`DATABASE_URL: the role ${role} needs it: the embedded database belongs to one process`]
    : []
}

const withoutBucket = (texts: EnvTexts): ReadonlyArray<string> =>
  isSet(texts['KAOIRO_S3_BUCKET'])
    ? []
    : Object.keys(variables)
        .filter((name) => name.startsWith('KAOIRO_S3_') && isSet(texts[name]))
        .map((name) => `${name}: it needs KAOIRO_S3_BUCKET, the name of the bucket`)
