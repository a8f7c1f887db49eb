import type {
  CommandOutline,
  OptionOutline,
  Outline,
  ValueOutline,
} from '../../command-line/outline.js'
import { valueCompletion } from './value-completion.js'

/** A script for fish. */
export const fishScript = (outline: Outline): string =>
  [
    `# kaoiro ${outline.version} for fish`,
    'complete -c kaoiro -f',
    ...outline.options.map(optionLine('__fish_use_subcommand')),
    ...outline.commands.flatMap(commandLines),
    '',
  ].join('\n')

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
  const offered = candidates(value)
  return offered === ' -f' ? [] : [line(condition, offered.trim())]
}

/** fish options: `-f` disables file completion, `-F` enables it again. */
const candidates = (value: ValueOutline): string => {
  const offered = valueCompletion(value)
  switch (offered._tag) {
    case 'Words':
      return ` -f -a ${quoted(offered.words.join(' '))}`
    case 'Files':
      return ' -F'
    case 'Folders':
      return " -f -a '(__fish_complete_directories)'"
    case 'Nothing':
      return ' -f'
  }
}

/** Quotes a text in single quotes for fish, with backslash escapes. */
const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`
