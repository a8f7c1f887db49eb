import { Command, Option } from 'commander'
import {
  environmentAddresses,
  examples,
  languageOption,
} from '../../command-line/common-options.js'
import type { Declaration } from '../../command-line/declaration.js'
import { parseAddress, parseName } from '../../command-line/option-parsers.js'
import type { LightCardOptions } from './run.js'

type Given = Omit<LightCardOptions, 'site'> & { readonly site?: string }

export const lightCard: Declaration = ({ streams, finish }) =>
  new Command('light-card')
    .description('Make the card that visitors hold next to their face, as a PDF to print')
    .addOption(
      new Option(
        '--site <url>',
        'site that the card’s QR code opens (default: $KAOIRO_SITE_URL)',
      ).argParser(parseAddress),
    )
    .option('-o, --out <file>', 'PDF file to write (default: stdout)', parseName)
    .addOption(languageOption())
    .addHelpText(
      'before',
      examples(
        'kaoiro light-card --site https://beauty.example.com --out card.pdf',
        'kaoiro light-card --site https://beauty.example.com --lang ja > card.pdf',
      ),
    )
    .action(async (given: Given, command: Command) => {
      const site = given.site ?? environmentAddresses(streams.env, command).site
      if (site === undefined)
        return command.error('error: name the site with --site, or set KAOIRO_SITE_URL')
      const { lightCardCommand } = await import('./run.js')
      finish(await lightCardCommand({ ...given, site }, streams))
    })
