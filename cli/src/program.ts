import { Command } from 'commander'
import { examples } from './declare/common-options.js'
import { decode } from './declare/decode.js'
import type { Declaration, Declaring } from './declare/declaring.js'
import { diagnose } from './declare/diagnose.js'
import { serve } from './declare/serve.js'

/** In the order of help. */
const declarations: ReadonlyArray<Declaration> = [diagnose, decode, serve]

/** The whole command line, as it is declared: what help, completions and the man page are made from. */
export const program = (declaring: Declaring): Command => {
  const { streams } = declaring
  const root = new Command('kaoiro')
    .description('Kaoiro (顔色): face pattern and personal colour from one photo.')
    .version(KAOIRO_VERSION)
    .showHelpAfterError('(kaoiro --help shows the commands, kaoiro <command> --help its options)')
    .configureOutput({ writeOut: streams.out, writeErr: streams.err })
    .exitOverride()
    .addHelpText(
      'before',
      examples(
        'kaoiro diagnose photo.jpg --gender WOMEN',
        'kaoiro decode 1F7womQ',
        'kaoiro serve --port 8080',
      ),
    )
    .addHelpText('after', exitCodes)
  for (const declare of declarations)
    root.addCommand(declare(declaring).copyInheritedSettings(root))
  return root
}

const exitCodes = '\nExit codes: 0 done, 1 failed, 2 wrong usage, 130 interrupted.'
