import { Command, Option } from 'commander'
import { defaultHairline } from '@kaoiro/core/photo'
import {
  environmentAddresses,
  engineOption,
  examples,
  genderOption,
  languageOption,
  quietOption,
  siteOption,
} from '../../command-line/common-options.js'
import type { Declaration } from '../../command-line/declaration.js'
import {
  parseAddress,
  parseConcurrency,
  parseHairline,
  parseTimeout,
} from '../../command-line/option-parsers.js'
import type { DiagnoseOptions } from './settings/options.js'

export const diagnose: Declaration = ({ streams, finish }) =>
  new Command('diagnose')
    .description('Analyse photos of faces and print the results with their confidences')
    .argument('<photo...>', 'JPEG or PNG files, folders, quoted patterns, or CSV manifests')
    .addOption(genderOption('the gender of the visitor, unless set in a manifest'))
    .option(
      '--hairline <percent|auto>',
      'hairline in percent of the image height from the top; auto: find it',
      parseHairline,
      defaultHairline,
    )
    .option('--same-person', 'combine two to five photos of one person into one result')
    .option('--out <file>', 'append one line of JSON per photo; run again to resume')
    .option('--retry-errors', 'retry the photos that failed according to --out')
    .option(
      '--concurrency <photos>',
      'most photos at a time (default: one per core; with --api: up to 64, fewer at a busy service)',
      parseConcurrency,
    )
    .option('--dry-run', 'prepare and check the photos without sending them')
    .addOption(
      new Option(
        '--api <url>',
        'send the photos to this service (default: $KAOIRO_API_URL, or analyse on this machine)',
      ).argParser(parseAddress),
    )
    .addOption(siteOption())
    .option(
      '--timeout <seconds>',
      'with --api: time limit of each call (default: 30)',
      parseTimeout,
    )
    .option('--record <folder>', 'with --api: save the calls and answers of each photo to files')
    .option('--replay <folder>', 'use recorded answers instead of a service')
    .addOption(engineOption())
    .option('--json', 'print JSON also for a single photo')
    .addOption(languageOption())
    .addOption(quietOption())
    .option('--verbose', 'with --api: print each call and its duration')
    .addHelpText(
      'before',
      examples(
        'kaoiro diagnose photo.jpg --gender WOMEN',
        'kaoiro diagnose photo.jpg --gender MEN --hairline 18 --json',
        'kaoiro diagnose a.jpg b.jpg c.jpg --gender WOMEN --same-person',
        'kaoiro diagnose photos/ --gender WOMEN --hairline auto --out results.jsonl',
        'kaoiro diagnose photos/ --gender WOMEN --out results.jsonl --retry-errors',
        'kaoiro diagnose people.csv --api https://api.example.com --out results.jsonl',
      ),
    )
    .addHelpText('after', manifestHelp)
    .action(async (photos: ReadonlyArray<string>, given: DiagnoseOptions, command: Command) => {
      const { diagnoseCommand } = await import('./run.js')
      const options = { ...environmentAddresses(streams.env, command), ...given }
      finish(await diagnoseCommand(photos, options, streams))
    })

const manifestHelp = `
A manifest is a CSV file with the header "path,gender,hairline,person" and one
line per photo. Only the column path is required; paths are relative to the
manifest's folder. For two to five photos of the same person, a combined result
is printed after the others, or written to results.people.jsonl if --out is
results.jsonl. If a hairline cannot be found (under a fringe, for example), 20
is used.`
