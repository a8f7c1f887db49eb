import { Command } from 'commander'
import {
  engineOption,
  environmentAddresses,
  examples,
  genderOption,
  languageOption,
  quietOption,
  valueOption,
} from '../../command-line/common-options.js'
import type { Declaration } from '../../command-line/declaration.js'
import { parseAddress, parseDay, parseName } from '../../command-line/option-parsers.js'
import { usageFault } from '../../command-line/usage-faults.js'
import type { NormsOptions } from './from-service.js'

export const norms: Declaration = ({ streams, finish }) =>
  new Command('norms')
    .argument('[photo...]')
    .addOption(genderOption())
    .addOption(valueOption('-o, --out <file>', parseName))
    .option('--overwrite')
    .addOption(valueOption('--api <url>', parseAddress))
    .addOption(valueOption('--since <day>', parseDay))
    .addOption(engineOption())
    .addOption(languageOption())
    .addOption(quietOption())
    .addHelpText(
      'before',
      examples(
        'kaoiro norms photos/ --gender WOMEN --out lumen/norms.json',
        'kaoiro norms people.csv --out lumen/norms.json --overwrite',
        'kaoiro norms --api https://beauty.example.com --since 2026-11-01 --out lumen/norms.json',
      ),
    )
    .action(async (photos: ReadonlyArray<string>, given: NormsOptions, command: Command) => {
      if (photos.length > 0 && given.api !== undefined)
        return command.error(usageFault('conflict', { option: 'photo', other: '--api' }))
      const api = given.api ?? environmentAddresses(streams.env, command).api
      if (photos.length === 0 && api === undefined)
        return command.error(usageFault('missingArgument', { name: 'photo' }))
      const { normsCommand } = await import('./run.js')
      finish(await normsCommand(photos, photos.length > 0 ? given : { ...given, api }, streams))
    })
