import { Command, Option } from 'commander'
import {
  environmentAddresses,
  examples,
  formatOf,
  formatOption,
  languageOption,
} from '../../command-line/common-options.js'
import type { Declaration } from '../../command-line/declaration.js'
import { parseAddress, parseName } from '../../command-line/option-parsers.js'
import type { ReportFormat, ReportOptions } from './run.js'

type Given = Omit<ReportOptions, 'format'> & { readonly format?: ReportFormat }

const files = { formats: ['pdf', 'html'], usual: 'pdf' } as const

export const report: Declaration = ({ streams, finish }) =>
  new Command('report')
    .description('Make the sheet of a result for a counselling appointment')
    .argument('<code>', 'result code or URL of a result page')
    .option('-o, --out <file>', '.pdf or .html file to write (default: stdout)', parseName)
    .addOption(formatOption(files))
    .addOption(
      new Option(
        '--site <url>',
        'site that the sheet’s QR code opens (default: that of the URL, or $KAOIRO_SITE_URL; ' +
          'without any of them, the sheet lacks a QR code)',
      ).argParser(parseAddress),
    )
    .addOption(languageOption())
    .addHelpText(
      'before',
      examples(
        'kaoiro report 1F7womQ --out report.pdf',
        'kaoiro report https://beauty.example.com/result/1F7womQ --out report.html',
        'kaoiro report 1F7womQ --lang zh-Hant --format html > report.html',
      ),
    )
    .action(async (code: string, given: Given, command: Command) => {
      const { site: usual } = environmentAddresses(streams.env, command)
      const options = { ...given, format: formatOf(files, given, command) }
      const { reportCommand } = await import('./run.js')
      finish(
        await reportCommand(code, usual === undefined ? options : { usual, ...options }, streams),
      )
    })
