import type { Command } from 'commander'
import { Option } from 'commander'
import { languages } from '@kaoiro/core/content/content'
import { genders } from '@kaoiro/core/diagnosis/gender'
import type { Streams } from '../system/streams.js'
import { inWords } from '../system/system-error.js'
import { addressOption, genderOption, languageOption } from './option-values.js'

/** Each declaration wants its own. */
export const languageFlag = () =>
  new Option('--lang <language>', 'language of the output (default: from the locale)')
    .choices(languages)
    .argParser(languageOption)

export const genderFlag = (description = 'of the visitor') =>
  new Option('--gender <gender>', description).choices(genders).argParser(genderOption)

export const quietFlag = () => new Option('-q, --quiet', 'nothing on stderr but what went wrong')

export const siteFlag = () =>
  new Option(
    '--site <url>',
    'the site whose result page the URL names (default: $KAOIRO_SITE_URL, else this machine)',
  ).argParser(addressOption)

export const engineFlag = () =>
  new Option('--image-engine <engine>', 'what decodes photos; auto: sharp where it can be loaded')
    .choices(['auto', 'jimp', 'sharp'])
    .default('auto')

/** The addresses that the environment names, checked as the options are; an empty one names nothing. */
export const addressesIn = (env: Streams['env'], command: Command) => {
  const addressIn = (name: string): string => {
    try {
      return addressOption(env[name] ?? '')
    } catch (error) {
      return command.error(`error: ${name}: ${inWords(error)}`)
    }
  }
  const isSet = (name: string) => (env[name] ?? '') !== ''
  return {
    ...(isSet('KAOIRO_API_URL') ? { api: addressIn('KAOIRO_API_URL') } : {}),
    ...(isSet('KAOIRO_SITE_URL') ? { site: addressIn('KAOIRO_SITE_URL') } : {}),
  }
}

/** Examples, which help shows first: most readers want no more. */
export const examples = (...lines: ReadonlyArray<string>): string =>
  `Examples:\n${lines.map((line) => `  ${line}\n`).join('')}`

/** Where `kaoiro serve` shows a result, when neither a site nor an API was named. */
export const localSite = 'http://localhost:8080'
