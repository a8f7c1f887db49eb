import type { AddHelpTextContext, Command, Help, HelpConfiguration } from 'commander'
import type { HelpTexts } from '@kaoiro/texts/types'
import { displayWidth, hanging, padColumns, wrapped } from '../print/columns.js'
import { printable } from '../print/printable.js'
import type { Streams } from '../system/streams.js'
import { faultText, valueSuggestion } from './usage-faults.js'

type Names = Readonly<Record<string, string>>

type ByCommand = Readonly<Record<string, Names>>

/** Gives a declared command line its texts, and output for help and usage errors. */
export function localise(
  root: Command,
  texts: HelpTexts,
  { out, err, columns, outColumns }: Pick<Streams, 'out' | 'err' | 'columns' | 'outColumns'>,
): Command {
  root.helpCommand('help [command]', texts.commands.help)
  for (const command of [root, ...root.commands]) {
    const name = command === root ? [root.name()] : [root.name(), command.name()]
    command
      .configureOutput({
        writeOut: out,
        writeErr: err,
        getOutHelpWidth: () => outColumns,
        getErrHelpWidth: () => columns,
        outputError: (text, write) => write(usageError(texts, text)),
      })
      .configureHelp(layout(texts))
      .helpOption('-h, --help', texts.options.common.help)
      .showHelpAfterError(texts.hint({ command: [...name, '--help'].join(' ') }))
      .addHelpText('after', (context) =>
        notes(texts, context, context.error ? columns : outColumns),
      )
    describe(command, texts)
  }
  return root
}

/** The texts of a command are named like the command, its arguments, and the properties of its options. */
const describe = (command: Command, texts: HelpTexts): void => {
  const name = command.name()
  const [own, ofOptions]: readonly [ByCommand, ByCommand] = [texts.arguments, texts.options]
  const commands: Names = texts.commands
  command.description(commands[name] ?? '')
  for (const argument of command.registeredArguments)
    argument.description = own[name]?.[argument.name()] ?? ''
  for (const option of command.options)
    option.description =
      ofOptions[name]?.[option.attributeName()] ??
      ofOptions['common']?.[option.attributeName()] ??
      ''
}

/** Text after the options: notes, and for the program its environment variables and exit codes. */
const notes = (texts: HelpTexts, { command }: AddHelpTextContext, columns: number): string => {
  const ofCommands: Names = texts.notes
  const note = ofCommands[command.name()]
  if (note !== undefined) return `\n${note.split('\n').flatMap(wrapped('', columns)).join('\n')}`
  if (command.parent !== null) return ''
  const lists = [
    [texts.titles.environment, texts.environment],
    [texts.titles.exitCodes, texts.exitCodes],
  ] as const
  const help = command.createHelp()
  help.helpWidth = columns
  return lists
    .map(([title, items]) => {
      const width = Math.max(...Object.keys(items).map((name) => name.length))
      const rows = Object.entries(items).map(([name, text]) =>
        help.formatItem(name, width, text, help),
      )
      return ['', title, ...rows].join('\n')
    })
    .join('\n')
}

/** Columns below which descriptions move below their terms. */
const minRoom = 32

/** The layout of the help: East Asian letters are two columns wide, and narrow terminals have room for one column only. */
const layout = (texts: HelpTexts): HelpConfiguration => ({
  displayWidth,
  boxWrap: (text, columns) => wrapped('', columns)(text).join('\n'),
  styleTitle: (title) => {
    const titles: Names = texts.titles
    return titles[title.slice(0, -1).toLowerCase()] ?? title
  },
  optionDescription: ({ description, argChoices, defaultValue }) =>
    withExtra(description, texts, argChoices, defaultValue),
  argumentDescription: ({ description, argChoices, defaultValue }) =>
    withExtra(description, texts, argChoices, defaultValue),
  formatItem: (term, termWidth, description, { helpWidth = 80 }: Help) => {
    const isNarrow = helpWidth - termWidth - 4 < minRoom
    const indent = ' '.repeat(isNarrow ? 6 : termWidth + 4)
    const lines = isNarrow
      ? [`  ${term}`, ...wrapped(indent, helpWidth)(description)]
      : hanging(`  ${padColumns(term, termWidth)}  `, indent, helpWidth)(description)
    return lines.join('\n').trimEnd()
  },
})

const withExtra = (
  description: string,
  texts: HelpTexts,
  choices: ReadonlyArray<string> | undefined,
  value: unknown,
): string => {
  const extra = [
    ...(choices === undefined ? [] : [texts.choices({ values: choices.join(', ') })]),
    ...(value === undefined ? [] : [texts.default({ value: `${value as string | number}` })]),
  ]
  return extra.length === 0
    ? description
    : texts.extra({ description, extra: extra.join('; ') }).trimStart()
}

/** Maximum characters of a message: enough for a text with the longest list of choices. */
const max = 1000

/** Matches an address up to its @, which may contain user and password. */
const credentials = /(?<=')[^']*:.*@/gsu

/** Matches commander's line with a suggestion. */
const suggestion = /\n\(Did you mean (?:one of )?([^()]*)\?\)$/

/** A usage message of commander in the language of the texts, safe to print: it quotes what the user typed. */
const usageError = (texts: HelpTexts, text: string): string => {
  const given = text.trimEnd().replace(/^error: /, '')
  const [message = '', names] = `${given}${valueSuggestion(given)}`.split(suggestion)
  const fault = faultText(texts.faults)(message.replace(credentials, '…@'))
  return [`kaoiro: ${fault}`, ...(names === undefined ? [] : [texts.suggestion({ names })])]
    .map((line) => `${printable(line, max)}\n`)
    .join('')
}
