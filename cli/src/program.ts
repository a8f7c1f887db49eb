import { Command, CommanderError } from 'commander'
import type { Language } from '@kaoiro/core/language'
import { preferredLanguage } from '@kaoiro/core/language'
import { loadTerminal } from '@kaoiro/texts/load'
import { examples } from './command-line/common-options.js'
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
import { localeLanguage } from './system/language.js'
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

/** Declares the command line, the source of help, completions and the man page. It prints nothing before `localise`. */
export const program = (declaring: DeclarationContext): Command => {
  const ignore = () => undefined
  const root = new Command('kaoiro')
    .version(KAOIRO_VERSION, '-v, --version')
    .configureOutput({ writeOut: ignore, writeErr: ignore })
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
  for (const declare of commands) root.addCommand(declare(declaring).copyInheritedSettings(root))
  return root
}

/** The language of help and usage errors. */
const languageOf = (args: ReadonlyArray<string>, env: Streams['env']): Language => {
  const [, given = ''] = /(?:^|\n)--lang[=\n](.*)/.exec(args.join('\n')) ?? []
  return preferredLanguage([given]) ?? localeLanguage(env)
}

/** Runs a command line in this process and resolves to its exit code. */
export const run = async (args: ReadonlyArray<string>, streams: Streams): Promise<ExitCode> => {
  let code: ExitCode = exitCode.done
  const finish = (result: ExitCode) => {
    code = result
  }
  // `-V` was the short form until version 0.1.
  const given = args[0] === '-V' ? ['-v'] : args
  const parse = (root: Command): Promise<CommanderError | null> =>
    root.parseAsync(given, { from: 'user' }).then(
      () => null,
      (error: unknown) => {
        if (error instanceof CommanderError) return error
        throw error
      },
    )
  try {
    if ((await parse(program({ streams, finish }))) === null) return code
    // Only help and usage errors need their texts, so they are loaded for a second pass.
    const { localise } = await import('./command-line/localise.js')
    const texts = await loadTerminal(languageOf(args, streams.env), 'help')
    const ended = await parse(localise(program({ streams, finish }), texts, streams))
    return ended?.exitCode === 0 ? exitCode.done : exitCode.usage
  } catch (error) {
    streams.err(
      `kaoiro: ${errorText(error)
        .split('\n')
        .map((line) => printable(line, max))
        .join('\n')}\n`,
    )
    return exitCode.failed
  }
}

/** Maximum characters of a line: enough for the longest message. */
const max = 1000
