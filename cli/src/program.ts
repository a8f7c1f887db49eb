import { Command } from 'commander'
import { check } from './declare/check.js'
import { examples } from './declare/common-options.js'
import { completion } from './declare/completion.js'
import { environment, exitCodes } from './conventions.js'
import { decode } from './declare/decode.js'
import type { Declaration, Declaring } from './declare/declaring.js'
import { diagnose } from './declare/diagnose.js'
import { encode } from './declare/encode.js'
import { man } from './declare/man.js'
import { render } from './declare/render.js'
import { serve } from './declare/serve.js'
import { usageError } from './usage-error.js'

/** In the order of help. */
const declarations: ReadonlyArray<Declaration> = [
  diagnose,
  check,
  decode,
  encode,
  render,
  serve,
  completion,
  man,
]

/** The whole command line, as it is declared: what help, completions and the man page are made from. */
export const program = (declaring: Declaring): Command => {
  const { streams } = declaring
  const root = new Command('kaoiro')
    .description('Kaoiro (顔色): face pattern and personal colour from one photo.')
    .version(KAOIRO_VERSION)
    .showHelpAfterError('(kaoiro --help shows the commands, kaoiro <command> --help its options)')
    .configureOutput({
      writeOut: streams.out,
      writeErr: streams.err,
      outputError: (text, write) => write(usageError(text)),
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
  for (const declare of declarations)
    root.addCommand(declare(declaring).copyInheritedSettings(root))
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
