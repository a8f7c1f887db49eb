import { Command } from 'commander'
import {
  engineOption,
  examples,
  languageOption,
  quietOption,
} from '../../command-line/common-options.js'
import type { Declaration } from '../../command-line/declaration.js'
import type { CheckOptions } from './run.js'

export const check: Declaration = ({ streams, finish }) =>
  new Command('check')
    .description('Check whether photos are suitable, without sending them')
    .argument('<photo...>', 'JPEG or PNG files, folders, or quoted patterns')
    .option('--faces', 'also check the faces, as the service does (slower)')
    .option('--json', 'print one line of JSON per photo')
    .addOption(engineOption())
    .addOption(languageOption())
    .addOption(quietOption())
    .addHelpText(
      'before',
      examples(
        'kaoiro check photo.jpg',
        'kaoiro check photos/ --faces',
        'kaoiro check photos/ --faces --json > photos.jsonl',
        "kaoiro check 'photos/**/*.jpg' --image-engine jimp",
      ),
    )
    .action(async (photos: ReadonlyArray<string>, options: CheckOptions) => {
      const { checkCommand } = await import('./run.js')
      finish(await checkCommand(photos, options, streams))
    })
