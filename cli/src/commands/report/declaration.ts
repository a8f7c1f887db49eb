import { Command, Option } from 'commander'
import {
  environmentAddresses,
  examples,
  languageOption,
  valueOption,
} from '../../command-line/common-options.js'
import type { Declaration } from '../../command-line/declaration.js'
import { parseAddress, parseName } from '../../command-line/option-parsers.js'
import type { ReportOptions } from './run.js'

export const report: Declaration = ({ streams, finish }) =>
  new Command('report')
    .argument('<code>')
    .addOption(valueOption('-o, --out <file>', parseName))
    .addOption(new Option('--format <format>').hideHelp())
    .addOption(valueOption('--site <url>', parseAddress))
    .addOption(languageOption())
    .addHelpText(
      'before',
      examples(
        'kaoiro report https://beauty.example.com/result/1F7womQ --out sheet.html',
        'kaoiro report 1F7womQ --lang zh-Hant > sheet.html',
      ),
    )
    .action(async (code: string, given: ReportOptions, command: Command) => {
      const { site: usual } = environmentAddresses(streams.env, command)
      const { reportCommand } = await import('./run.js')
      finish(await reportCommand(code, usual === undefined ? given : { usual, ...given }, streams))
    })
