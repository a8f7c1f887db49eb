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
    .argument('<photo...>')
    .option('--faces')
    .option('--json')
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
