import { Argument, Command } from 'commander'
import { examples, languageOption } from '../../command-line/common-options.js'
import type { Declaration } from '../../command-line/declaration.js'
import { parseName } from '../../command-line/option-parsers.js'
import type { StoreAction, StoreOptions } from './run.js'

export const store: Declaration = ({ streams, finish }) =>
  new Command('store')
    .description('Check a store’s folder, or create one to edit')
    .addArgument(new Argument('<action>', 'what to do').choices(['check', 'new']))
    .argument('<folder>', 'folder with store.json', parseName)
    .addOption(languageOption())
    .addHelpText(
      'before',
      examples(
        'kaoiro store new lumen',
        'kaoiro store check lumen',
        'KAOIRO_STORE=lumen kaoiro decode 1F7womQ',
      ),
    )
    .action(async (action: StoreAction, folder: string, options: StoreOptions) => {
      const { storeCommand } = await import('./run.js')
      finish(await storeCommand(action, folder, options, streams))
    })
