import { Command, Option } from 'commander'
import { defaultHairline } from '@kaoiro/core/photo/hairline'
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
    .description(
      'analyse photos of faces and print the results, and how sure the service is of them',
    )
    .argument('<photo...>', 'JPEG or PNG files, folders, quoted patterns, or CSV manifests')
    .addOption(genderOption('of the visitor, unless a manifest says it'))
    .option(
      '--hairline <percent|auto>',
      'position of the hairline, in percent of the height from the top; auto: find it',
      parseHairline,
      defaultHairline,
    )
    .option(
      '--same-person',
      'two to five photos of one person: one result, and how well they agree',
    )
    .option('--out <file>', 'append a JSON line for each photo; run again to resume')
    .option('--retry-errors', 'retry the photos whose record in --out is an error')
    .option(
      '--concurrency <photos>',
      'photos in progress at a time (default: 8; 64 on this machine)',
      parseConcurrency,
    )
    .option('--dry-run', 'prepare and check the photos, and send nothing')
    .addOption(
      new Option(
        '--api <url>',
        'the analysis service (default: $KAOIRO_API_URL, else the built-in one)',
      ).argParser(parseAddress),
    )
    .addOption(siteOption())
    .option('--timeout <seconds>', 'time limit of each call (default: 30)', parseTimeout)
    .option('--record <folder>', 'save the calls and answers of each photo')
    .option('--replay <folder>', 'use the recorded answers; call no service')
    .addOption(engineOption())
    .option('--json', 'print JSON for a single photo too')
    .addOption(languageOption())
    .addOption(quietOption())
    .option('--verbose', 'show each call with its time')
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
A manifest has a line "path,gender,hairline,person" and one line for each photo;
its paths start in its own folder, and all other columns may be left out. Two to
five photos of the same person give one more result, all of them together: after
the others, or beside --out results.jsonl in results.people.jsonl.
A hairline that cannot be found, under a fringe for instance, is 20.`
