import { Command, CommanderError } from 'commander'
import { examples } from './command-line/common-options.js'
import { environment, exitCodes } from './command-line/conventions.js'
import type { DeclarationContext, Declaration } from './command-line/declaration.js'
import { printable } from './print/printable.js'
import { check } from './commands/check/declaration.js'
import { completion } from './commands/completion/declaration.js'
import { decode } from './commands/decode/declaration.js'
import { diagnose } from './commands/diagnose/declaration.js'
import { encode } from './commands/encode/declaration.js'
import { lightCard } from './commands/light-card/declaration.js'
import { man } from './commands/man/declaration.js'
import { render } from './commands/render/declaration.js'
import { report } from './commands/report/declaration.js'
import { serve } from './commands/serve/declaration.js'
import { store } from './commands/store/declaration.js'
import type { ExitCode } from './command-line/exit-code.js'
import { exitCode } from './command-line/exit-code.js'
import type { Streams } from './system/streams.js'
import { errorText } from './system/system-error.js'

/** All commands, in the order of the help. */
const commands: ReadonlyArray<Declaration> = [
  diagnose,
  check,
  decode,
  encode,
  render,
  report,
  lightCard,
  serve,
  store,
  completion,
  man,
]

/** Declares the command line, the source of help, completions and the man page. */
export const program = (declaring: DeclarationContext): Command => {
  const { streams } = declaring
  const root = new Command('kaoiro')
    .description('Kaoiro (顔色): face pattern and personal colour from one photo.')
    .version(KAOIRO_VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'Print the help of a command')
    .showHelpAfterError(
      '(kaoiro --help lists the commands, kaoiro <command> --help the options of one)',
    )
    .configureOutput({
      writeOut: streams.out,
      writeErr: streams.err,
      outputError: (text, write) => write(formatUsageError(text)),
    })
    .exitOverride()
    .addHelpText(
      'before',
      examples(
        'kaoiro diagnose photo.jpg --gender WOMEN',
        'kaoiro diagnose photos/ --gender WOMEN --out results.jsonl',
        'kaoiro decode 1F7womQ',
        'kaoiro render 1F7womQ --out card.png',
        'kaoiro serve --port 8080',
      ),
    )
    .addHelpText('after', conventions)
  for (const declare of commands) root.addCommand(declare(declaring).copyInheritedSettings(root))
  return root
}

const width = Math.max(...environment.map(({ name }) => name.length))

const conventions = [
  '',
  'Environment:',
  ...environment.map(({ name, meaning }) => `  ${name.padEnd(width)}  ${meaning}`),
  '',
  `Exit codes: ${exitCodes.map(({ name, meaning }) => `${name} ${meaning}`).join(', ')}.`,
].join('\n')

/** Maximum characters of a message: enough for commander's text with the longest list of choices. */
const max = 1000

/** Matches an address up to its @, which may contain user and password. */
const credentials = /(?<=')[^']*:.*@/gsu

/** Matches the start of commander's line with a suggestion. */
const suggestion = /\n(?=\(Did you mean )/

/** Makes a usage message of commander safe to print: it quotes what the user typed. */
const formatUsageError = (text: string): string => {
  const [error = '', ...suggestions] = text.trimEnd().split(suggestion)
  const message = error.replace(/^error: /, 'kaoiro: ').replace(credentials, '…@')
  return [message, ...suggestions].map((line) => `${printable(line, max)}\n`).join('')
}

/** Runs a command line in this process and resolves to its exit code. */
export const run = async (args: ReadonlyArray<string>, streams: Streams): Promise<ExitCode> => {
  let code: ExitCode = exitCode.done
  const finish = (result: ExitCode) => {
    code = result
  }
  try {
    await program({ streams, finish }).parseAsync(args, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? exitCode.done : exitCode.usage
    streams.err(
      `kaoiro: ${errorText(error)
        .split('\n')
        .map((line) => printable(line, max))
        .join('\n')}\n`,
    )
    return exitCode.failed
  }
}
