import { Argument, Command, Option } from 'commander'
import type { AddHelpTextContext } from 'commander'
import { localeLanguage } from '../system/language.js'
import type { Streams } from '../system/streams.js'
import type { ExitCode } from './exit-code.js'

/** An option or argument as data: commander keeps state in its own. */
interface ValueDeclaration {
  /** `-o, --out <file>` or `<photo...>`. */
  readonly flags: string
  readonly parse?: (text: string) => unknown
  readonly choices?: ReadonlyArray<string>
  readonly default?: string | number
  /** The property of an option that cannot be given as well. */
  readonly conflicts?: string
  readonly isMandatory?: true
  readonly isHidden?: true
}

/** A running command. Its `error` ends the program with a usage error. */
interface Running {
  readonly streams: Streams
  readonly command: Command
}

/** A command: its arguments, options and implementation, which is loaded when the command runs. */
export interface Declaration {
  readonly arguments?: ReadonlyArray<ValueDeclaration>
  readonly options?: ReadonlyArray<ValueDeclaration>
  readonly examples: ReadonlyArray<string>
  /**
   * Each command names the types of the options and arguments that it declares: commander does not know them. `lang` is that of the
   * locale if it was not given.
   */
  readonly run: (
    running: Running,
    options: never,
    ...values: ReadonlyArray<never>
  ) => Promise<ExitCode>
}

/** A declared command for commander. @param finish receives its exit code */
export function commandOf(
  name: string,
  declaration: Declaration,
  streams: Streams,
  finish: (code: ExitCode) => void,
): Command {
  const command = new Command(name).addHelpText('before', examplesText(declaration.examples))
  for (const given of declaration.arguments ?? []) {
    const argument = new Argument(given.flags)
    if (given.choices !== undefined) argument.choices(given.choices)
    if (given.parse !== undefined) argument.argParser(given.parse)
    command.addArgument(argument)
  }
  for (const given of declaration.options ?? []) command.addOption(optionOf(given))
  return command.action(async () => {
    const options = { lang: localeLanguage(streams.env), ...command.opts<object>() } as never
    const values = command.processedArgs as Array<never>
    finish(await declaration.run({ streams, command }, options, ...values))
  })
}

const optionOf = (given: ValueDeclaration): Option => {
  const option = new Option(given.flags).default(given.default)
  if (given.choices !== undefined) option.choices(given.choices)
  if (given.parse !== undefined) option.argParser(given.parse)
  if (given.conflicts !== undefined) option.conflicts(given.conflicts)
  return option.makeOptionMandatory(given.isMandatory === true).hideHelp(given.isHidden === true)
}

/** Examples come first in the help, because most readers look for them. */
export function examplesText(lines: ReadonlyArray<string>) {
  return ({ command }: AddHelpTextContext): string =>
    `${command.createHelp().styleTitle('Examples:')}\n${lines.map((line) => `  ${line}\n`).join('')}`
}
