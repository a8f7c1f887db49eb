import type { Argument, Command, Help, Option } from 'commander'

/** The value of an option or argument: its name in the help, and the allowed words if only some are. */
export interface ValueOutline {
  readonly name: string
  readonly choices: ReadonlyArray<string>
}

export interface OptionOutline {
  /** The option as in the help: `-o, --out <file>`. */
  readonly term: string
  /** Short and long form: `-o` and `--out`. */
  readonly flags: ReadonlyArray<string>
  readonly description: string
  /** The description with choices and default, as in the help. */
  readonly details: string
  /** null for a switch. */
  readonly value: ValueOutline | null
}

export interface ArgumentOutline extends ValueOutline {
  readonly description: string
  readonly variadic: boolean
}

export interface CommandOutline {
  readonly name: string
  readonly usage: string
  readonly description: string
  readonly examples: ReadonlyArray<string>
  /** Text after the options. */
  readonly notes: ReadonlyArray<string>
  readonly arguments: ReadonlyArray<ArgumentOutline>
  readonly options: ReadonlyArray<OptionOutline>
}

/** The command line as data, the source of completions and the man page. */
export interface Outline extends CommandOutline {
  readonly version: string
  readonly commands: ReadonlyArray<CommandOutline>
}

export function outlineOf(root: Command): Outline {
  const help = root.createHelp()
  const visible = help.visibleCommands(root)
  const names = visible.map((command) => command.name())
  return {
    ...commandOutline(help, names)(root),
    version: root.version() ?? '',
    commands: visible.map(commandOutline(help, names)),
  }
}

const commandOutline =
  (help: Help, commands: ReadonlyArray<string>) =>
  (command: Command): CommandOutline => {
    const { before, after } = textsAround(command)
    return {
      name: command.name(),
      usage: help.commandUsage(command),
      description: command.description(),
      examples: linesOf(before).slice(1),
      notes: linesOf(after),
      arguments: command.registeredArguments.map(argumentOutline(commands)),
      options: help.visibleOptions(command).map(optionOutline(help)),
    }
  }

const optionOutline =
  (help: Help) =>
  (option: Option): OptionOutline => ({
    term: help.optionTerm(option),
    flags: [option.short, option.long].filter((flag) => flag !== undefined),
    description: option.description,
    details: help.optionDescription(option),
    value:
      option.required || option.optional
        ? valueOutline(valueName(option.flags), option.argChoices)
        : null,
  })

/** In a name like `<percent|auto>`, the words after the first `|` are choices. */
const valueOutline = (name: string, choices: ReadonlyArray<string> | undefined): ValueOutline => ({
  name,
  choices: choices ?? name.split('|').slice(1),
})

const valueName = (flags: string): string =>
  /[<[]([^>\]]+?)(?:\.\.\.)?[>\]]/.exec(flags)?.[1] ?? 'value'

/** Adds the choices of `help [command]`, which commander declares without any: the names of the commands. */
const argumentOutline =
  (commands: ReadonlyArray<string>) =>
  (argument: Argument): ArgumentOutline => ({
    name: argument.name(),
    description: argument.description,
    variadic: argument.variadic,
    choices: argument.argChoices ?? (argument.name() === 'command' ? commands : []),
  })

/** The help texts before and after the part that commander generates. */
const textsAround = (command: Command): { readonly before: string; readonly after: string } => {
  const usual = { ...command.configureOutput() }
  let shown = ''
  command.configureOutput({ ...usual, writeOut: (text) => (shown += text) })
  command.outputHelp()
  command.configureOutput(usual)
  const [before = '', after = ''] = shown.split(command.helpInformation())
  return { before, after }
}

const linesOf = (text: string): ReadonlyArray<string> =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
