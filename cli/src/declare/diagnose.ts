import { Command, Option } from 'commander'
import { defaultHairline } from '@kaoiro/core/hairline'
import type { DiagnoseOptions } from '../commands/diagnose.js'
import { addressOption, genderOption, hairlineOption } from '../options.js'
import { addressesIn, engineFlag, examples, languageFlag, siteFlag } from './common-options.js'
import type { Declaration } from './declaring.js'

export const diagnose: Declaration = ({ streams, finish }) =>
  new Command('diagnose')
    .description(
      'analyse a photo of a face and print the result, and how sure the service is of it',
    )
    .argument('<photo>', 'a JPEG or PNG file')
    .addOption(
      new Option('--gender <gender>', 'MEN or WOMEN').argParser(genderOption).makeOptionMandatory(),
    )
    .option(
      '--hairline <percent>',
      'where the hair begins, in percent from the top',
      hairlineOption,
      defaultHairline,
    )
    .addOption(
      new Option(
        '--api <url>',
        'the analysis service (default: $KAOIRO_API_URL, else the built-in one)',
      ).argParser(addressOption),
    )
    .addOption(siteFlag())
    .addOption(engineFlag())
    .option('--json', 'print one JSON object')
    .addOption(languageFlag())
    .addHelpText(
      'before',
      examples(
        'kaoiro diagnose photo.jpg --gender WOMEN',
        'kaoiro diagnose photo.jpg --gender MEN --hairline 18 --json',
        'kaoiro diagnose photo.jpg --gender WOMEN --api https://api.example.com',
      ),
    )
    .action(async (photo: string, given: DiagnoseOptions, command: Command) => {
      const { diagnoseCommand } = await import('../commands/diagnose.js')
      const options = { ...addressesIn(streams.env, command), ...given }
      finish(await diagnoseCommand(photo, options, streams))
    })
