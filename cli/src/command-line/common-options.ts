import type { Command } from 'commander'
import { Option } from 'commander'
import { languages } from '@kaoiro/core/content/content'
import { genders } from '@kaoiro/core/diagnosis/gender'
import type { Streams } from '../system/streams.js'
import { errorText } from '../system/system-error.js'
import { parseAddress, parseGender, parseLanguage } from './option-parsers.js'

/** A new one for each command: commander keeps state in its options. */
export const languageOption = () =>
  new Option('--lang <language>', 'language of the output (default: from the locale)')
    .choices(languages)
    .argParser(parseLanguage)

export const genderOption = (description = 'of the visitor') =>
  new Option('--gender <gender>', description).choices(genders).argParser(parseGender)

export const quietOption = () => new Option('-q, --quiet', 'print only errors to stderr')

export const siteOption = () =>
  new Option(
    '--site <url>',
    'the site whose result page the URL names ' +
      '(default: $KAOIRO_SITE_URL, else the analysis service, else this machine)',
  ).argParser(parseAddress)

export const engineOption = () =>
  new Option('--image-engine <engine>', 'the decoder; auto: sharp if it can be loaded')
    .choices(['auto', 'jimp', 'sharp'])
    .default('auto')

/** The addresses that the environment names, checked as the options are; an empty one names nothing. */
export const environmentAddresses = (env: Streams['env'], command: Command) => {
  const readAddress = (name: string): string => {
    try {
      return parseAddress(env[name] ?? '')
    } catch (error) {
      return command.error(`error: ${name}: ${errorText(error)}`)
    }
  }
  const isSet = (name: string) => (env[name] ?? '') !== ''
  return {
    ...(isSet('KAOIRO_API_URL') ? { api: readAddress('KAOIRO_API_URL') } : {}),
    ...(isSet('KAOIRO_SITE_URL') ? { site: readAddress('KAOIRO_SITE_URL') } : {}),
  }
}

/** Examples, which help shows first: most readers want no more. */
export const examples = (...lines: ReadonlyArray<string>): string =>
  `Examples:\n${lines.map((line) => `  ${line}\n`).join('')}`

/** Where `kaoiro serve` shows a result. */
const localSite = 'http://localhost:8080'

/** The site of results: the one that was named, or the service's own, which may have the screens too. */
export const resultSite = ({
  site,
  api,
}: {
  readonly site?: string
  readonly api?: string
}): string => site ?? api ?? localSite
