import type { CommandOutline, Outline } from '../../command-line/outline.js'
import { offered, quoted } from './value-completion.js'

/** A script for bash 3.2 (the version of macOS) and later. */
export function bashScript(outline: Outline): string {
  return `# kaoiro ${outline.version} for bash

_kaoiro_words() {
  local word
  while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen "$@")
}

_kaoiro_files() {
  compopt -o filenames 2>/dev/null
  _kaoiro_words "$@"
}

_kaoiro() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD - 1]} command= i
  # "--lang=ja" comes as three words.
  if [[ $prev == = ]]; then prev=\${COMP_WORDS[COMP_CWORD - 2]}; fi
  if [[ $cur == = ]]; then cur=; fi
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      -*) ;;
      *) command=\${COMP_WORDS[i]}; break ;;
    esac
  done
  case $command:$prev in
${[...outline.commands.flatMap(valueCases), ...outline.commands.flatMap(secondCase)].join('\n')}
  esac
  case $command:$cur in
${[{ ...outline, name: '' }, ...outline.commands].map(flagsCase).join('\n')}
  esac
  case $command in
    '') ${words(outline.commands.map(({ name }) => name))} ;;
${outline.commands.flatMap(argumentCase).join('\n')}
  esac
}

complete -F _kaoiro kaoiro
`
}

const words = (list: ReadonlyArray<string>): string =>
  `_kaoiro_words -W ${quoted(list.join(' '))} -- "$cur"`

const candidates = offered({
  words,
  files: '_kaoiro_files -f -- "$cur"',
  folders: '_kaoiro_files -d -- "$cur"',
  nothing: ':',
})

/** The cases of the script that complete the value after an option. */
const valueCases = ({ name, options }: CommandOutline): ReadonlyArray<string> =>
  options.flatMap(({ flags, value }) =>
    value === null
      ? []
      : [
          `    ${flags.map((flag) => `${name}:${flag}`).join('|')}) ${candidates(value)}; return ;;`,
        ],
  )

/** The case that completes a second argument after a first one of some words: `kaoiro store check <folder>`. */
const secondCase = ({ name, arguments: [first, second] }: CommandOutline): ReadonlyArray<string> =>
  first === undefined || second === undefined || first.choices.length === 0
    ? []
    : [
        `    ${first.choices.map((word) => `${name}:${word}`).join('|')}) ${candidates(second)}; return ;;`,
      ]

const flagsCase = ({ name, options }: CommandOutline): string =>
  `    ${name}:-*) ${words(options.flatMap(({ flags }) => flags))}; return ;;`

const argumentCase = ({ name, arguments: values }: CommandOutline): ReadonlyArray<string> =>
  values.slice(0, 1).map((value) => `    ${name}) ${candidates(value)} ;;`)
