import { Command, CommanderError } from 'commander'
import type { Language } from '@kaoiro/core/language'
import { preferredLanguage } from '@kaoiro/core/language'
import { loadTerminal } from '@kaoiro/texts/load'
import { commandOf, examplesText } from './command-line/declaration.js'
import { declarations } from './commands/declarations.js'
import { printable } from './print/printable.js'
import type { ExitCode } from './command-line/exit-code.js'
import { exitCode } from './command-line/exit-code.js'
import { localeLanguage } from './system/language.js'
import type { Streams } from './system/streams.js'
import { errorText, systemFault } from './system/system-error.js'

/** The examples of the program's own help. */
const programExamples: ReadonlyArray<string> = [
  'kaoiro diagnose photo.jpg --gender WOMEN',
  'kaoiro diagnose photos/ --gender WOMEN --out results.jsonl',
  'kaoiro decode 1F7womQ',
  "kaoiro wear 1F7womQ '#e60033'",
  'kaoiro render 1F7womQ --out card.png',
  'kaoiro serve --port 8080',
]

/** Commands that print what all the others declare. */
const describing: ReadonlyArray<string> = ['completion', 'man']

/** The commands that a command line needs: the one it calls, otherwise all. */
const commandsFor = ([name = '']: ReadonlyArray<string>) => {
  const isAlone = Object.hasOwn(declarations, name) && !describing.includes(name)
  return Object.entries(declarations).filter(([each]) => !isAlone || each === name)
}

/**
 * Declares the command line, the source of help, completions and the man page, with what `args` need of it. It prints
 * nothing before `localise`.
 */
export function program(
  streams: Streams,
  args: ReadonlyArray<string> = [],
  finish: (code: ExitCode) => void = () => undefined,
): Command {
  const ignore = () => undefined
  const root = new Command('kaoiro')
    .version(KAOIRO_VERSION, '-v, --version')
    .configureOutput({ writeOut: ignore, writeErr: ignore })
    .exitOverride()
    .addHelpText('before', examplesText(programExamples))
  for (const [name, declaration] of commandsFor(args))
    root.addCommand(commandOf(name, declaration, streams, finish).copyInheritedSettings(root))
  return root
}

/** The language of help and usage errors. */
const languageOf = (args: ReadonlyArray<string>, env: Streams['env']): Language => {
  const [, given = ''] = /(?:^|\n)--lang[=\n](.*)/.exec(args.join('\n')) ?? []
  return preferredLanguage([given]) ?? localeLanguage(env)
}

/** `-V` was the short form until version 0.1. For `help` with a wrong name, commander prints the help of everything. */
const withoutOldForms = (args: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [first, name = '-'] = args
  if (first === '-V') return ['-v']
  const isWrong = first === 'help' && !/^-|^help$/.test(name) && !Object.hasOwn(declarations, name)
  return isWrong ? args.slice(1) : args
}

/** A system error in the user's language, with its file; the message of any other error. */
export async function systemErrorText(
  error: unknown,
  args: ReadonlyArray<string>,
  env: Streams['env'],
): Promise<string> {
  const { writeErrors } = await loadTerminal(languageOf(args, env), 'render')
  const known = writeErrors[systemFault(error).code]
  const file = error instanceof Error && 'path' in error ? `${String(error.path)}: ` : ''
  return known === undefined ? errorText(error) : `${file}${known}`
}

/** Runs a command line in this process and resolves to its exit code. */
export async function run(args: ReadonlyArray<string>, streams: Streams): Promise<ExitCode> {
  let code: ExitCode = exitCode.done
  const finish = (result: ExitCode) => {
    code = result
  }
  const given = withoutOldForms(args)
  const parse = (root: Command): Promise<CommanderError | null> =>
    root.parseAsync(given, { from: 'user' }).then(
      () => null,
      (error: unknown) => {
        if (error instanceof CommanderError) return error
        throw error
      },
    )
  try {
    if ((await parse(program(streams, given, finish))) === null) return code
    // Only help and usage errors need their texts, so they are loaded for a second pass.
    const { localise } = await import('./command-line/localise.js')
    const texts = await loadTerminal(languageOf(args, streams.env), 'help')
    const root = program(streams, given, finish)
    const ended = await parse(localise(root, texts, streams))
    return ended?.exitCode === 0 ? exitCode.done : exitCode.usage
  } catch (error) {
    streams.err(
      `kaoiro: ${(await systemErrorText(error, args, streams.env))
        .split('\n')
        .map((line) => printable(line, max))
        .join('\n')}\n`,
    )
    return exitCode.failed
  }
}

/** Maximum characters of a line: enough for the longest message. */
const max = 1000
