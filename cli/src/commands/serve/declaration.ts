import { Command, Option } from 'commander'
import { examples, languageOption, valueOption } from '../../command-line/common-options.js'
import type { Declaration } from '../../command-line/declaration.js'
import { parseName, parsePort } from '../../command-line/option-parsers.js'
import type { ServeOptions } from './before-start.js'

export const serve: Declaration = ({ streams, finish }) =>
  new Command('serve')
    .addOption(valueOption('--port <number>', parsePort))
    .addOption(valueOption('--host <address>', parseName))
    .addOption(valueOption('--data <folder>', parseName))
    .addOption(valueOption('--store <folder>', parseName))
    .addOption(new Option('--role <role>').choices(['all', 'web', 'worker']))
    .addOption(languageOption())
    .option('-q, --quiet')
    .addHelpText(
      'before',
      examples(
        'kaoiro serve',
        'kaoiro serve --store lumen --port 3000 --host 127.0.0.1',
        'DATABASE_URL=postgresql://db.example.com/faces kaoiro serve --role worker',
      ),
    )
    .action(async (options: ServeOptions) => {
      const { serveCommand } = await import('./run.js')
      finish(await serveCommand(options, streams))
    })
