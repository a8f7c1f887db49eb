import type { AddHelpTextContext, Command } from 'commander'
import { Option } from 'commander'
import { languages } from '@kaoiro/core/language'
import { genders } from '@kaoiro/core/diagnosis'
import type { Streams } from '../system/streams.js'
import { errorText } from '../system/system-error.js'
import { parseAddress, parseGender, parseLanguage } from './option-parsers.js'
import { usageFault } from './usage-faults.js'

/** Creates a new option for each command: commander keeps state in its options. */
export function languageOption() {
  return new Option('--lang <language>').choices(languages).argParser(parseLanguage)
}

/** An option with a value. */
export function valueOption(flags: string, parse: (text: string) => unknown) {
  return new Option(flags).argParser(parse)
}

export function genderOption() {
  return new Option('--gender <gender>').choices(genders).argParser(parseGender)
}

/** The formats of the file that a command makes, and the one without `--format` and file name. */
interface FileFormats<Format extends string> {
  readonly formats: ReadonlyArray<Format>
  readonly usual: Format
}

export function formatOption<Format extends string>({ formats }: FileFormats<Format>) {
  return new Option('--format <format>').choices(formats)
}

interface NamedFile<Format extends string> {
  readonly format?: Format
  readonly out?: string
}

/** The format that `--format` or the file's name gives. Ends the program if the name has another ending. */
export function formatOf<Format extends string>(
  { formats, usual }: FileFormats<Format>,
  { format, out }: NamedFile<Format>,
  command: Command,
): Format {
  if (format !== undefined || out === undefined) return format ?? usual
  const name = out.toLowerCase()
  return (
    formats.find((ending) => name.endsWith(`.${ending}`)) ??
    command.error(usageFault('format', { file: out, endings: `.${formats.join(', .')}` }))
  )
}

export const quietOption = () => new Option('-q, --quiet')

export const siteOption = () => new Option('--site <url>').argParser(parseAddress)

export function engineOption() {
  return new Option('--image-engine <engine>').choices(['auto', 'jimp', 'sharp']).default('auto')
}

/** The addresses in the environment, validated like the options. Blank variables are ignored. */
export function environmentAddresses(env: Streams['env'], command: Command) {
  const readAddress = (name: string): string => {
    try {
      return parseAddress(env[name] ?? '')
    } catch (error) {
      return command.error(`${name}: ${errorText(error)}`)
    }
  }
  const isSet = (name: string) => (env[name] ?? '').trim() !== ''
  return {
    ...(isSet('KAOIRO_API_URL') ? { api: readAddress('KAOIRO_API_URL') } : {}),
    ...(isSet('KAOIRO_SITE_URL') ? { site: readAddress('KAOIRO_SITE_URL') } : {}),
  }
}

/** Formats examples. They come first in the help, because most readers look for them. */
export const examples =
  (...lines: ReadonlyArray<string>) =>
  ({ command }: AddHelpTextContext): string =>
    `${command.createHelp().styleTitle('Examples:')}\n${lines.map((line) => `  ${line}\n`).join('')}`

/**
 * The site of result pages: the given one, otherwise the address of the service, which may also serve these pages. Null
 * without a service.
 */
export function resultSite({
  site,
  api,
}: {
  readonly site?: string
  readonly api?: string
}): string | null {
  return site ?? api ?? null
}
