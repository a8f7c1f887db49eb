import { Command, Option } from 'commander'
import { examples, languageOption } from '../../command-line/common-options.js'
import type { Declaration } from '../../command-line/declaration.js'
import { parseName, parsePort } from '../../command-line/option-parsers.js'
import type { ServeOptions } from './read-config.js'

export const serve: Declaration = ({ streams, finish }) =>
  new Command('serve')
    .description('serve the screens and the analysis service on one port')
    .option(
      '--port <number>',
      'the port to listen on; 0: any free one (default: $KAOIRO_PORT, else 8080)',
      parsePort,
    )
    .option(
      '--host <address>',
      'the address to listen on (default: $KAOIRO_HOST, else 0.0.0.0)',
      parseName,
    )
    .option(
      '--data <folder>',
      'the database and the waiting photos (default: $KAOIRO_DATA, else ~/.local/state/kaoiro)',
      parseName,
    )
    .addOption(
      new Option(
        '--role <role>',
        'web: only answer; worker: only analyse (default: $KAOIRO_ROLE, else all)',
      ).choices(['all', 'web', 'worker']),
    )
    .addOption(languageOption())
    .option('-q, --quiet', 'print only the address and errors')
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
      const { serveCommand } = await import('./run.js')
      finish(await serveCommand(options, streams))
    })

const environmentHelp = `
Ctrl-C lets work in progress finish, for at most 10 s; a second one stops at
once. The database, the bucket, limits and more are set in the environment:
see docs/running.md.`
