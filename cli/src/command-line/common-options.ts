import type { Command } from 'commander'
import { languages } from '@kaoiro/core/language'
import type { Streams } from '../system/streams.js'
import { errorText } from '../system/system-error.js'
import { parseAddress, parseLanguage } from './option-parsers.js'
import { usageFault } from './usage-faults.js'

/** The formats of the file that a command makes, and the one without `--format` and file name. */
interface FileFormats<Format extends string> {
  readonly formats: ReadonlyArray<Format>
  readonly usual: Format
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

// Options of most commands.
export const json = { flags: '--json' }
export const lang = { flags: '--lang <language>', choices: languages, parse: parseLanguage }
export const quiet = { flags: '-q, --quiet' }
