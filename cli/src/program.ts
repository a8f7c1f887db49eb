import { Command } from 'commander'
import { examples } from './command-line/common-options.js'
import { environment, exitCodes } from './command-line/conventions.js'
import type { DeclarationContext } from './command-line/declaration.js'
import { formatUsageError } from './command-line/usage-error.js'
import { commands } from './commands/commands.js'

/** The whole command line, as it is declared: what help, completions and the man page are made from. */
export const program = (declaring: DeclarationContext): Command => {
  const { streams } = declaring
  const root = new Command('kaoiro')
    .description('Kaoiro (顔色): face pattern and personal colour from one photo.')
    .version(KAOIRO_VERSION)
    .showHelpAfterError('(kaoiro --help shows the commands, kaoiro <command> --help its options)')
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
