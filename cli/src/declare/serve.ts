import { Command, Option } from 'commander'
import type { ServeOptions } from '../serve/options.js'
import { nameOption, portOption } from '../options.js'
import { examples, languageFlag } from './common-options.js'
import type { Declaration } from './declaring.js'

export const serve: Declaration = ({ streams, finish }) =>
  new Command('serve')
    .description('serve the screens and the analysis service on one port')
    .option(
      '--port <number>',
      'the port to listen on; 0: any free one (default: $KAOIRO_PORT, else 8080)',
      portOption,
    )
    .option(
      '--host <address>',
      'the address to listen on (default: $KAOIRO_HOST, else 0.0.0.0)',
      nameOption,
    )
    .option(
      '--data <folder>',
      'the database, and photos that wait (default: $KAOIRO_DATA, else ~/.local/state/kaoiro)',
      nameOption,
    )
    .addOption(
      new Option(
        '--role <role>',
        'web: only answer; worker: only analyse (default: $KAOIRO_ROLE, else all)',
      ).choices(['all', 'web', 'worker']),
    )
    .addOption(languageFlag())
    .option('-q, --quiet', 'print only the address, and what went wrong')
    .addHelpText(
      'before',
      examples(
        'kaoiro serve',
        'kaoiro serve --port 3000 --host 127.0.0.1',
        'DATABASE_URL=postgresql://db.example.com/faces kaoiro serve --role worker',
      ),
    )
    .addHelpText('after', environmentHelp)
    .action(async (options: ServeOptions) => {
      const { serveCommand } = await import('../commands/serve.js')
      finish(await serveCommand(options, streams))
    })

const environmentHelp = `
Ctrl-C stops it within 10 s, when what is under way has its end; twice at once.
The database, the bucket, limits and more are set in the environment: all its
variables stand in docs/running.md.`
