import { Command, Option } from 'commander'
import { examples, languageOption } from '../../command-line/common-options.js'
import type { Declaration } from '../../command-line/declaration.js'
import { parseName, parsePort } from '../../command-line/option-parsers.js'
import type { ServeOptions } from './read-config.js'

export const serve: Declaration = ({ streams, finish }) =>
  new Command('serve')
    .description('Serve the web app and the analysis service on one port')
    .option(
      '--port <number>',
      'port to listen on; 0: any free port (default: $KAOIRO_PORT, or 8080)',
      parsePort,
    )
    .option(
      '--host <address>',
      'address to listen on (default: $KAOIRO_HOST, or 0.0.0.0)',
      parseName,
    )
    .option(
      '--data <folder>',
      'folder of the database and queued photos (default: $KAOIRO_DATA, or ~/.local/state/kaoiro)',
      parseName,
    )
    .option(
      '--store <folder>',
      'folder of the store: names, links, colours, products (default: $KAOIRO_STORE)',
      parseName,
    )
    .addOption(
      new Option(
        '--role <role>',
        'web: only answer requests; worker: only analyse photos (default: $KAOIRO_ROLE, or all)',
      ).choices(['all', 'web', 'worker']),
    )
    .addOption(languageOption())
    .option('-q, --quiet', 'print only the address and errors')
    .addHelpText(
      'before',
      examples(
        'kaoiro serve',
        'kaoiro serve --store lumen --port 3000 --host 127.0.0.1',
        'DATABASE_URL=postgresql://db.example.com/faces kaoiro serve --role worker',
      ),
    )
    .addHelpText('after', environmentHelp)
    .action(async (options: ServeOptions) => {
      const { serveCommand } = await import('./run.js')
      finish(await serveCommand(options, streams))
    })

const environmentHelp = `
Ctrl-C waits up to 10 s for requests and photos in progress; press it again to
stop immediately. Environment variables configure the database, the bucket, the
limits and more: see docs/running.md.`
