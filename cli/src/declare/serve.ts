import { Command } from 'commander'
import type { ServeOptions } from '../commands/serve.js'
import { nameOption, portOption } from '../options.js'
import { examples, languageFlag } from './common-options.js'
import type { Declaration } from './declaring.js'

export const serve: Declaration = ({ streams, finish }) =>
  new Command('serve')
    .description('serve the screens and the analysis service on one port')
    .option('--port <number>', 'the port to listen on (0: any free one)', portOption, 8080)
    .option('--host <address>', 'the address to listen on', nameOption, '0.0.0.0')
    .option(
      '--data <folder>',
      'where photos wait for their analysis (default: ~/.local/state/kaoiro)',
      nameOption,
    )
    .addOption(languageFlag())
    .option('-q, --quiet', 'print only the address, and what went wrong')
    .addHelpText('before', examples('kaoiro serve', 'kaoiro serve --port 3000 --host 127.0.0.1'))
    .action(async (options: ServeOptions) => {
      const { serveCommand } = await import('../commands/serve.js')
      finish(await serveCommand(options, streams))
    })
