import { Command } from 'commander'
import {
  environmentAddresses,
  examples,
  languageOption,
  valueOption,
} from '../../command-line/common-options.js'
import type { Declaration } from '../../command-line/declaration.js'
import { usageFault } from '../../command-line/usage-faults.js'
import { parseAddress, parseName } from '../../command-line/option-parsers.js'
import type { LightCardOptions } from './run.js'

type Given = Omit<LightCardOptions, 'site'> & { readonly site?: string }

export const lightCard: Declaration = ({ streams, finish }) =>
  new Command('light-card')
    .addOption(valueOption('--site <url>', parseAddress))
    .addOption(valueOption('-o, --out <file>', parseName))
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
      if (site === undefined) return command.error(usageFault('siteMissing'))
      const { lightCardCommand } = await import('./run.js')
      finish(await lightCardCommand({ ...given, site }, streams))
    })
