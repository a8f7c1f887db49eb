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
    .description('check photos as diagnose would send them, without sending')
    .argument('<photo...>', 'JPEG or PNG files, folders of them, or quoted patterns')
    .option('--faces', 'check the faces too, like the service (loads its model)')
    .option('--json', 'print one JSON object a line')
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
