import { Command } from 'commander'
import {
  environmentAddresses,
  examples,
  genderOption,
  languageOption,
  quietOption,
  resultSite,
  siteOption,
} from '../../command-line/common-options.js'
import type { Declaration } from '../../command-line/declaration.js'
import type { EncodeOptions } from './run.js'

type Given = Omit<EncodeOptions, 'site'> & Partial<Pick<EncodeOptions, 'site'>>

export const encode: Declaration = ({ streams, finish }) =>
  new Command('encode')
    .argument('[file]')
    .addOption(genderOption().makeOptionMandatory())
    .addOption(siteOption())
    .option('--json')
    .addOption(languageOption())
    .addOption(quietOption())
    .addHelpText(
      'before',
      examples(
        'kaoiro encode result.json --gender WOMEN',
        'kaoiro encode result.json --gender MEN --site https://beauty.example.com',
        'curl -s https://api.example.com/v1/sessions/ID | kaoiro encode --gender MEN',
      ),
    )
    .action(async (file: string | undefined, given: Given, command: Command) => {
      const { encodeCommand } = await import('./run.js')
      const options = { site: resultSite(environmentAddresses(streams.env, command)), ...given }
      finish(await encodeCommand(file ?? '-', options, streams))
    })
