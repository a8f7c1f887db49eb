import type {
  ArgumentOutline,
  CommandOutline,
  OptionOutline,
  Outline,
} from '../../command-line/outline.js'
import { offered, quoted } from './value-completion.js'

/** A script for zsh, to be sourced or put into a folder of `$fpath` as `_kaoiro`. */
export function zshScript(outline: Outline): string {
  return `#compdef kaoiro
# kaoiro ${outline.version} for zsh

_kaoiro() {
  local curcontext=$curcontext state line
  typeset -A opt_args
  _arguments -C \\
${outline.options.map(optionSpec).join('')}    '1:command:->command' \\
    '*::argument:->argument' && return
  case $state in
    command)
      local -a commands
      commands=(
${outline.commands.map(described).join('\n')}
      )
      _describe command commands
      ;;
    argument)
      case $line[1] in
${outline.commands.map(commandCase).join('\n')}
      esac
      ;;
  esac
}

if [[ $funcstack[1] == _kaoiro ]]; then _kaoiro "$@"; else compdef _kaoiro kaoiro; fi
`
}

const described = ({ name, description }: CommandOutline): string =>
  `        ${quoted(`${name}:${escaped(description)}`)}`

const commandCase = ({ name, options, arguments: values }: CommandOutline): string =>
  `        ${name})
          _arguments \\
${[...options.map(optionSpec), ...values.map(argumentSpec)].join('')}            && return
          ;;`

/** Escapes text for the brackets and between the colons of `_arguments`. */
const escaped = (text: string): string => text.replace(/[\\[\]:]/g, '\\$&')

/** Offers options again after their first use: commander accepts repeated options and uses the last one. */
const optionSpec = ({ flags, description, value }: OptionOutline): string =>
  flags
    .map((flag) => {
      const takes = value === null ? '' : `:${escaped(value.name)}:${candidates(value)}`
      const sign = value !== null && flag.startsWith('--') ? '=' : ''
      return `    ${quoted(`(${flags.join(' ')})${flag}${sign}[${escaped(description)}]${takes}`)} \\\n`
    })
    .join('')

const argumentSpec = (argument: ArgumentOutline, index: number): string =>
  `    ${quoted(
    `${argument.variadic ? '*' : index + 1}:${escaped(argument.name)}:${candidates(argument)}`,
  )} \\\n`

const candidates = offered({
  words: (words) => `(${words.join(' ')})`,
  files: '_files',
  folders: '_files -/',
  nothing: ' ',
})
