import { Command } from 'commander'
import { defaultHairline } from '@kaoiro/core/photo'
import {
  environmentAddresses,
  engineOption,
  examples,
  genderOption,
  languageOption,
  quietOption,
  siteOption,
  valueOption,
} from '../../command-line/common-options.js'
import type { Declaration } from '../../command-line/declaration.js'
import {
  parseAddress,
  parseConcurrency,
  parseHairline,
  parseName,
  parseTimeout,
} from '../../command-line/option-parsers.js'
import type { GivenOptions } from './settings/settings.js'

export const diagnose: Declaration = ({ streams, finish }) =>
  new Command('diagnose')
    .argument('<photo...>')
    .addOption(genderOption())
    .addOption(valueOption('--hairline <percent|auto>', parseHairline).default(defaultHairline))
    .option('--same-person')
    .option('--out <file>')
    .option('--retry-errors')
    .addOption(valueOption('--concurrency <photos>', parseConcurrency))
    .option('--dry-run')
    .addOption(valueOption('--api <url>', parseAddress))
    .addOption(valueOption('--norms <file>', parseName))
    .addOption(siteOption())
    .addOption(valueOption('--timeout <seconds>', parseTimeout))
    .option('--record <folder>')
    .option('--replay <folder>')
    .addOption(engineOption())
    .option('--json')
    .addOption(languageOption())
    .addOption(quietOption())
    .option('--verbose')
    .addHelpText(
      'before',
      examples(
        'kaoiro diagnose photo.jpg --gender WOMEN',
        'kaoiro diagnose photo.jpg --gender MEN --hairline 18 --json',
        'kaoiro diagnose a.jpg b.jpg c.jpg --gender WOMEN --same-person',
        'kaoiro diagnose photos/ --gender WOMEN --hairline auto --out results.jsonl',
        'kaoiro diagnose photos/ --gender WOMEN --out results.jsonl --retry-errors',
        'kaoiro diagnose photos/ --gender MEN --norms lumen/norms.json --out results.csv',
        'kaoiro diagnose people.csv --api https://api.example.com --out results.jsonl',
      ),
    )
    .action(async (photos: ReadonlyArray<string>, given: GivenOptions, command: Command) => {
      const { diagnoseCommand } = await import('./run.js')
      const options = { ...environmentAddresses(streams.env, command), ...given }
      finish(await diagnoseCommand(photos, options, streams))
    })
