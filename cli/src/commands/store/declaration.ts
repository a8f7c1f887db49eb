import { Argument, Command } from 'commander'
import { examples, languageOption } from '../../command-line/common-options.js'
import type { Declaration } from '../../command-line/declaration.js'
import { parseName } from '../../command-line/option-parsers.js'
import type { StoreAction, StoreOptions } from './run.js'

export const store: Declaration = ({ streams, finish }) =>
  new Command('store')
    .addArgument(new Argument('<action>').choices(['check', 'new']))
    .addArgument(new Argument('<folder>').argParser(parseName))
    .option('--json')
    .addOption(languageOption())
    .addHelpText(
      'before',
      examples(
        'kaoiro store new lumen',
        'kaoiro store check lumen',
        'kaoiro store check lumen --json',
        'KAOIRO_STORE=lumen kaoiro decode 1F7womQ',
      ),
    )
    .action(async (action: StoreAction, folder: string, options: StoreOptions) => {
      const { storeCommand } = await import('./run.js')
      finish(await storeCommand(action, folder, options, streams))
    })
