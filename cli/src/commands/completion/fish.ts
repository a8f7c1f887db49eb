import type {
  CommandOutline,
  OptionOutline,
  Outline,
  ValueOutline,
} from '../../command-line/outline.js'
import { offered } from './value-completion.js'

/** A script for fish. */
export function fishScript(outline: Outline): string {
  return [
    `# kaoiro ${outline.version} for fish`,
    'complete -c kaoiro -f',
    ...outline.options.map(optionLine('__fish_use_subcommand')),
    ...outline.commands.flatMap(commandLines),
    '',
  ].join('\n')
}

const commandLines = (command: CommandOutline): ReadonlyArray<string> => {
  const within = `__fish_seen_subcommand_from ${command.name}`
  return [
    line('__fish_use_subcommand', `-a ${command.name} -d ${quoted(command.description)}`),
    ...command.options.map(optionLine(within)),
    ...command.arguments.slice(0, 1).flatMap((value) => argumentLine(within, value)),
  ]
}

const line = (condition: string, rest: string): string =>
  `complete -c kaoiro -n ${quoted(condition)} ${rest}`

const optionLine =
  (condition: string) =>
  ({ flags, description, value }: OptionOutline): string => {
    const names = flags.map((flag) =>
      flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`,
    )
    const takes = value === null ? '' : ` -r${candidates(value)}`
    return line(condition, `${names.join(' ')}${takes} -d ${quoted(description)}`)
  }

const argumentLine = (condition: string, value: ValueOutline): ReadonlyArray<string> => {
  const options = candidates(value)
  return options === ' -f' ? [] : [line(condition, options.trim())]
}

/** fish options: `-f` disables file completion, `-F` enables it again. */
const candidates = offered({
  words: (words) => ` -f -a ${quoted(words.join(' '))}`,
  files: ' -F',
  folders: " -f -a '(__fish_complete_directories)'",
  nothing: ' -f',
})

/** Quotes a text in single quotes for fish, with backslash escapes. */
const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`
