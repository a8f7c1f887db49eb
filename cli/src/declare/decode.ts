import { Command } from 'commander'
import type { DecodeOptions } from '../commands/decode.js'
import { examples, languageFlag } from './common-options.js'
import type { Declaration } from './declaring.js'

export const decode: Declaration = ({ streams, finish }) =>
  new Command('decode')
    .description('say what a result code or result URL means')
    .argument('<code>', 'a result code, or the URL of a result page')
    .option('--json', 'print one JSON object')
    .addOption(languageFlag())
    .addHelpText(
      'before',
      examples(
        'kaoiro decode 1F7womQ',
        'kaoiro decode https://beauty.example.com/result/1F7womQ --lang ja',
        'kaoiro decode 1F7womQ --json',
      ),
    )
    .action(async (code: string, options: DecodeOptions) => {
      const { decodeCommand } = await import('../commands/decode.js')
      finish(await decodeCommand(code, options, streams))
    })
